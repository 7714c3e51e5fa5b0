import { isAdult, sealLesson } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * A lesson in the specification's shape, key included for old clients (PRODUCT 3). With LESSONS_INLINE_ANSWERS=false a
 * child who has not completed it gets it sealed (SAFETY 2.4).
 */
export async function readLesson(ctx: SignedInContext, lessonId: string) {
  const lesson = await ctx.store.lessons.byId(lessonId, ctx.viewer.id);
  if (!lesson) throw new AppError('not_found');
  const open = ctx.env.LESSONS_INLINE_ANSWERS || lesson.completed || isAdult(ctx.viewer.role);
  return { ...lesson, content: open ? lesson.content : sealLesson(lesson.content) };
}
