import type { SessionMembers } from '@noodlenaut/db';
import { callRefusal, callTimes, consentAllows } from '@noodlenaut/domain';
import type { CallServices } from './call-services.ts';

type Used = Pick<CallServices, 'store' | 'consentMode'>;

/** A session as its call needs it. */
export interface CallSession {
  readonly row: SessionMembers;
  /** Why nobody gets a seat right now. */
  readonly refusal: 'wrong_state' | 'consent_required' | null;
  readonly closesAt: Date;
}

/** The session, looked at again at each seat and from time to time while the call runs; null for an unknown one. */
export async function callSession(
  { store, consentMode }: Used,
  sessionId: string,
  now: Date,
): Promise<CallSession | null> {
  const row = await store.sessionMessages.members(sessionId);
  if (!row) return null;
  const isAllowed = consentAllows(consentMode, 'tutoring', await store.consents.words(row.studentId));
  return { row, refusal: callRefusal(row, isAllowed, now), closesAt: callTimes(row).closesAt };
}

/** Whether nobody may be in this call any more. */
export async function isOver(used: Used, sessionId: string): Promise<boolean> {
  const session = await callSession(used, sessionId, new Date());
  return session === null || session.refusal !== null;
}
