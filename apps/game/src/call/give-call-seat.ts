import { logger, matchMaker } from '@colyseus/core';
import type { ErrorCode as AppErrorCode } from '@noodlenaut/contract';
import { callPart } from '@noodlenaut/domain';
import { findLiveRoom, NotOpen } from '../live-rooms/find-live-room.ts';
import type { Visitor } from '../sessions/find-viewer.ts';
import type { CallAdmission } from './admission.ts';
import { callClaims } from './call-claims.ts';
import type { CallServices } from './call-services.ts';
import { callSession } from './may-call.ts';

type Seat = Awaited<ReturnType<typeof matchMaker.reserveSeatFor>>;

/**
 * A reservation for one socket, good for ten seconds. Who belongs to the session, its state and its time, and the guardians' consent
 * are looked at each time, also for a page that comes back. A stranger and an unknown session get the same answer (P9.05).
 */
export async function giveCallSeat(
  services: CallServices,
  sessionId: string,
  visitor: Visitor,
  visit: string,
): Promise<Seat | AppErrorCode> {
  if (visitor.lacksFactor) return 'second_factor_needed';
  const session = await callSession(services, sessionId, new Date());
  const part = session && callPart(session.row, visitor.id);
  if (!session || !part) return 'not_found';
  if (session.refusal !== null) return session.refusal;
  try {
    const admitted: CallAdmission = { visit, ...part };
    return await matchMaker.reserveSeatFor(
      await findLiveRoom(callClaims(services), sessionId),
      admitted,
      visitor,
    );
  } catch (cause) {
    if (cause instanceof NotOpen) return 'wrong_state';
    logger.warn({ err: cause, sessionId }, 'no seat in a call');
    return 'busy';
  }
}
