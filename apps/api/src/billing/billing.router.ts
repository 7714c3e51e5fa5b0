import {
  billingOffer,
  billingOfferRequest,
  billingOverview,
  cancelReply,
  cancelRequest,
  invoicesReply,
  invoicesRequest,
  portalReply,
  resumeReply,
  subscribeReply,
  subscribeRequest,
} from '@noodlenaut/contract';
import { GROWN_UPS } from '@noodlenaut/domain';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { listInvoices } from './list-invoices.ts';
import { readBilling, readOffer } from './read-billing.ts';
import { subscribe } from './subscribe.ts';

/** Money: for grown-ups alone, each about the own account (P6.25, security 2.17). */
export const billingRouter = router({
  overview: call({
    rest: 'GET /api/adventure-scholars/billing',
    who: GROWN_UPS,
    whose: 'self',
    limit: 'billing.offer',
    output: billingOverview,
  }).query(({ ctx }) => readBilling(ctx, ctx.viewer)),
  offer: call({
    rest: 'GET /api/adventure-scholars/billing/offer',
    who: GROWN_UPS,
    whose: 'self',
    limit: 'billing.offer',
    input: billingOfferRequest,
    output: billingOffer,
  }).query(({ ctx, input }) => readOffer(ctx, ctx.viewer, input)),
  // A child at a grown-up's open page must not buy, so the password is asked for.
  subscribe: call({
    rest: 'POST /api/adventure-scholars/subscribe',
    who: GROWN_UPS,
    whose: 'self',
    fresh: true,
    cookieOnly: true,
    limit: 'billing.change',
    input: subscribeRequest,
    output: subscribeReply,
  }).mutation(({ ctx, input }) => subscribe(ctx, ctx.viewer, input)),
  cancel: call({
    rest: 'POST /api/adventure-scholars/cancel',
    who: GROWN_UPS,
    whose: 'self',
    limit: 'billing.change',
    input: cancelRequest,
    output: cancelReply,
  }).mutation(({ ctx, input }) => cancelSubscription(ctx, ctx.viewer, input)),
  resume: call({
    rest: 'POST /api/adventure-scholars/resume',
    who: GROWN_UPS,
    whose: 'self',
    fresh: true,
    cookieOnly: true,
    limit: 'billing.change',
    output: resumeReply,
  }).mutation(({ ctx }) => resumeSubscription(ctx, ctx.viewer)),
  invoices: call({
    rest: 'GET /api/adventure-scholars/invoices',
    who: GROWN_UPS,
    whose: 'self',
    input: invoicesRequest,
    output: invoicesReply,
  }).query(({ ctx, input }) => listInvoices(ctx, ctx.viewer, input)),
  portal: call({
    rest: 'POST /api/adventure-scholars/billing/portal',
    who: GROWN_UPS,
    whose: 'self',
    fresh: true,
    cookieOnly: true,
    limit: 'billing.change',
    output: portalReply,
  }).mutation(({ ctx }) => ctx.billing.portal(ctx.viewer)),
});
