import { supportReply, writeTicketReply, writeTicketRequest } from '@noodlenaut/contract';
import { ANYONE, GROWN_UPS_AND_VISITORS } from '@noodlenaut/domain';
import { openCall } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { writeTicket } from './write-ticket.ts';

/** Support by mail. A child asks a grown-up: what a child writes must not reach strangers (decision 0092). */
export const supportRouter = router({
  hours: openCall({
    rest: 'GET /api/support',
    who: ANYONE,
    whose: 'public',
    output: supportReply,
  }).query(({ ctx }) => ({ hours: ctx.env.SUPPORT_HOURS ?? null })),
  write: openCall({
    rest: 'POST /api/support/tickets',
    who: GROWN_UPS_AND_VISITORS,
    whose: 'self',
    limit: 'support.write',
    input: writeTicketRequest,
    output: writeTicketReply,
  }).mutation(({ ctx, input }) => writeTicket(ctx, ctx.viewer, input)),
});
