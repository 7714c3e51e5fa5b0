import { DAY_MS } from '@noodlenaut/domain';
import type { Context } from '../context.ts';

/** So long a session may go on after its time (P5.05). */
const GRACE_MS = 10 * 60_000;

/** So long the tutor may still say that nobody came. */
const FORGOTTEN_MS = DAY_MS;

/**
 * Ends requests that ran out (P5.04), sessions whose time was over ten minutes ago, and a day after their time those that nobody
 * began. Returns how many.
 */
export async function endByTime({ now, store }: Pick<Context, 'now' | 'store'>): Promise<number> {
  const at = now();
  const forgotten = await store.tutoringMoves.forget(new Date(at.getTime() - FORGOTTEN_MS));
  let ended = forgotten + (await store.tutoringMoves.expire(at));
  for (const { id, tutorId } of await store.tutoringMoves.overdue(new Date(at.getTime() - GRACE_MS)))
    await store.transaction(async (inOne) => {
      if (!(await inOne.tutoringMoves.endSession(id, ['in-progress'], 'completed', { completedAt: at })))
        return;
      await inOne.tutoringMoves.sumUpTutor(tutorId);
      ended += 1;
    });
  return ended;
}
