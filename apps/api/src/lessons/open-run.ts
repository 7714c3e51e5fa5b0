import type { LessonRow, Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { checkLesson, type Entitled } from '../plans/check-subject.ts';

export interface Learner extends Entitled {
  readonly id: string;
}

/**
 * The learner's open run of a lesson; a new one when there is none. A run on an older version of the lesson is closed without
 * points and a new one begun, so that its answers keep the questions they were given to.
 * @throws AppError not_found, or plan_limit for a lesson that the learner may not begin
 */
export async function openRun(
  store: Store,
  learner: Learner,
  lessonId: string,
  now: Date,
): Promise<{ runId: string; lesson: LessonRow }> {
  const lesson = await store.lessons.byId(lessonId, learner.id);
  if (!lesson) throw new AppError('not_found');
  checkLesson(learner, lesson);
  let run = await store.lessonRuns.open(learner.id, lessonId, lesson.version, now);
  if (run && run.lessonVersion !== lesson.version) {
    await store.lessonRuns.complete(run.id, run.step, now);
    run = await store.lessonRuns.open(learner.id, lessonId, lesson.version, now);
  }
  // A conflict means that another device has just finished it.
  if (!run) throw new AppError('wrong_state');
  return { runId: run.id, lesson };
}
