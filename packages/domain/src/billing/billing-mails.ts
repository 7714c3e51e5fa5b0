import { PRODUCT } from '../product.ts';
import { formatDollars, PLANS } from '../plans/plans.ts';
import type { PlanId } from '../plans/plan-ids.ts';
import { graceEnd, isFree, nextCharge, type BillingAccount, type BillingEvent } from './billing-account.ts';

/** A trial ends in three days (P6.24). */
export interface TrialEndsSoon {
  readonly kind: 'trial-soon';
  readonly at: Date;
}
export interface BillingMail {
  readonly event: TrialEndsSoon | Exclude<BillingEvent, { readonly kind: 'refunded' | 'ended' }>;
  /** As it is after the event. */
  readonly account: BillingAccount;
  /** No money is taken on this server (P6.19). */
  readonly isLocal: boolean;
  /** The page of the plan. */
  readonly link: string;
}

const day = (at: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(at);
const nameOf = (planId: PlanId): string => PLANS[planId].displayName;

function whatComes(account: BillingAccount): string {
  const next = nextCharge(account);
  return next
    ? `The next payment is ${formatDollars(next.amountCents)} on ${day(next.date)}.`
    : 'Nothing will be charged.';
}

/** Subject and first sentences of each mail. */
function words({ event, account }: BillingMail): readonly [subject: string, ...sentences: string[]] {
  switch (event.kind) {
    case 'trial-soon':
      return [
        `Your trial ends on ${day(event.at)}`,
        `Your free trial of ${nameOf(account.planId)} ends on ${day(event.at)}.`,
        account.paymentMethod === null
          ? 'Then your account goes on with the free plan by itself. Nothing will be charged.'
          : whatComes(account),
      ];
    case 'trial-ended':
      return [
        'Your trial ended today',
        `Your free trial of ${nameOf(event.choice.planId)} ended on ${day(event.at)}.`,
        isFree(account)
          ? 'Your account goes on with the free plan. Nothing was charged. Everything your children have done is still there.'
          : `Your plan goes on. ${whatComes(account)}`,
      ];
    case 'paid':
      return [
        'Your receipt',
        `We received ${formatDollars(event.cents)} for ${nameOf(event.choice.planId)} (${event.choice.cycle}) on ${day(event.periodStart)}.`,
        whatComes(account),
      ];
    case 'failed':
      return [
        'A payment did not work',
        `The payment of ${formatDollars(event.cents)} for ${nameOf(event.choice.planId)} did not work.`,
        `We try again each day. Until ${day(graceEnd(event.periodStart))} everything stays open; after that your account goes on with the free plan. Everything your children have done stays.`,
      ];
    case 'cancelled':
      return [
        'Your plan is cancelled',
        isFree(account)
          ? `${nameOf(event.choice.planId)} ended on ${day(event.at)}.`
          : `${nameOf(event.choice.planId)} counts until ${day(event.at)}. Until then you can take the cancellation back on the page of your plan.`,
        'Nothing more will be charged. Everything your children have done stays.',
      ];
  }
}

/** A mail about a plan: what happened, what it costs, and how to cancel. It names no child (security 2.15). */
export function billingMail(mail: BillingMail): { readonly subject: string; readonly text: string } {
  const [subject, ...sentences] = words(mail);
  const isRunning = !isFree(mail.account) && mail.account.status !== 'cancelled';
  return {
    subject: `${subject} · ${PRODUCT.name}`,
    text: [
      ...(mail.isLocal ? ['This server takes no money: the amounts only show how a plan works.'] : []),
      ...sentences,
      isRunning
        ? `To cancel, open the page of your plan and tap "Cancel plan", then "Yes, cancel":\n${mail.link}`
        : `The page of your plan:\n${mail.link}`,
    ].join('\n\n'),
  };
}
