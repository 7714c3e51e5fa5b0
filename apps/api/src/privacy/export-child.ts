import { displayName } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { doneBy } from '../family/done-by.ts';
import { guardianOf } from '../family/guardian-of.ts';
import { tellGuardians } from '../family/tell-guardians.ts';
import { confirmOneself } from '../passwords/confirm-password.ts';
import { zipOfKept } from './zip-of-kept.ts';

/** Everything we keep of a child as a ZIP of JSON and CSV, for a guardian who proves again who they are; all are told (PRODUCT 1). */
export async function exportChild(
  ctx: SignedInContext,
  input: { childId: string; password?: string | undefined },
) {
  const child = await guardianOf(ctx, ctx.store, input.childId);
  await confirmOneself(ctx, input.password);
  const kept = await ctx.store.privacy.export(child.id);
  await ctx.store.transaction(async (store) => {
    await store.audit.write({ ...doneBy(ctx, 'privacy.export'), childId: child.id });
    await tellGuardians(ctx, store, { childId: child.id, kind: 'export', actorId: ctx.viewer.id });
  });
  return {
    fileName: `${displayName(child).replace(/[^\p{L}\p{N}]+/gu, '-')}.zip`,
    zipBase64: Buffer.from(await zipOfKept(kept)).toString('base64'),
  };
}
