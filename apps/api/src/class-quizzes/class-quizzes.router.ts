import {
  answerHomeworkReply,
  answerHomeworkRequest,
  classQuizCsvReply,
  classQuizReply,
  classQuizRequest,
  classQuizzesReply,
  classRequest,
  giveHomeworkRequest,
  homeworkGivenReply,
  homeworkReply,
  homeworkRequest,
  missesAssignedReply,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { answerHomework } from './answer-homework.ts';
import { assignMisses } from './assign-misses.ts';
import { giveHomework } from './give-homework.ts';
import { listClassQuizzes } from './list-class-quizzes.ts';
import { readClassQuiz } from './read-class-quiz.ts';
import { classQuizCsv } from './class-quiz-csv.ts';
import { readHomework } from './read-homework.ts';

/** What classes were asked, together or as homework, and what they knew (decision 0101). */
export const classQuizzesRouter = router({
  list: call({
    rest: 'GET /api/classes/{classId}/quizzes',
    who: ['teacher'],
    whose: 'participant',
    input: classRequest,
    output: classQuizzesReply,
  }).query(({ ctx, input }) => listClassQuizzes(ctx, ctx.viewer, input.classId)),
  report: call({
    rest: 'GET /api/classes/{classId}/quizzes/{quizId}',
    who: ['teacher'],
    whose: 'participant',
    input: classQuizRequest,
    output: classQuizReply,
  }).query(({ ctx, input }) => readClassQuiz(ctx, ctx.viewer, input)),
  reportCsv: call({
    rest: 'GET /api/classes/{classId}/quizzes/{quizId}/csv',
    who: ['teacher'],
    whose: 'participant',
    input: classQuizRequest,
    output: classQuizCsvReply,
  }).query(async ({ ctx, input }) => classQuizCsv(await readClassQuiz(ctx, ctx.viewer, input))),
  give: call({
    rest: 'POST /api/classes/{classId}/quizzes',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.assign',
    input: giveHomeworkRequest,
    output: homeworkGivenReply,
  }).mutation(({ ctx, input }) => giveHomework(ctx, ctx.viewer, input)),
  assignMisses: call({
    rest: 'POST /api/classes/{classId}/quizzes/{quizId}/misses',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.assign',
    input: classQuizRequest,
    output: missesAssignedReply,
  }).mutation(({ ctx, input }) => assignMisses(ctx, ctx.viewer, input)),
  homework: call({
    rest: 'GET /api/homework/{assignmentId}',
    who: ['student'],
    whose: 'self',
    input: homeworkRequest,
    output: homeworkReply,
  }).query(({ ctx, input }) => readHomework(ctx, ctx.viewer, input.assignmentId)),
  answer: call({
    rest: 'POST /api/homework/{assignmentId}/questions/{question}/answer',
    who: ['student'],
    whose: 'self',
    limit: 'practice.write',
    input: answerHomeworkRequest,
    output: answerHomeworkReply,
  }).mutation(({ ctx, input }) =>
    answerHomework(ctx.store, { ...input, learnerId: ctx.viewer.id }, ctx.now()),
  ),
});
