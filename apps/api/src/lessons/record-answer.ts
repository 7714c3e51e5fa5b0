import {
  checkAnswer,
  missedActivities,
  placeAfterAnswer,
  savedStepOf,
  triedAgain,
  type CheckedAnswer,
} from '@noodlenaut/domain';
import type { RootStore } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { noteReview } from '../practice/note-review.ts';
import { openRun, type Learner } from './open-run.ts';

export interface GivenAnswer {
  readonly learner: Learner;
  readonly lessonId: string;
  readonly activity: number;
  readonly option: number;
  readonly answerMs: number;
}

/**
 * Checks one answer, records the attempt and only then reveals the right answer (P3.01, P3.02). The learner's step moves to the
 * activity, in the second round too, so that another device continues there. A wrong first try also comes back in practice, on a
 * later day (decision 0023).
 * @throws AppError not_found, or invalid_input when the lesson has no such activity or option
 */
export const recordAnswer = (
  root: RootStore,
  given: GivenAnswer,
  now: Date,
): Promise<CheckedAnswer & { comesBack: boolean }> =>
  root.transaction(async (store) => {
    const { lessonId, activity, option, answerMs } = given;
    const learnerId = given.learner.id;
    const learner = await store.users.lockLearner(learnerId);
    if (!learner) throw new AppError('not_found');
    const { runId, lesson } = await openRun(store, given.learner, lessonId, now);
    const checked = checkAnswer(lesson.content, activity, option);
    if (!checked.ok) {
      const path = checked.refusal === 'no-such-activity' ? 'activity' : 'option';
      throw new AppError('invalid_input', { issues: [{ path, message: 'Invalid input' }] });
    }
    const isCorrect = checked.answer.correct;
    const recorded = await store.lessonRuns.addAttempt({
      runId,
      userId: learnerId,
      lessonId,
      activity,
      option,
      isCorrect,
      answerMs,
      answeredAt: now,
    });
    if (recorded?.tryNumber === 1) {
      const source = { kind: 'lesson', lessonId, activity } as const;
      const item = { subject: lesson.subjectId, skill: lesson.skills[0] ?? lesson.subjectId, source };
      await noteReview(store, learner, item, isCorrect, now);
    }
    const attempts = await store.lessonRuns.attempts(runId);
    // Not recorded: another device gave the same try just now, and has moved the step.
    const place =
      recorded && placeAfterAnswer(activity, recorded.tryNumber, lesson.content.activities.length, attempts);
    if (place) await store.lessonRuns.saveStep(runId, savedStepOf(place), now);
    await store.progress.noteLastLesson(learnerId, lesson.subjectId, lessonId, now);
    const comesBack = missedActivities(attempts).includes(activity) && !triedAgain(attempts).has(activity);
    return { ...checked.answer, comesBack };
  });
