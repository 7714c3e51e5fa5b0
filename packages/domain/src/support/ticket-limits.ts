/** The longest question and the longest answer, in characters. */
export const TICKET_LENGTH = 4000;
/** A closed ticket is deleted after so many days, one that stays open after a year. */
export const CLOSED_TICKET_DAYS = 180;
export const OPEN_TICKET_DAYS = 365;
/** The longest text that an operator may give for the hours of support. */
export const SUPPORT_HOURS_LENGTH = 200;
