import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { isAdult, sealLesson } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { checkLesson } from '../plans/check-subject.ts';

/**
 * A lesson in the specification's shape, key included for old clients (P3.05). With LESSONS_INLINE_ANSWERS=false a
 * child who has not completed it gets it sealed (security 2.4).
 */
export async function readLesson(
  services: Pick<Context, 'env' | 'store'>,
  viewer: SessionViewer,
  lessonId: string,
) {
  const lesson = await services.store.lessons.byId(lessonId, viewer.id);
  if (!lesson) throw new AppError('not_found');
  checkLesson(viewer, lesson);
  const open = services.env.LESSONS_INLINE_ANSWERS || lesson.completed || isAdult(viewer.role);
  return { ...lesson, content: open ? lesson.content : sealLesson(lesson.content) };
}
