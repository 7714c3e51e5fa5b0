import {
  childRequest,
  deletionReply,
  exportReply,
  guardedChildRequest,
  viewsReply,
} from '@noodlenaut/contract';
import { procedure, router } from '../trpc.ts';
import { deleteChild, undoDelete } from './delete-child.ts';
import { exportChild } from './export-child.ts';
import { readViews } from './read-views.ts';

/** What is kept of a child, given out and erased (PRODUCT 1, SAFETY 2.16). */
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
});
