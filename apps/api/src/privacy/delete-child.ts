import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from '../family/done-by.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';

/**
 * A guardian asks for a child's account to be erased: it sleeps at once, its sessions end, and after seven days it is
 * gone (PRODUCT 1). Asked for twice, the first day counts.
 */
export async function deleteChild(ctx: SignedInContext, input: { childId: string; password: string }) {
  const { childId } = input;
  await mustBeGuardian(ctx, childId);
  await confirmPassword(ctx, input.password);
  const eraseAt = await ctx.store.transaction(async (store) => {
    const asked = await store.privacy.askErase(childId, ctx.viewer.id);
    if (!asked) return store.privacy.eraseAt(childId);
    await store.sessions.endAll(childId);
    await store.audit.write({ ...doneBy(ctx, 'privacy.deleteChild'), childId });
    return asked.eraseAt;
  });
  return { eraseAt };
}

/** Any guardian wakes the account again within the seven days. */
export async function undoDelete(ctx: SignedInContext, childId: string) {
  await mustBeGuardian(ctx, childId);
  await ctx.store.transaction(async (store) => {
    if (await store.privacy.undoErase(childId))
      await store.audit.write({ ...doneBy(ctx, 'privacy.undoDelete'), childId });
  });
  return { eraseAt: null };
}

async function mustBeGuardian(ctx: SignedInContext, childId: string): Promise<void> {
  const child = await ctx.store.guardianLinks.childFor(childId, ctx.viewer.id);
  if (!child || child.id === ctx.viewer.id) throw new AppError('not_found');
}
