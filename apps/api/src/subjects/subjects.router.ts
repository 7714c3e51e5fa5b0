import { ANYONE } from '@noodlenaut/domain';
import { subjectsReply } from '@noodlenaut/contract';
import { openCall } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';

/** The public catalogue of subjects. */
export const subjectsRouter = router({
  list: openCall({ rest: 'GET /api/subjects', who: ANYONE, whose: 'public', output: subjectsReply }).query(
    ({ ctx }) => ctx.store.subjects.list(),
  ),
});
