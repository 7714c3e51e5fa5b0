import { missingYeses } from '@noodlenaut/domain';
import { type Store, violatedConstraint } from '@noodlenaut/db';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { classMailLink } from '../family/class-mail.ts';
import { doneBy } from '../family/done-by.ts';
import { dayOf, tellGuardians } from '../family/tell-guardians.ts';
import { fullClass, SEAT_CONSTRAINT } from './lock-class.ts';

/**
 * A student asks with the class's code to be let in; until a teacher says yes, and a guardian where there is one, nobody sees
 * anything (PRODUCT 1). Each try is counted before it is looked at (SAFETY 2.18).
 */
export async function joinClass(ctx: SignedInContext, code: string) {
  await ctx.limits.consume('class.join', ctx.viewer.id);
  try {
    return await ctx.store.transaction(async (store) => {
      const found = await store.classMembers.lockByCode(code);
      if (!found)
        throw new AppError('not_found', { message: 'This code does not work. Ask your teacher for it.' });
      const { id: classId, name } = found;
      const childId = ctx.viewer.id;
      const before = await store.classMembers.statusOf(classId, childId);
      // Whoever waits or is in stays as they are, also when the class is full.
      if (before && before.status !== 'ended')
        return { classId, name, status: before.status, waitsFor: await waitsFor(store, childId, classId) };
      const membershipId = await store.classMembers.ask(classId, childId);
      await store.audit.write({ ...doneBy(ctx, 'classes.join'), childId, object: classId });
      await tellGuardians(ctx, store, {
        childId,
        kind: 'class-asked',
        actorId: childId,
        about: classId,
        once: `${classId} ${dayOf(ctx.now())}`,
        leadsTo: classMailLink(ctx, membershipId),
      });
      return { classId, name, status: 'pending' as const, waitsFor: await waitsFor(store, childId, classId) };
    });
  } catch (thrown) {
    if (violatedConstraint(thrown) !== SEAT_CONSTRAINT) throw thrown;
    throw fullClass(thrown);
  }
}

async function waitsFor(store: Store, childId: string, classId: string) {
  const mine = (await store.classMembers.mine(childId)).find((one) => one.classId === classId);
  return mine && mine.status === 'pending' ? missingYeses(mine) : [];
}

/** A student leaves a class, or takes the wish back; the teachers' sight ends with the answer (PRODUCT 1). */
export const leaveClass = (ctx: SignedInContext, classId: string) =>
  ctx.store.transaction(async (store) => {
    if (!(await store.classMembers.end(classId, ctx.viewer.id, ['pending', 'active'])))
      throw new AppError('not_found');
    await store.audit.write({
      ...doneBy(ctx, 'classes.leave'),
      childId: ctx.viewer.id,
      object: classId,
    });
    return { ok: true as const };
  });
