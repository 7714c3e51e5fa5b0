import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from '../family/done-by.ts';
import { lockClass } from './lock-class.ts';

type Request = { readonly classId: string; readonly membershipId: string };

/** A teacher lets in who waits, or not (PRODUCT 1). Answered before, by whomever, it is not there any more. */
const decide = (ctx: SignedInContext, { classId, membershipId }: Request, answer: 'approve' | 'decline') =>
  ctx.store.transaction(async (store) => {
    await lockClass(ctx, store, classId);
    const decided = await store.classMembers[answer](classId, membershipId);
    if (!decided) throw new AppError('not_found');
    await store.audit.write({
      ...doneBy(ctx, `classes.${answer}`),
      childId: decided.childId,
      object: classId,
    });
    return { ok: true as const };
  });
export const approveRequest = (ctx: SignedInContext, request: Request) => decide(ctx, request, 'approve');
export const declineRequest = (ctx: SignedInContext, request: Request) => decide(ctx, request, 'decline');

/** A teacher takes a pupil out; sight of the child ends with the answer. */
export const removePupil = (
  ctx: SignedInContext,
  { classId, childId }: { classId: string; childId: string },
) =>
  ctx.store.transaction(async (store) => {
    await lockClass(ctx, store, classId);
    if (!(await store.classMembers.end(classId, childId, ['active']))) throw new AppError('not_found');
    await store.audit.write({ ...doneBy(ctx, 'classes.removePupil'), childId, object: classId });
    return { ok: true as const };
  });
