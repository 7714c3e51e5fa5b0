import { judge } from '@noodlenaut/ai';
import type { Store } from '@noodlenaut/db';
import { DEFAULT_GRADE, type Grade } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';

const SLOT_MS = 30 * 60_000;

/** Alone, and with what was written around it, in either order: a sentence may stand in two messages or fields. */
const readings = (text: string, around: readonly string[]): readonly string[] => [
  text,
  ...around.flatMap((other) => [other, `${other} ${text}`, `${text} ${other}`]),
];

interface Crisis {
  readonly childId: string;
  readonly grade: Grade | null;
  readonly text: string;
  /** What the child wrote around it. */
  readonly around: readonly string[];
  readonly createdAt: Date;
}
type Services = Pick<Context, 'env' | 'helper' | 'now' | 'store'>;

/** Whether the child names a grown-up around them as the one who harms: then guardians are not told (security 6.5, P7.15). */
function isForStaffAlone({ text, around, grade }: Crisis, { helper }: Services): boolean {
  const { lexicon } = helper.parts();
  const writer = { grade: grade ?? DEFAULT_GRADE, known: { words: [] }, recent: [] };
  return readings(text, around).some((one) => judge(one, writer, lexicon).isCaregiverImplicated);
}

/** Tells guardians that their child wrote of danger in tutoring, without the words, at most once in half an hour. */
export async function tellOfCrisis(services: Services, store: Store, crisis: Crisis): Promise<void> {
  if (isForStaffAlone(crisis, services)) return;
  const once = `${Math.floor(crisis.createdAt.getTime() / SLOT_MS)}`;
  await notifyGuardians(services, store, {
    childId: crisis.childId,
    kind: 'tutoring-crisis',
    actorId: null,
    once,
  });
}

/**
 * Tells of what children wrote in calls that something bad happens, as of the same sentence to the helper. Staff see each of them among
 * the refused texts. Returns how many were looked at.
 */
export const tellOfCrises = (services: Services): Promise<number> =>
  services.store.transaction(async (store) => {
    const crises = await store.sessionMessages.takeCrises();
    for (const { message, ...crisis } of crises)
      await tellOfCrisis(services, store, { ...crisis, text: message ?? '' });
    return crises.length;
  });
