import { displayName } from '../account/display-name.ts';
import { isRoomOpen, sessionEnd, type BookedSession } from './session-times.ts';

/** On which side a person is in a tutoring session (S3.68). */
export const TUTORING_ROLES = ['student', 'tutor', 'guardian'] as const;
export type TutoringRole = (typeof TUTORING_ROLES)[number];

interface CallPeople {
  readonly studentId: string;
  readonly tutorId: string;
  /** Verified, and the account is open. */
  readonly isTutorAllowed: boolean;
  /** With an active link to the student. */
  readonly guardians: readonly { readonly id: string }[];
}

function callRole(people: CallPeople, personId: string): TutoringRole | null {
  if (people.studentId === personId) return 'student';
  if (people.tutorId === personId) return people.isTutorAllowed ? 'tutor' : null;
  return people.guardians.some(({ id }) => id === personId) ? 'guardian' : null;
}

interface Named {
  readonly firstName: string | null;
  readonly name: string | null;
}
export interface CallMembers extends CallPeople {
  readonly student: Named;
  readonly tutor: Named;
  readonly guardians: readonly (Named & { readonly id: string })[];
}

/** On which side and under which name this person is in the call; null for strangers (P9.05). */
export function callPart(
  members: CallMembers,
  personId: string,
): { readonly role: TutoringRole; readonly name: string } | null {
  const role = callRole(members, personId);
  if (role === null) return null;
  const guardian = members.guardians.find(({ id }) => id === personId) ?? { firstName: null, name: null };
  return { role, name: displayName({ ...members, guardian }[role]) };
}

/** Why a member gets no seat right now; null: they get one. */
export function callRefusal(
  session: BookedSession,
  isAllowedByGuardians: boolean,
  now: Date,
): 'wrong_state' | 'consent_required' | null {
  if (!isRoomOpen(session, now)) return 'wrong_state';
  return isAllowedByGuardians ? null : 'consent_required';
}

/** One page of a person in a call, from when until when it was seen. */
export interface CallEvidence {
  readonly personId: string;
  readonly personType: TutoringRole;
  readonly cameAt: Date;
  readonly seenAt: Date;
}

/** Whether this side was in the call at any moment of the session's time (P5.19). */
export const wasInCall = (
  evidence: readonly CallEvidence[],
  side: 'student' | 'tutor',
  session: Pick<BookedSession, 'scheduledTime' | 'duration'>,
): boolean =>
  evidence.some(
    ({ personType, cameAt, seenAt }) =>
      personType === side && cameAt <= sessionEnd(session) && seenAt >= session.scheduledTime,
  );
