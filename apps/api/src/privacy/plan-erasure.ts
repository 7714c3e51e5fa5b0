import { ownErasureMail } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import { type Site, notifyGuardians } from '../family/notify-guardians.ts';
import { AppError } from '../errors/app-error.ts';
import { notifyKept } from './delete-child.ts';
import { notifyOwner } from './notify-owner.ts';

export interface ErasureWish {
  readonly person: { readonly id: string; readonly username: string };
  /** Null: staff. */
  readonly askedBy: string | null;
  /** Children of whom the person is the only guardian, and who are erased on the same day. */
  readonly alsoChildren: readonly string[];
  /** The session that asks, and may undo; all others end. */
  readonly exceptSid: string | null;
}

/**
 * Plans the erasure of an account in seven days: it is signed out elsewhere, its owner gets a mail, and the guardians of every
 * child it is linked to are told. Written in the caller's transaction.
 * @returns the day, and the children who are erased too; undefined when it was planned already
 * @throws AppError not_found, wrong_state for a child that may not be erased with it
 */
export async function planErasure(site: Site, store: Store, wish: ErasureWish) {
  const { person, askedBy, exceptSid } = wish;
  const asked = await store.privacy.askErase(person.id, askedBy);
  if (!asked) return undefined;
  const alsoChildren = await lockOnlyChildren(store, wish);
  for (const childId of alsoChildren) {
    if (!(await store.privacy.askErase(childId, askedBy, person.id))) continue;
    await store.sessions.endAll(childId);
    await notifyGuardians(site, store, { childId, kind: 'erasure', actorId: askedBy, canBeUndone: true });
  }
  await tellOthers(site, store, person.id, 'guardian-leaves');
  await store.sessions.endAll(person.id, exceptSid);
  const url = `${site.env.PUBLIC_URL}/login`;
  await notifyOwner(store, person.id, ownErasureMail({ username: person.username, ...asked, url }));
  return { ...asked, alsoChildren };
}

/**
 * Undoes it, and brings back the children who were to be erased too.
 * @returns those children; undefined when nothing was planned
 */
export async function keepAccount(site: Site, store: Store, personId: string, actorId: string | null) {
  const { eraseAt } = await store.leaving.of(personId);
  const kept = await store.privacy.undoErase(personId);
  if (kept.length === 0) return undefined;
  const children = kept.filter((id) => id !== personId);
  for (const childId of children) await notifyKept(site, store, childId, actorId);
  // When the reason was that nobody used the account, the others had been told nothing.
  if (eraseAt !== null) await tellOthers(site, store, personId, 'guardian-stays');
  return children;
}

/**
 * Locks the children, so that nobody confirms or ends a link of theirs meanwhile. Their links are checked before, so that nobody
 * waits for a stranger's child.
 */
async function lockOnlyChildren(store: Store, { person, alsoChildren }: ErasureWish): Promise<string[]> {
  const wanted = [...new Set(alsoChildren)].toSorted();
  if (wanted.length === 0) return [];
  const look = async () => {
    const { children } = await store.leaving.of(person.id);
    for (const childId of wanted) {
      const child = children.find(({ id }) => id === childId);
      if (!child) throw new AppError('not_found');
      if (!child.isAlone)
        throw new AppError('wrong_state', { message: 'Another grown-up is linked to this child.' });
    }
  };
  await look();
  for (const childId of wanted) await store.users.lockLearner(childId);
  await look();
  return wanted;
}

async function tellOthers(
  site: Site,
  store: Store,
  actorId: string,
  kind: 'guardian-leaves' | 'guardian-stays',
) {
  const { children } = await store.leaving.of(actorId);
  for (const { id: childId, linkId, isAlone } of children)
    if (!isAlone) await notifyGuardians(site, store, { childId, kind, actorId, about: linkId });
}
