import type { setNameRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { doneBy } from '../family/done-by.ts';

/** A grown-up mends the own name, which families and classes see. */
export async function setName(ctx: SignedInContext, input: z.output<typeof setNameRequest>) {
  await ctx.store.transaction(async (store) => {
    await store.users.setName(ctx.viewer.id, input.firstName, input.lastName || null);
    await store.audit.write(doneBy(ctx, 'account.setName'));
  });
  return { ok: true as const };
}
