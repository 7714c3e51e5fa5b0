import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { gameRules, isRoomCode, type RoomStatus } from '@noodlenaut/domain';
import { audienceOf } from './audience-of.ts';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import type { OpenedRoom } from './create-room.ts';
import { checkSubject } from '../plans/check-subject.ts';
import { takeSeat } from './take-seat.ts';

const OVER: readonly RoomStatus[] = ['completed', 'cancelled', 'expired'];

/** Why nobody gets in, for a child who has the right code (S2.117). */
const ROOM_SENTENCES = {
  locked: 'This room is locked. Ask the host to open it.',
  running: 'This game has started. You can play in the next one.',
  over: 'This game is over. Ask for the code of the next one.',
} as const;

async function refusalOf(
  store: Store,
  { id, currentParticipants, maxPlayers }: OpenedRoom,
): Promise<AppError> {
  if (currentParticipants >= maxPlayers) return new AppError('room_full');
  const isLocked = (await store.quiz.lockOf(id)) !== undefined;
  return new AppError('wrong_state', { message: ROOM_SENTENCES[isLocked ? 'locked' : 'running'] });
}

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
    // A room that has ended counts as a guess, as an unknown one does; it only has a sentence of its own.
    isOver = found !== undefined && OVER.includes(found.status);
    return found && !isOver ? found : null;
  };
  let isOver = false;
  const found = await limits.attempt('rooms.badcode', viewer.id, () =>
    limits.attempt('rooms.badcode.address', address, look),
  );
  if (found) return found;
  throw isOver ? new AppError('wrong_state', { message: ROOM_SENTENCES.over }) : noSuchRoom();
}

/**
 * Takes a seat in a waiting room, or in a class-quiz that runs (S7.39, I2). Who has a seat keeps it; a full room, a locked one
 * and one that has begun say so. A room of strangers needs the consent (P4.06), its subject a plan that opens it.
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
    await takeSeat(store, found.id, viewer.id, reserved.seats);
    return reserved.seats;
  });
  const room = await services.store.quiz.byCode(code);
  if (!room) throw new AppError('not_found');
  if (seat === null) throw await refusalOf(services.store, room);
  return { ...room, seat };
}
