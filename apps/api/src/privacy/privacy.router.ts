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
import { procedure, router } from '../trpc.ts';
import { deleteChild, undoDelete } from './delete-child.ts';
import { eraseOwn, keepOwn } from './erase-own.ts';
import { exportChild } from './export-child.ts';
import { exportOwn } from './export-own.ts';
import { readOwn } from './read-own.ts';
import { readViews } from './read-views.ts';

/** What is kept of a child, or of the grown-up who asks, given out and erased (PRODUCT 1, SAFETY 2.16). */
export const privacyRouter = router({
  export: procedure('privacy.export')
    .input(guardedChildRequest)
    .output(exportReply)
    .mutation(({ ctx, input }) => exportChild(ctx, input)),
  views: procedure('privacy.views')
    .input(childRequest)
    .output(viewsReply)
    .query(({ ctx, input }) => readViews(ctx, input.childId)),
  deleteChild: procedure('privacy.deleteChild')
    .input(guardedChildRequest)
    .output(deletionReply)
    .mutation(({ ctx, input }) => deleteChild(ctx, input)),
  undoDelete: procedure('privacy.undoDelete')
    .input(childRequest)
    .output(deletionReply)
    .mutation(({ ctx, input }) => undoDelete(ctx, input.childId)),
  own: procedure('privacy.own')
    .output(ownDataReply)
    .query(({ ctx }) => readOwn(ctx)),
  exportOwn: procedure('privacy.exportOwn')
    .input(ownDataRequest)
    .output(exportReply)
    .mutation(({ ctx, input }) => exportOwn(ctx, input)),
  eraseOwn: procedure('privacy.eraseOwn')
    .input(eraseOwnRequest)
    .output(deletionReply)
    .mutation(({ ctx, input }) => eraseOwn(ctx, input)),
  keepOwn: procedure('privacy.keepOwn')
    .output(deletionReply)
    .mutation(({ ctx }) => keepOwn(ctx)),
});
