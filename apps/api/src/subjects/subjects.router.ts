import { subjectsReply } from '@noodlenaut/contract';
import { openProcedure, router } from '../trpc.ts';

/** The public catalogue of subjects (SPEC 7). */
export const subjectsRouter = router({
  list: openProcedure('subjects.list')
    .output(subjectsReply)
    .query(({ ctx }) => ctx.store.subjects.list()),
});
