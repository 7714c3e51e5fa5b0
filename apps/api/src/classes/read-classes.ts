import { displayName, missingYeses, signInHelp } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** GET /api/classes/{classId}: its teachers, its pupils, and the names of who waits (PRODUCT 1). */
export async function readClass(ctx: SignedInContext, classId: string) {
  const found = await ctx.store.classes.detail(classId, ctx.viewer.id);
  if (!found) throw new AppError('not_found');
  ctx.views.noteEach(
    ctx.viewer.id,
    found.pupils.map(({ id }) => id),
    ctx.now(),
  );
  return {
    ...found,
    teachers: found.teachers.map((one) => ({
      id: one.id,
      name: displayName(one),
      isOwner: one.isOwner,
      isMe: one.id === ctx.viewer.id,
    })),
    pupils: found.pupils.map((one) => ({
      ...one,
      name: displayName(one),
      since: new Date(one.since),
      signInHelp: signInHelp(one),
    })),
    waiting: found.waiting.map((one) => ({
      membershipId: one.membershipId,
      name: displayName(one),
      since: new Date(one.since),
      waitsFor: missingYeses(one),
    })),
  };
}

/** GET /api/classes/mine: a child's classes, with the names of who teaches them. */
export const readMyClasses = async (ctx: SignedInContext) =>
  (await ctx.store.classMembers.mine(ctx.viewer.id)).map((one) => ({
    ...one,
    waitsFor: one.status === 'pending' ? missingYeses(one) : [],
    teachers: one.teachers.map(displayName),
  }));
