import type { SignedInContext } from '../context.ts';
import type { RoomStatus } from '@noodlenaut/domain';
import { audienceOf } from './audience-of.ts';
import { AppError } from '../errors/app-error.ts';

const OVER: readonly RoomStatus[] = ['completed', 'cancelled', 'expired'];

/**
 * Takes a seat in a waiting room, or in a class-quiz between two questions (SPEC 4, I2). Who has one keeps it. Wrong codes are counted (SAFETY 2.5), and a room
 * that is full or has begun says so. A room of strangers waits for the consent (P4.06).
 */
export async function joinRoom(ctx: SignedInContext, code: string) {
  await ctx.limits.check('rooms.badcode', ctx.viewer.id);
  const found = await ctx.store.quiz.byCode(code);
  // A room that is over is as gone as one that never was; a guess at its code counts too.
  if (!found || OVER.includes(found.status)) {
    await ctx.limits.consume('rooms.badcode', ctx.viewer.id);
    throw new AppError('not_found', { message: 'Could not join room. Check the room code and try again.' });
  }
  if ((await audienceOf(ctx)) !== 'everybody' && !(await ctx.store.quiz.isOwn(found.id, ctx.viewer.id)))
    throw new AppError('consent_required', { scope: 'multiplayer' });
  const seat = await ctx.store.transaction(async (store) => {
    await store.quiz.lock(found.id);
    const mine = await store.quiz.seatOf(found.id, ctx.viewer.id);
    if (mine) return mine.seat;
    const reserved = await store.quiz.reserveSeat(found.id);
    if (!reserved) return null;
    await store.quiz.sit(found.id, ctx.viewer.id, reserved.seats);
    return reserved.seats;
  });
  const room = await ctx.store.quiz.byCode(code);
  if (!room) throw new AppError('not_found');
  if (seat === null)
    throw new AppError(room.currentParticipants >= room.maxPlayers ? 'room_full' : 'wrong_state');
  return { ...room, seat };
}
