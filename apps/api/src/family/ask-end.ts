import { mayAskEnd } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { doneBy } from './done-by.ts';
import { lockLink } from './lock-link.ts';
import { dayOf, tellGuardians } from './tell-guardians.ts';

const setWish = (ctx: SignedInContext, linkId: string, isAsked: boolean) =>
  ctx.store.transaction(async (store) => {
    const { childId, guardianId } = await lockLink(ctx, store, linkId, mayAskEnd);
    await store.guardianLinks.askEnd(linkId, isAsked);
    const action = isAsked ? 'family.askEnd' : 'family.takeBackEnd';
    await store.audit.write({ ...doneBy(ctx, action), childId, object: guardianId });
    const once = `${linkId} ${dayOf(ctx.now())}`;
    if (isAsked)
      await tellGuardians(ctx, store, { childId, kind: 'end-asked', actorId: childId, about: linkId, once });
    return { linkId, status: 'active' as const };
  });

/** A child asks for the end of a link; all its guardians are told, and the link lives until one of them ends it (PRODUCT 1). */
export const askEnd = (ctx: SignedInContext, linkId: string) => setWish(ctx, linkId, true);
export const takeBackEnd = (ctx: SignedInContext, linkId: string) => setWish(ctx, linkId, false);
