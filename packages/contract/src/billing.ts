import {
  BILLING_CYCLES,
  INVOICE_STATUSES,
  PLAN_IDS,
  SUBSCRIPTION_STATUSES,
  TRIAL_DAYS_MAX,
} from '@noodlenaut/domain';
import { z } from 'zod';
import { cents, safeLine, wireDate, wireDateOrNull } from './text.ts';

const planId = z.enum(PLAN_IDS);
const cycle = z.enum(BILLING_CYCLES);
/** When money is taken, and how much. */
const chargeOrNull = z.object({ date: wireDate, amountCents: z.int() }).nullable();

/** GET /api/adventure-scholars/billing: what a grown-up's page of the plan shows. */
export const billingOverview = z.object({
  /** `local`: no money is taken, and the page says so. */
  provider: z.enum(['local', 'stripe']),
  subscription: z.object({
    planId,
    status: z.enum(SUBSCRIPTION_STATUSES),
    cycle,
    trialing: z.boolean(),
    trialEndsAt: wireDateOrNull,
    currentPeriodEnd: wireDateOrNull,
    /** It ends with the period, and can be taken back until then. */
    cancelAtPeriodEnd: z.boolean(),
    cancelledAt: wireDateOrNull,
    /** A smaller plan, or a shorter cycle, that begins with the next period. */
    pendingChange: z.object({ planId, cycle }).nullable(),
    nextCharge: chargeOrNull,
  }),
  isTrialPossible: z.boolean(),
  /** Of this month, in UTC. */
  usage: z.object({
    year: z.int(),
    month: z.int(),
    tutoringSessionsUsed: z.int(),
    aiLessonsGenerated: z.int(),
    practiceProblemsCompleted: z.int(),
    multiplayerGamesPlayed: z.int(),
  }),
});

const promoCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,20}$/, 'This code is not complete.');

/** GET /api/adventure-scholars/billing/offer: what a choice would cost. */
export const billingOfferRequest = z.object({
  planId,
  cycle: cycle.default('monthly'),
  trialDays: z.coerce.number().int().min(0).max(TRIAL_DAYS_MAX).optional(),
  promoCode: promoCode.optional(),
});
export const billingOffer = z.object({
  todayCents: z.int(),
  trialDays: z.int(),
  /** When money is taken first; the date is today's when something is paid at once. */
  firstCharge: chargeOrNull,
  /** The regular payment after it. */
  nextCharge: chargeOrNull,
  /** False: the choice counts from the end of the present period. */
  beginsNow: z.boolean(),
});

/** POST /api/adventure-scholars/subscribe (S4.45, S4.46). */
export const subscribeRequest = z.object({
  planId,
  cycle: cycle.default('monthly'),
  /** As many as asked for, seven at most, and more only with a promo code; none when the family had its trial. */
  trialDays: z.int().min(0).max(TRIAL_DAYS_MAX).optional(),
  promoCode: promoCode.optional(),
  /** Today's price as the page showed it; without it nothing may be taken today. A dearer one is refused with price_changed. */
  todayCents: cents.optional(),
});
/** Where the browser goes to pay; null: it is done. */
export const subscribeReply = z.object({ checkoutUrl: z.url().nullable() });

/** POST /api/adventure-scholars/cancel (S4.43, S4.44). */
export const cancelRequest = z.object({
  immediately: z.boolean().default(false),
  reason: safeLine(500).optional(),
});
/** What is given back, in cents, where it is known at once; null: Stripe decides, and the invoice shows it. */
export const cancelReply = z.object({ refundCents: z.int().nullable() });
export const resumeReply = z.object({ resumed: z.literal(true) });

/** GET /api/adventure-scholars/invoices: the newest first. */
export const invoicesRequest = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(20),
  before: z.iso.datetime({ message: 'Invalid input' }).optional(),
});
export const invoicesReply = z.array(
  z.object({
    id: z.uuid(),
    amountCents: z.int(),
    refundedCents: z.int(),
    currency: z.string(),
    status: z.enum(INVOICE_STATUSES),
    description: z.string().nullable(),
    invoiceDate: wireDate,
    dueDate: wireDateOrNull,
    paidAt: wireDateOrNull,
    downloadUrl: z.string().nullable(),
  }),
);

/** POST /api/adventure-scholars/billing/portal: where cards are kept; null where no money is taken. */
export const portalReply = z.object({ url: z.url().nullable() });
