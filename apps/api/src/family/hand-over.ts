import { mayHandOver } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { doneBy } from './done-by.ts';
import { lockLink } from './lock-link.ts';
import { tellGuardians } from './tell-guardians.ts';

/** The primary guardian makes another one decide; for seven days they may take it back, and nobody puts them out (PRODUCT 1). */
export const handOver = (ctx: SignedInContext, linkId: string) =>
  ctx.store.transaction(async (store) => {
    const { childId, guardianId } = await lockLink(ctx, store, linkId, mayHandOver);
    await store.guardianLinks.makePrimary(childId, guardianId);
    await store.audit.write({ ...doneBy(ctx, 'family.handOver'), childId, object: guardianId });
    const actorId = ctx.viewer.id;
    await tellGuardians(ctx, store, {
      childId,
      kind: 'handed-over',
      actorId,
      about: linkId,
      canBeUndone: true,
    });
    return { linkId, status: 'active' as const };
  });
