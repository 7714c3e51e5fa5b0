import type { LessonRow, Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

/**
 * The learner's open run of a lesson; a new one when there is none. A run on an older version of the lesson is closed without
 * points and a new one begun, so that its answers keep the questions they were given to.
 */
export async function openRun(
  store: Store,
  learnerId: string,
  lessonId: string,
  now: Date,
): Promise<{ runId: string; lesson: LessonRow }> {
  const lesson = await store.lessons.byId(lessonId, learnerId);
  if (!lesson) throw new AppError('not_found');
  let run = await store.lessonRuns.open(learnerId, lessonId, lesson.version, now);
  if (run && run.lessonVersion !== lesson.version) {
    await store.lessonRuns.complete(run.id, run.step, now);
    run = await store.lessonRuns.open(learnerId, lessonId, lesson.version, now);
  }
  // A conflict means that another device has just finished it.
  if (!run) throw new AppError('wrong_state');
  return { runId: run.id, lesson };
}
