/** A pupil's place in a class: asked for, given, over. */
export type MembershipStatus = 'pending' | 'active' | 'ended';

/** What a class may be given to do. */
export const ASSIGNMENT_KINDS = ['lesson', 'practice', 'quiz'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];
