/** The states of a pupil's membership in a class. */
export type MembershipStatus = 'pending' | 'active' | 'ended';

/** Kinds of assignments. */
export const ASSIGNMENT_KINDS = ['lesson', 'practice', 'quiz'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** An invitation code for a teacher is valid for seven days and once, like a family code (security 2.15). */
export const INVITE_DAYS = 7;
/** A printed card is valid for a school year, or until a new one is made. */
export const CARD_DAYS = 365;
