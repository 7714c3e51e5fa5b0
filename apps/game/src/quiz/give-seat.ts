import { logger, matchMaker } from '@colyseus/core';
import type { ErrorCode as AppErrorCode } from '@noodlenaut/contract';
import { readComfort, roomAudience, type RoomStatus } from '@noodlenaut/domain';
import type { Visitor } from '../sessions/find-viewer.ts';
import { findLiveRoom, NotOpen } from '../live-rooms/find-live-room.ts';
import { quizClaims } from './quiz-claims.ts';
import type { Admission } from './admission.ts';
import { chosenFace } from './chosen-face.ts';
import type { QuizServices } from './quiz-services.ts';

type Seat = Awaited<ReturnType<typeof matchMaker.reserveSeatFor>>;

/** A completed game still shows its podium; its room decides for how long. */
const OPEN: readonly RoomStatus[] = ['waiting', 'in_progress', 'completed'];

/**
 * In which role a person enters; null for people who do not belong to the game. A missing game and a foreign one look alike
 * (P9.05).
 */
async function admissionOf({ store }: QuizServices, roomId: string, personId: string, isRemote: boolean) {
  const row = await store.quiz.admission(roomId, personId);
  if (!row || !OPEN.includes(row.status)) return null;
  if (row.seat === null)
    return row.hostId === personId ? ({ newcomer: null, isRemote } satisfies Admission) : null;
  // Who plays has one device.
  if (isRemote) return null;
  const hasExtraTime = readComfort(row.preferences['comfort']).gameTime === 'more';
  return {
    newcomer: { id: personId, seat: row.seat, hasExtraTime, face: chosenFace(row) },
    isRemote,
  } satisfies Admission;
}

/**
 * Whether the person may play here. A withdrawn consent counts in either mode, and also for people who have a seat already
 * (P1.49, P4.06): rooms of strangers are then closed to them.
 */
export async function mayPlay(
  { store, consentMode }: Pick<QuizServices, 'store' | 'consentMode'>,
  roomId: string,
  { id, role }: Pick<Visitor, 'id' | 'role'>,
): Promise<boolean> {
  if (role === 'teacher') return true;
  const audience = roomAudience(consentMode, await store.consents.words(id));
  return audience === 'everybody' || store.quiz.isOwn(roomId, id);
}

/**
 * A reservation for one socket, good for some seconds: for participants, and for a host who only watches.
 * @param isRemote for the host's second device, which does not take the place of the projector
 */
export async function giveSeat(
  services: QuizServices,
  roomId: string,
  visitor: Visitor,
  isRemote = false,
): Promise<Seat | AppErrorCode> {
  if (visitor.lacksFactor) return 'second_factor_needed';
  const admission = await admissionOf(services, roomId, visitor.id, isRemote);
  if (!admission) return 'not_found';
  if (!(await mayPlay(services, roomId, visitor))) return 'consent_required';
  try {
    return await matchMaker.reserveSeatFor(
      await findLiveRoom(quizClaims(services), roomId),
      admission,
      visitor,
    );
  } catch (cause) {
    if (cause instanceof NotOpen) return 'wrong_state';
    // A server has just died or is about to stop, or the database or Redis is out of reach. The page asks again in a moment.
    logger.warn({ err: cause, roomId }, 'no seat in a game');
    return 'busy';
  }
}
