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
import { procedure, router } from '../trpc.ts';
import { endAssignment, giveAssignment } from './give-assignment.ts';

/** What classes are given to do (issue 6.4); a child reads its own with the dashboard. */
export const assignmentsRouter = router({
  list: procedure('assignments.list')
    .input(classRequest)
    .output(assignmentsReply)
    .query(async ({ ctx, input }) => {
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
  create: procedure('assignments.create')
    .input(createAssignmentRequest)
    .output(assignmentCreatedReply)
    .mutation(({ ctx, input }) => giveAssignment(ctx, input)),
  end: procedure('assignments.end')
    .input(assignmentRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => endAssignment(ctx, input)),
});
