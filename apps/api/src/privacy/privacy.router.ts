import { GROWN_UPS } from '@noodlenaut/domain';
import {
  childRequest,
  deletionReply,
  eraseOwnRequest,
  exportReply,
  guardedChildRequest,
  ownDataReply,
  ownDataRequest,
  viewsReply,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { deleteChild, undoDelete } from './delete-child.ts';
import { eraseOwn, keepOwn } from './erase-own.ts';
import { exportChild } from './export-child.ts';
import { exportOwn } from './export-own.ts';
import { readOwn } from './read-own.ts';
import { readViews } from './read-views.ts';

/** Export and erasure of what is kept of a child, or of the grown-up who asks (security 2.16). */
export const privacyRouter = router({
  export: call({
    rest: 'POST /api/family/children/{childId}/export',
    who: ['parent'],
    whose: 'learner',
    cookieOnly: true,
    input: guardedChildRequest,
    output: exportReply,
  }).mutation(({ ctx, input }) => exportChild(ctx, ctx.viewer, input)),
  views: call({
    rest: 'GET /api/family/children/{childId}/views',
    who: ['parent'],
    whose: 'learner',
    input: childRequest,
    output: viewsReply,
  }).query(({ ctx, input }) => readViews(ctx, ctx.viewer, input.childId)),
  deleteChild: call({
    rest: 'POST /api/family/children/{childId}/deletion',
    who: ['parent'],
    whose: 'learner',
    cookieOnly: true,
    input: guardedChildRequest,
    output: deletionReply,
  }).mutation(({ ctx, input }) => deleteChild(ctx, ctx.viewer, input)),
  undoDelete: call({
    rest: 'DELETE /api/family/children/{childId}/deletion',
    who: ['parent'],
    whose: 'learner',
    cookieOnly: true,
    input: childRequest,
    output: deletionReply,
  }).mutation(({ ctx, input }) => undoDelete(ctx, ctx.viewer, input.childId)),
  own: call({ rest: 'GET /api/user/data', who: GROWN_UPS, whose: 'self', output: ownDataReply }).query(
    ({ ctx }) => readOwn(ctx, ctx.viewer),
  ),
  exportOwn: call({
    rest: 'POST /api/user/export',
    who: GROWN_UPS,
    whose: 'self',
    cookieOnly: true,
    input: ownDataRequest,
    output: exportReply,
  }).mutation(({ ctx, input }) => exportOwn(ctx, ctx.viewer, input)),
  eraseOwn: call({
    rest: 'POST /api/user/deletion',
    who: GROWN_UPS,
    whose: 'self',
    cookieOnly: true,
    input: eraseOwnRequest,
    output: deletionReply,
  }).mutation(({ ctx, input }) => eraseOwn(ctx, ctx.viewer, input)),
  keepOwn: call({
    rest: 'DELETE /api/user/deletion',
    who: GROWN_UPS,
    whose: 'self',
    cookieOnly: true,
    output: deletionReply,
  }).mutation(({ ctx }) => keepOwn(ctx, ctx.viewer)),
});
