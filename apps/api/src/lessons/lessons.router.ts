import {
  checkAnswerRequest,
  checkedAnswer,
  classLessonsReply,
  completeLessonReply,
  completeLessonRequest,
  lessonReply,
  lessonRequest,
  lessonsReply,
  lessonShelfReply,
  lessonShelfRequest,
  lessonsRequest,
  playReply,
  saveStepReply,
  saveStepRequest,
} from '@noodlenaut/contract';
import { DEFAULT_GRADE, lessonPicture, starsFor } from '@noodlenaut/domain';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { completeLessonFor } from './complete-lesson.ts';
import { playLesson } from './play-lesson.ts';
import { readLesson } from './read-lesson.ts';
import { recordAnswer } from './record-answer.ts';
import { saveStep } from './save-step.ts';

/** Lessons: read, played, checked, completed. */
export const lessonsRouter = router({
  shelf: call({
    rest: 'GET /api/teacher/lessons',
    who: ['teacher'],
    whose: 'self',
    input: lessonShelfRequest,
    output: lessonShelfReply,
  }).query(({ ctx, input }) => ctx.store.lessons.shelf(input.subject, input.grade)),
  list: call({
    rest: 'GET /api/lessons',
    who: ['student', 'tutor', 'unverifiedTutor', 'teacher', 'parent'],
    whose: 'self',
    input: lessonsRequest,
    output: lessonsReply,
  }).query(async ({ ctx, input }) => {
    const grade = input.grade ?? ctx.viewer.grade ?? DEFAULT_GRADE;
    const lessons = await ctx.store.lessons.list(input.subject, grade, ctx.viewer.id);
    return lessons.map(({ bestPercent, pictures, ...lesson }) => ({
      ...lesson,
      stars: starsFor(bestPercent),
      picture: lessonPicture(pictures),
    }));
  }),
  ofClasses: call({
    rest: 'GET /api/class-lessons',
    who: ['student'],
    whose: 'self',
    output: classLessonsReply,
  }).query(({ ctx }) => ctx.store.lessons.ofClasses(ctx.viewer.id)),
  get: call({
    rest: 'GET /api/lessons/{lessonId}',
    who: ['student', 'tutor', 'teacher', 'parent'],
    whose: 'self',
    input: lessonRequest,
    output: lessonReply,
  }).query(({ ctx, input }) => readLesson(ctx, ctx.viewer, input.lessonId)),
  play: call({
    rest: 'GET /api/lessons/{lessonId}/play',
    who: ['student', 'tutor', 'teacher', 'parent'],
    whose: 'self',
    input: lessonRequest,
    output: playReply,
  }).query(({ ctx, input }) => playLesson(ctx, ctx.viewer, input.lessonId)),
  checkAnswer: call({
    rest: 'POST /api/lessons/{lessonId}/activities/{activity}/answer',
    who: ['student'],
    whose: 'self',
    input: checkAnswerRequest,
    output: checkedAnswer,
  }).mutation(async ({ ctx, input }) => {
    const answer = await recordAnswer(ctx.store, { ...input, learner: ctx.viewer }, ctx.now());
    return { ...answer, correct_answer: answer.correctAnswer };
  }),
  saveStep: call({
    rest: 'POST /api/lessons/{lessonId}/step',
    who: ['student'],
    whose: 'self',
    input: saveStepRequest,
    output: saveStepReply,
  }).mutation(({ ctx, input }) => saveStep(ctx, ctx.viewer, input)),
  complete: call({
    rest: 'POST /api/lessons/{lessonId}/complete',
    who: ['student'],
    whose: 'self',
    limit: 'lesson.complete',
    input: completeLessonRequest,
    output: completeLessonReply,
  }).mutation(({ ctx, input }) => completeLessonFor(ctx, ctx.viewer, input)),
});
