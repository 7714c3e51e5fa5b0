import {
  assignmentCreatedReply,
  assignmentRequest,
  assignmentsReply,
  classRequest,
  createAssignmentRequest,
  okReply,
} from '@noodlenaut/contract';
import { displayName } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
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
  end: call({
    rest: 'DELETE /api/classes/{classId}/assignments/{assignmentId}',
    who: ['teacher'],
    whose: 'participant',
    input: assignmentRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => endAssignment(ctx, ctx.viewer, input)),
});
