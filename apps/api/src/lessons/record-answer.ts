import { checkAnswer, type CheckedAnswer } from '@noodlenaut/domain';
import type { RootStore } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { noteReview } from '../practice/note-review.ts';
import { openRun } from './open-run.ts';

export interface GivenAnswer {
  readonly learnerId: string;
  readonly lessonId: string;
  readonly activity: number;
  readonly option: number;
  readonly answerMs: number;
}

/**
 * Checks one answer, records the attempt and only then tells the key (P3.01, P3.02). The learner's step moves behind
 * the activity, so that another device goes on there. A first try that is wrong comes back in practice (0023).
 * @throws AppError not_found, or invalid_input when the lesson has no such activity or option
 */
export const recordAnswer = (root: RootStore, given: GivenAnswer, now: Date): Promise<CheckedAnswer> =>
  root.transaction(async (store) => {
    const { learnerId, lessonId, activity, option, answerMs } = given;
    const learner = await store.users.lockLearner(learnerId);
    if (!learner) throw new AppError('not_found');
    const { runId, lesson } = await openRun(store, learnerId, lessonId, now);
    const checked = checkAnswer(lesson.content, activity, option);
    if (!checked.ok) {
      const path = checked.refusal === 'no-such-activity' ? 'activity' : 'option';
      throw new AppError('invalid_input', { issues: [{ path, message: 'Invalid input' }] });
    }
    const isCorrect = checked.answer.correct;
    const attempt = await store.lessonRuns.addAttempt({ runId, userId: learnerId, lessonId, activity, option, isCorrect, answerMs, answeredAt: now });
    if (attempt?.tryNumber === 1) {
      const source = { kind: 'lesson', lessonId, activity } as const;
      const item = { subject: lesson.subjectId, skill: lesson.skills[0] ?? lesson.subjectId, source };
      await noteReview(store, learner, item, isCorrect, now);
    }
    await store.lessonRuns.saveStep(runId, activity + 1, now);
    await store.progress.noteLastLesson(learnerId, lesson.subjectId, lessonId, now);
    return checked.answer;
  });
