import type { checkAnswerRequest } from '@noodlenaut/contract';
import { checkAnswer } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { openRun } from './open-run.ts';

/** Checks one answer, records the attempt and only then tells the key (PRODUCT 3, P3.01, P3.02). */
export const checkLessonAnswer = (ctx: SignedInContext, input: z.output<typeof checkAnswerRequest>) =>
  ctx.store.transaction(async (store) => {
    const now = ctx.now();
    const { runId, lesson } = await openRun(store, ctx.viewer.id, input.lessonId, now);
    const checked = checkAnswer(lesson.content, input.activity, input.option);
    if (!checked.ok) {
      const path = checked.refusal === 'no-such-activity' ? 'activity' : 'option';
      throw new AppError('invalid_input', { issues: [{ path, message: 'Invalid input' }] });
    }
    const { correct, correctAnswer, explanation, reason } = checked.answer;
    const { lessonId, activity, option, answerMs } = input;
    await store.lessonRuns.addAttempt({
      runId,
      userId: ctx.viewer.id,
      lessonId,
      activity,
      option,
      isCorrect: correct,
      answerMs,
      answeredAt: now,
    });
    await store.lessonRuns.saveStep(runId, activity + 1, now);
    await store.progress.noteLastLesson(ctx.viewer.id, lesson.subjectId, lessonId, now);
    return { correct, correct_answer: correctAnswer, explanation, reason };
  });
