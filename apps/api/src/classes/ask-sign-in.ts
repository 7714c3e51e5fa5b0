import { signInHelp } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from '../family/done-by.ts';
import { dayOf, tellGuardians } from '../family/tell-guardians.ts';
import { lockClass } from './lock-class.ts';

const WHY = {
  class: 'This class made the account. Print a new card.',
  staff: 'No grown-up is linked to this pupil. Whoever runs this site can help.',
} as const;

/** A teacher asks a pupil's guardians to give the child a new way to sign in; they do it on the family page (PRODUCT 1). Told once a day. */
export async function askSignIn(ctx: SignedInContext, input: { classId: string; childId: string }) {
  const { classId, childId } = input;
  await ctx.limits.consume('class.signInWish', ctx.viewer.id);
  return ctx.store.transaction(async (store) => {
    await lockClass(ctx, store, classId);
    const [pupil] = await store.classMembers.pupils(classId, [childId]);
    if (!pupil) throw new AppError('not_found');
    const help = signInHelp(pupil);
    if (help !== 'guardian') throw new AppError('wrong_state', { message: WHY[help] });
    const once = `${classId} ${dayOf(ctx.now())}`;
    await tellGuardians(ctx, store, {
      childId,
      kind: 'sign-in-asked',
      actorId: ctx.viewer.id,
      about: classId,
      once,
    });
    await store.audit.write({ ...doneBy(ctx, 'classes.askSignIn'), childId, object: classId });
    return { ok: true as const };
  });
}
