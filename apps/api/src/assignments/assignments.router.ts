import {
  assignmentCreatedReply,
  assignmentRequest,
  assignmentsReply,
  changeDueDayRequest,
  classRequest,
  createAssignmentRequest,
  giveAgainRequest,
  givenAgainReply,
  okReply,
} from '@noodlenaut/contract';
import { displayName } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { changeDueDay } from './change-due-day.ts';
import { giveAgain } from './give-again.ts';
import { endAssignment, giveAssignment } from './give-assignment.ts';

/** What classes are given to do; a child reads its own with the dashboard. */
export const assignmentsRouter = router({
  list: call({
    rest: 'GET /api/classes/{classId}/assignments',
    who: ['teacher'],
    whose: 'participant',
    input: classRequest,
    output: assignmentsReply,
  }).query(async ({ ctx, input }) => {
    const rows = await ctx.store.assignments.ofClass({
      classId: input.classId,
      teacherId: ctx.viewer.id,
    });
    if (rows.length === 0) throw new AppError('not_found');
    ctx.views.noteEach(
      ctx.viewer.id,
      rows.flatMap(({ pupils }) => pupils.map(({ id }) => id)),
      ctx.now(),
    );
    return rows.flatMap(({ id, pupils, ...given }) =>
      id === null
        ? []
        : [{ ...given, id, pupils: pupils.map((one) => ({ ...one, name: displayName(one) })) }],
    );
  }),
  create: call({
    rest: 'POST /api/classes/{classId}/assignments',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.assign',
    input: createAssignmentRequest,
    output: assignmentCreatedReply,
  }).mutation(({ ctx, input }) => giveAssignment(ctx, ctx.viewer, input)),
  changeDueDay: call({
    rest: 'PATCH /api/classes/{classId}/assignments/{assignmentId}',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.assign',
    input: changeDueDayRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => changeDueDay(ctx, ctx.viewer, input)),
  giveAgain: call({
    rest: 'POST /api/classes/{classId}/assignments/{assignmentId}/again',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.assign',
    input: giveAgainRequest,
    output: givenAgainReply,
  }).mutation(({ ctx, input }) => giveAgain(ctx, ctx.viewer, input)),
  end: call({
    rest: 'DELETE /api/classes/{classId}/assignments/{assignmentId}',
    who: ['teacher'],
    whose: 'participant',
    input: assignmentRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => endAssignment(ctx, ctx.viewer, input)),
});
