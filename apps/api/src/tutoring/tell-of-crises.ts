import { judge } from '@noodlenaut/ai';
import type { SessionCrisis } from '@noodlenaut/db';
import { DEFAULT_GRADE } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';

const SLOT_MS = 30 * 60_000;

/** A sentence may stand in two messages. */
const pairs = (texts: readonly string[]): readonly string[] =>
  texts.map((text, index) => [text, texts[index + 1]].filter(Boolean).toReversed().join(' '));

/** Whether the child names a grown-up around them as the one who harms: then guardians are not told (security 6.5, P7.15). */
function isForStaffAlone(
  { message, before, grade }: SessionCrisis,
  helper: Pick<Context, 'helper'>['helper'],
): boolean {
  const { lexicon } = helper.parts();
  const writer = { grade: grade ?? DEFAULT_GRADE, known: { words: [] }, recent: [] };
  const texts = [message ?? '', ...before];
  return [...texts, ...pairs(texts)].some((text) => judge(text, writer, lexicon).isCaregiverImplicated);
}

/**
 * Tells guardians of a child who wrote in a tutoring call that something bad happens, as they are told of the same sentence to the
 * helper: at most once in half an hour. Staff see each of them among the refused texts. Returns how many were looked at.
 */
export const tellOfCrises = (services: Pick<Context, 'env' | 'helper' | 'now' | 'store'>): Promise<number> =>
  services.store.transaction(async (store) => {
    const crises = await store.sessionMessages.takeCrises();
    for (const crisis of crises)
      if (!isForStaffAlone(crisis, services.helper))
        await notifyGuardians(services, store, {
          childId: crisis.childId,
          kind: 'tutoring-crisis',
          actorId: null,
          once: `${Math.floor(crisis.createdAt.getTime() / SLOT_MS)}`,
        });
    return crises.length;
  });
