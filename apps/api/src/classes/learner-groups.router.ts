import {
  changeGroupRequest,
  classRequest,
  groupMadeReply,
  groupRequest,
  learnerGroupsReply,
  makeGroupRequest,
  okReply,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { AppError } from '../errors/app-error.ts';
import { changeGroup, makeGroup, removeGroup } from './save-group.ts';

/** Groups of pupils inside a class, for its teachers alone (decision 0108). */
export const learnerGroupsRouter = router({
  list: call({
    rest: 'GET /api/classes/{classId}/groups',
    who: ['teacher'],
    whose: 'participant',
    input: classRequest,
    output: learnerGroupsReply,
  }).query(async ({ ctx, input }) => {
    const groups = await ctx.store.learnerGroups.ofClass({ ...input, teacherId: ctx.viewer.id });
    if (groups === undefined) throw new AppError('not_found');
    return groups;
  }),
  create: call({
    rest: 'POST /api/classes/{classId}/groups',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.assign',
    input: makeGroupRequest,
    output: groupMadeReply,
  }).mutation(({ ctx, input }) => makeGroup(ctx, ctx.viewer, input)),
  change: call({
    rest: 'PATCH /api/classes/{classId}/groups/{groupId}',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.assign',
    input: changeGroupRequest,
    output: groupMadeReply,
  }).mutation(({ ctx, input }) => changeGroup(ctx, ctx.viewer, input)),
  remove: call({
    rest: 'DELETE /api/classes/{classId}/groups/{groupId}',
    who: ['teacher'],
    whose: 'participant',
    input: groupRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => removeGroup(ctx, ctx.viewer, input)),
});
