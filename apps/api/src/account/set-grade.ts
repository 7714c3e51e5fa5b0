import type { Grade } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';

/** Changes the grade and derives the percents of the new one; completed lessons stay completed (PRODUCT 3). */
export const setGrade = (ctx: SignedInContext, grade: Grade) =>
  ctx.store.transaction(async (store) => {
    const user = await store.users.setGrade(ctx.viewer.id, grade);
    await store.progress.refresh(ctx.viewer.id);
    return { ...user, role: user.role ?? ('' as const) };
  });
