/** A pupil's place in a class: asked for, given, over. */
export type MembershipStatus = 'pending' | 'active' | 'ended';

/** What a class may be given to do. */
export const ASSIGNMENT_KINDS = ['lesson', 'practice', 'quiz'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** A code for a teacher lives seven days and lets one in, as a family code does (security 2.15). */
export const INVITE_DAYS = 7;
/** A printed card is good for a school year, or until it is made anew. */
export const CARD_DAYS = 365;
