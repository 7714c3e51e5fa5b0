/** A round of practice, and the day's five (P3.23). */
export const ROUND_ITEMS = 10;
export const DAILY_ITEMS = 5;
