import { randomInt } from 'node:crypto';
import { familyCode, INVITE_DAYS } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from '../family/done-by.ts';
import { tellClassOfTeacher } from './enter-class.ts';
import { lockClass, ownedClass } from './lock-class.ts';

const DAY_MS = 86_400_000;

/** The owner's code for one more teacher: shown now, kept as a hash, seven days, once; the one before ends (SAFETY 2.15). */
export const inviteTeacher = (ctx: SignedInContext, classId: string) =>
  ctx.store.transaction(async (store) => {
    await ownedClass(ctx, store, classId);
    const code = familyCode((sides) => randomInt(sides));
    const expiresAt = new Date(ctx.now().getTime() + INVITE_DAYS * DAY_MS);
    await store.classes.endInvites(classId);
    await store.classes.keepInvite({ codeHash: hashToken(code), classId, expiresAt });
    await store.audit.write({ ...doneBy(ctx, 'classes.invite'), object: classId });
    return { code, expiresAt };
  });

/** A teacher enters the code and teaches the class too. Tries are counted before they are looked at (SAFETY 2.18). */
export async function joinAsTeacher(ctx: SignedInContext, code: string) {
  await ctx.limits.consume('link.redeem', ctx.viewer.id);
  const useCode = () =>
    ctx.store.transaction(async (store) => {
      const used = await store.classes.useInvite(hashToken(code), ctx.viewer.id, ctx.now());
      if (!used) return null;
      // Thrown inside, so that the code stays good for somebody else.
      if (used.ownerId === ctx.viewer.id)
        throw new AppError('wrong_state', { message: 'You teach this class already.' });
      await store.classes.addTeacher(used.classId, ctx.viewer.id);
      await store.audit.write({ ...doneBy(ctx, 'classes.joinAsTeacher'), object: used.classId });
      await tellClassOfTeacher(ctx, store, { classId: used.classId, actorId: ctx.viewer.id });
      return { classId: used.classId, name: used.name };
    });
  const joined = await ctx.limits.attempt('link.redeem.address', ctx.address, useCode);
  if (joined) return joined;
  throw new AppError('not_found', { message: 'This code does not work. Ask for a new one.' });
}

/** The owner takes a teacher out, or a teacher who joined goes; their sight of the pupils ends with the answer. */
export const removeTeacher = (
  ctx: SignedInContext,
  { classId, teacherId }: { classId: string; teacherId: string },
) =>
  ctx.store.transaction(async (store) => {
    const isSelf = teacherId === ctx.viewer.id;
    await (isSelf ? lockClass(ctx, store, classId) : ownedClass(ctx, store, classId));
    if (!(await store.classes.removeTeacher(classId, teacherId))) throw new AppError('not_found');
    await store.audit.write({ ...doneBy(ctx, 'classes.removeTeacher'), object: `${classId} ${teacherId}` });
    return { ok: true as const };
  });
