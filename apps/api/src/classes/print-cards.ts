import { DEFAULT_GRADE, displayName } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from '../family/done-by.ts';
import { lockClass } from './lock-class.ts';
import { loginCard } from './login-card.ts';
import { madeUpSignIns } from './made-up-sign-in.ts';

/**
 * New login cards for some pupils of a class (PRODUCT 1): new passwords or pictures, as a reset gives them. What they signed
 * in with before is over, and whoever was signed in as them is signed out.
 */
export async function printCards(ctx: SignedInContext, input: { classId: string; childIds: string[] }) {
  const { classId } = input;
  const childIds = [...new Set(input.childIds)];
  const teaches = await ctx.store.classes.detail(classId, ctx.viewer.id);
  if (!teaches) throw new AppError('not_found');
  await ctx.limits.consume('class.cards', ctx.viewer.id);
  const pupils = await ctx.store.classMembers.pupils(classId, childIds);
  if (pupils.length < childIds.length) throw new AppError('not_found');
  const signIns = await madeUpSignIns(
    ctx,
    pupils.map(({ grade }) => grade ?? DEFAULT_GRADE),
  );
  const cards = await ctx.store.transaction(async (store) => {
    await lockClass(ctx, store, classId);
    // A pupil of two classes may get a card from two teachers at once: one of them counts.
    await store.quizResults.lockLearners(childIds);
    if ((await store.classMembers.pupils(classId, childIds)).length < childIds.length)
      throw new AppError('not_found');
    const made = [];
    for (const [at, pupil] of pupils.entries()) {
      const signIn = signIns[at];
      if (!signIn) continue;
      made.push(await loginCard(ctx, store, { ...pupil, name: displayName(pupil) }, signIn));
      await store.sessions.endAll(pupil.id);
      await store.audit.write({ ...doneBy(ctx, 'classes.cards'), childId: pupil.id, object: classId });
    }
    return made;
  });
  return { className: teaches.name, cards };
}
