import {
  checkAnswerRequest,
  checkedAnswer,
  completeLessonReply,
  completeLessonRequest,
  lessonReply,
  lessonRequest,
  lessonsReply,
  lessonsRequest,
  playReply,
  saveStepReply,
  saveStepRequest,
} from '@noodlenaut/contract';
import { DEFAULT_GRADE } from '@noodlenaut/domain';
import { procedure, router } from '../trpc.ts';
import { completeLessonFor } from './complete-lesson.ts';
import { playLesson } from './play-lesson.ts';
import { readLesson } from './read-lesson.ts';
import { recordAnswer } from './record-answer.ts';
import { saveStep } from './save-step.ts';

/** Lessons: read, played, checked, completed (SPEC 7, PRODUCT 3). */
export const lessonsRouter = router({
  list: procedure('lessons.list')
    .input(lessonsRequest)
    .output(lessonsReply)
    .query(({ ctx, input }) =>
      ctx.store.lessons.list(input.subject, input.grade ?? ctx.viewer.grade ?? DEFAULT_GRADE, ctx.viewer.id),
    ),
  get: procedure('lessons.get')
    .input(lessonRequest)
    .output(lessonReply)
    .query(({ ctx, input }) => readLesson(ctx, input.lessonId)),
  play: procedure('lessons.play')
    .input(lessonRequest)
    .output(playReply)
    .query(({ ctx, input }) => playLesson(ctx, input.lessonId)),
  checkAnswer: procedure('lessons.checkAnswer')
    .input(checkAnswerRequest)
    .output(checkedAnswer)
    .mutation(async ({ ctx, input }) => {
      const answer = await recordAnswer(ctx.store, { ...input, learnerId: ctx.viewer.id }, ctx.now());
      return { ...answer, correct_answer: answer.correctAnswer };
    }),
  saveStep: procedure('lessons.saveStep')
    .input(saveStepRequest)
    .output(saveStepReply)
    .mutation(({ ctx, input }) => saveStep(ctx, input)),
  complete: procedure('lessons.complete')
    .input(completeLessonRequest)
    .output(completeLessonReply)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.consume('lesson.complete', ctx.viewer.id);
      return completeLessonFor(ctx.store, { learnerId: ctx.viewer.id, lessonId: input.lessonId, claimedScore: input.score ?? null }, ctx.now());
    }),
});
