import { DAY_MS } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { dayOf, notifyGuardians } from '../family/notify-guardians.ts';

/**
 * Once a day: guardians of children who wrote harmful words, or five rude ones, in the last 24 hours are told (security 6.5).
 * A day is told once however often it runs. Returns of how many children.
 */
export async function writeDigests(services: Pick<Context, 'env' | 'now' | 'store'>): Promise<number> {
  const now = services.now();
  const children = await services.store.safety.digest(new Date(now.getTime() - DAY_MS));
  for (const { childId } of children)
    await services.store.transaction((store) =>
      notifyGuardians(services, store, { childId, kind: 'helper-words', actorId: null, once: dayOf(now) }),
    );
  return children.length;
}
