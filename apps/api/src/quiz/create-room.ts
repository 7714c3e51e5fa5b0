import { randomInt } from 'node:crypto';
import type { createRoomRequest } from '@noodlenaut/contract';
import { MAX_PLAYERS, roomCode } from '@noodlenaut/domain';
import { sqlState } from '@noodlenaut/db';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** Codes number 387 million, so a second draw is rare and a fifth means something else is wrong. */
const DRAWS = 5;

/** Opens a waiting room with its host in the first seat (SPEC 3, SAFETY 2.5). class-quiz rooms are a teacher's. */
export async function createRoom(ctx: SignedInContext, input: z.output<typeof createRoomRequest>) {
  if (input.gameType === 'class-quiz') throw new AppError('forbidden_role');
  const most = MAX_PLAYERS[input.gameType];
  const maxPlayers = input.maxPlayers ?? most;
  if (maxPlayers < 2 || maxPlayers > most) {
    const message = `This game is for 2 to ${most} players`;
    throw new AppError('invalid_input', { message, issues: [{ path: 'maxPlayers', message }] });
  }
  await ctx.limits.consume('rooms.create', ctx.viewer.id);
  const { subject, grade, gameType } = input;
  for (let draw = 1; ; draw += 1) {
    const code = roomCode((sides) => randomInt(sides));
    try {
      await ctx.store.transaction(async (store) => {
        const { id } = await store.quiz.create({
          code,
          hostId: ctx.viewer.id,
          subject,
          grade,
          gameType,
          maxPlayers,
        });
        const taken = await store.quiz.reserveSeat(id);
        await store.quiz.sit(id, ctx.viewer.id, taken?.seats ?? 1);
      });
    } catch (thrown) {
      if (sqlState(thrown) === '23505' && draw < DRAWS) continue;
      throw thrown;
    }
    const room = await ctx.store.quiz.byCode(code);
    if (!room) throw new AppError('not_found');
    return room;
  }
}
