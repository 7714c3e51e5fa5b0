import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { DEFAULT_GRADE, displayName, signInHelp } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { lockClass } from './lock-class.ts';
import { loginCard } from './login-card.ts';
import { madeUpSignIns } from './made-up-sign-in.ts';

/**
 * New login cards for pupils whose accounts this class made and who have no guardian (P1.34): new passwords or pictures, as a
 * reset gives them. The old ones end, and their open sessions too.
 */
export async function printCards(
  services: Pick<Context, 'limits' | 'now' | 'passwords' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: { classId: string; childIds: string[] },
) {
  const { classId } = input;
  const childIds = [...new Set(input.childIds)];
  const teaches = await services.store.classes.detail(classId, viewer.id);
  if (!teaches) throw new AppError('not_found');
  await services.limits.consume('class.cards', viewer.id);
  const pupils = await services.store.classMembers.pupils(classId, childIds);
  if (pupils.length < childIds.length) throw new AppError('not_found');
  refuseForeignAccounts(pupils);
  const signIns = await madeUpSignIns(
    services,
    pupils.map(({ grade }) => grade ?? DEFAULT_GRADE),
  );
  const cards = await services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    // A pupil of two classes may get a card from two teachers at once: one of the cards is valid.
    await store.users.lockLearners(childIds);
    const still = await store.classMembers.pupils(classId, childIds);
    if (still.length < childIds.length) throw new AppError('not_found');
    // Checked again under the lock, because a guardian may have been linked meanwhile.
    refuseForeignAccounts(still);
    const made = [];
    for (const [at, pupil] of pupils.entries()) {
      const signIn = signIns[at];
      if (!signIn) continue;
      made.push(await loginCard(services, viewer, store, { ...pupil, name: displayName(pupil) }, signIn));
      await store.sessions.endAll(pupil.id);
      await store.audit.write({
        ...auditEntry(services, viewer, 'classes.cards'),
        childId: pupil.id,
        object: classId,
      });
    }
    return made;
  });
  return { className: teaches.name, cards };
}

/** @throws AppError forbidden_role when one of them is not the class's own, or has a guardian now */
export function refuseForeignAccounts(pupils: readonly Parameters<typeof signInHelp>[0][]): void {
  if (pupils.some((pupil) => signInHelp(pupil) !== 'class'))
    throw new AppError('forbidden_role', {
      message:
        'Cards and letters are for accounts that this class made, while no grown-up is linked. For the others, ask the grown-up.',
    });
}
