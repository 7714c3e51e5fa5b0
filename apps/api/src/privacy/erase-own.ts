import type { eraseOwnRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { doneBy } from '../family/done-by.ts';
import { confirmOneself } from '../passwords/confirm-password.ts';
import { keepAccount, planErasure } from './plan-erasure.ts';

/**
 * A grown-up asks for the end of the own account: it stays awake for seven days, so that they can undo it, and is signed out everywhere
 * but here (decision 0071). Asked for twice, the first day counts.
 */
export async function eraseOwn(ctx: SignedInContext, input: z.output<typeof eraseOwnRequest>) {
  const { id, username, cookieSid } = ctx.viewer;
  await confirmOneself(ctx, input.password);
  await ctx.limits.consume('privacy.erase', id);
  const eraseAt = await ctx.store.transaction(async (store) => {
    const planned = await planErasure(ctx, store, {
      person: { id, username },
      askedBy: id,
      alsoChildren: input.alsoChildren,
      exceptSid: cookieSid,
    });
    if (!planned) return store.privacy.eraseAt(id);
    await store.audit.write(doneBy(ctx, 'privacy.eraseOwn'));
    for (const childId of planned.alsoChildren)
      await store.audit.write({ ...doneBy(ctx, 'privacy.deleteChild'), childId });
    return planned.eraseAt;
  });
  return { eraseAt };
}

/** The account stays after all, and the children who were to go along. */
export async function keepOwn(ctx: SignedInContext) {
  const { id } = ctx.viewer;
  await ctx.store.transaction(async (store) => {
    const children = await keepAccount(ctx, store, id, id);
    if (!children) return;
    await store.audit.write(doneBy(ctx, 'privacy.keepOwn'));
    for (const childId of children)
      await store.audit.write({ ...doneBy(ctx, 'privacy.undoDelete'), childId });
  });
  return { eraseAt: null };
}
