import type { Store } from '@noodlenaut/db';
import type { SignedInContext } from '../context.ts';
import { doneBy } from '../family/done-by.ts';
import { guardianOf, primaryGuardianOf } from '../family/guardian-of.ts';
import { type Site, tellGuardians } from '../family/tell-guardians.ts';
import { confirmOneself } from '../passwords/confirm-password.ts';

/**
 * The primary guardian asks for a child's account to be erased: it sleeps at once, its sessions end, all guardians are told,
 * and after seven days it is gone (PRODUCT 1). Asked for twice, the first day counts.
 */
export async function deleteChild(
  ctx: SignedInContext,
  input: { childId: string; password?: string | undefined },
) {
  const { childId } = input;
  await primaryGuardianOf(ctx, ctx.store, childId);
  await confirmOneself(ctx, input.password);
  const eraseAt = await ctx.store.transaction(async (store) => {
    await store.users.lockLearner(childId);
    await primaryGuardianOf(ctx, store, childId);
    const asked = await store.privacy.askErase(childId, ctx.viewer.id);
    if (!asked) return store.privacy.eraseAt(childId);
    await store.sessions.endAll(childId);
    await store.audit.write({ ...doneBy(ctx, 'privacy.deleteChild'), childId });
    await tellGuardians(ctx, store, { childId, kind: 'erasure', actorId: ctx.viewer.id, canBeUndone: true });
    return asked.eraseAt;
  });
  return { eraseAt };
}

/** Any guardian wakes the account again within the seven days. */
export async function undoDelete(ctx: SignedInContext, childId: string) {
  await guardianOf(ctx, ctx.store, childId);
  await ctx.store.transaction(async (store) => {
    if ((await store.privacy.undoErase(childId)).length === 0) return;
    await store.audit.write({ ...doneBy(ctx, 'privacy.undoDelete'), childId });
    await tellKept(ctx, store, childId, ctx.viewer.id);
  });
  return { eraseAt: null };
}

/** Tells the guardians of a child that its account stays. */
export async function tellKept(
  site: Site,
  store: Store,
  childId: string,
  actorId: string | null,
): Promise<void> {
  await store.guardianNotices.markUndone(childId, { kind: 'erasure', since: new Date(0) }, site.now());
  await tellGuardians(site, store, { childId, kind: 'erasure-stopped', actorId });
}
