import type { Store } from '@noodlenaut/db';
import type { Services } from '../context.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';

/**
 * Lets a child into a class once every approval is there, and tells its guardians of the new teacher (decision 0060). The caller
 * has locked the class and then the child.
 * @returns false while an approval is missing
 */
export async function enterClass(
  ctx: Pick<Services, 'env' | 'now'>,
  store: Store,
  membershipId: string,
  actorId: string,
): Promise<boolean> {
  const entered = await store.classMembers.enter(membershipId);
  if (entered) await notifyOfTeacher(ctx, store, { ...entered, actorId });
  return entered !== undefined;
}

interface Arrival {
  readonly childId: string;
  readonly classId: string;
  readonly actorId: string;
}
/** Tells the guardians that a teacher sees the child from now on. Taking the child out of the class undoes it. */
export const notifyOfTeacher = (
  ctx: Pick<Services, 'env' | 'now'>,
  store: Store,
  { childId, classId, actorId }: Arrival,
) =>
  notifyGuardians(ctx, store, { childId, kind: 'new-teacher', actorId, about: classId, canBeUndone: true });

/** The same for everybody in a class: a second teacher joined, or the class was reopened. */
export async function notifyClassOfTeacher(
  ctx: Pick<Services, 'env' | 'now'>,
  store: Store,
  about: Omit<Arrival, 'childId'>,
): Promise<void> {
  for (const childId of await store.classMembers.withGuardians(about.classId))
    await notifyOfTeacher(ctx, store, { ...about, childId });
}
