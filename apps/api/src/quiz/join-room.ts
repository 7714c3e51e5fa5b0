import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { gameRules, isRoomCode, type RoomStatus } from '@noodlenaut/domain';
import { audienceOf } from './audience-of.ts';
import { AppError } from '../errors/app-error.ts';
import { checkSubject } from '../plans/check-subject.ts';

const OVER: readonly RoomStatus[] = ['completed', 'cancelled', 'expired'];

const noSuchRoom = () =>
  new AppError('not_found', { message: 'Could not join room. Check the room code and try again.' });

/**
 * The room of a code. Each guess is counted before it is looked up, and the count is taken back when it was right, so that of any
 * number of guesses at once no more are looked up than allowed. A class shares one address, which therefore has a limit of its
 * own (security 2.5).
 */
async function roomBehind(
  { limits, store, address }: Pick<Context, 'address' | 'limits' | 'store'>,
  viewer: SessionViewer,
  code: string,
) {
  // Text that cannot be a code is a typing mistake and no guess.
  if (!isRoomCode(code)) throw noSuchRoom();
  const look = async () => {
    const found = await store.quiz.byCode(code);
    // A room that has ended and an unknown one get the same answer, and both count as a guess.
    return found && !OVER.includes(found.status) ? found : null;
  };
  const found = await limits.attempt('rooms.badcode', viewer.id, () =>
    limits.attempt('rooms.badcode.address', address, look),
  );
  if (found) return found;
  throw noSuchRoom();
}

/**
 * Takes a seat in a waiting room, or in a class-quiz between two questions (S7.39, I2). Who has a seat keeps it; a full room or
 * one that has begun says so. A room of strangers needs the consent (P4.06), its subject a plan that opens it.
 */
export async function joinRoom(
  services: Pick<Context, 'address' | 'env' | 'limits' | 'store'>,
  viewer: SessionViewer,
  code: string,
) {
  const found = await roomBehind(services, viewer, code);
  if (
    (await audienceOf(services, viewer)) !== 'everybody' &&
    !(await services.store.quiz.isOwn(found.id, viewer.id))
  )
    throw new AppError('consent_required', { scope: 'multiplayer' });
  const seat = await services.store.transaction(async (store) => {
    await store.quiz.lock(found.id);
    const mine = await store.quiz.seatOf(found.id, viewer.id);
    if (mine) return mine.seat;
    // A class plays together: none of its pupils is turned away.
    if (!gameRules(found.gameType).hasProjector) checkSubject(viewer, found.subject);
    const reserved = await store.quiz.reserveSeat(found.id);
    if (!reserved) return null;
    await store.quiz.sit(found.id, viewer.id, reserved.seats);
    return reserved.seats;
  });
  const room = await services.store.quiz.byCode(code);
  if (!room) throw new AppError('not_found');
  if (seat === null)
    throw new AppError(room.currentParticipants >= room.maxPlayers ? 'room_full' : 'wrong_state');
  return { ...room, seat };
}
