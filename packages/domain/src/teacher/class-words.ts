/** The states of a pupil's membership in a class. */
export type MembershipStatus = 'pending' | 'active' | 'ended';

/** What a teacher gives by naming it: a lesson, a round of practice, a game of a subject. */
export const NAMED_ASSIGNMENT_KINDS = ['lesson', 'practice', 'quiz'] as const;
export type NamedAssignmentKind = (typeof NAMED_ASSIGNMENT_KINDS)[number];

/** Kinds of assignments. `homework` is a quiz with questions of its own, for each in their own time (decision 0101). */
export const ASSIGNMENT_KINDS = [...NAMED_ASSIGNMENT_KINDS, 'homework'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** The most groups of pupils in a class (decision 0108). */
export const LEARNER_GROUPS_MAX = 10;

/** An invitation code for a teacher is valid for seven days and once, like a family code (security 2.15). */
export const INVITE_DAYS = 7;
/** A printed card is valid for a school year, or until a new one is made. */
export const CARD_DAYS = 365;
