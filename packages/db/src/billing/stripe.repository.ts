import type { BillingAccount, InvoiceStatus } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { BILLING_COLUMNS, billingColumns, billingRow, type BillingRow } from './billing-row.ts';

export interface StripeEvent {
  readonly id: string;
  readonly kind: string;
  /** What has to be fetched again; null: nothing of ours. */
  readonly about: 'subscription' | 'invoice' | null;
  readonly subject: string | null;
}
export interface StripeInvoice {
  readonly subscriptionId: string;
  readonly userId: string;
  readonly stripeInvoiceId: string;
  readonly amount: number;
  readonly refunded: number;
  readonly currency: string;
  readonly status: InvoiceStatus;
  readonly description: string;
  readonly invoiceDate: Date;
  readonly dueDate: Date | null;
  readonly paidAt: Date | null;
  readonly downloadUrl: string | null;
}
export type StripeRefund = 'rule' | 'whole';

/** After a failure twice as long as before, at most an hour. */
const nextTry = sql<Date>`now() + least(3600, 5 * power(2, least(attempts, 12))) * interval '1 second'`;

/** What comes from Stripe and what has to be told it (I4, P6.16 to P6.18). */
export function stripeRepository(db: Database) {
  return {
    /** Keeps an event; false when it was there. */
    addEvent: async (event: StripeEvent): Promise<boolean> => {
      const added = await db
        .insertInto('stripeEvents')
        .values({ ...event, ...(event.subject === null && { doneAt: sql<Date>`now()` }) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    /** Takes events that wait; another worker leaves them alone until their next try. */
    claimEvents: async (limit: number): Promise<readonly StripeEvent[]> => {
      const { rows } = await sql<StripeEvent>`
        update stripe_events set attempts = attempts + 1, next_try_at = ${nextTry}
         where id in (select id from stripe_events where done_at is null and next_try_at <= now()
           order by next_try_at limit ${limit} for update skip locked)
        returning id, kind, about, subject`.execute(db);
      return rows;
    },
    finishEvent: (id: string) =>
      db
        .updateTable('stripeEvents')
        .set({ doneAt: sql`now()` })
        .where('id', '=', id)
        .execute(),
    /** Stripe repeats an event for three days; ninety are enough to know it again. */
    dropOldEvents: () =>
      db
        .deleteFrom('stripeEvents')
        .where(sql<boolean>`done_at < now() - interval '90 days'`)
        .execute(),
    /** Whose customer this is at Stripe; undefined: nobody's any more. */
    payerOf: async (customerId: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('userSubscriptions')
          .select('userId')
          .where('stripeCustomerId', '=', customerId)
          .executeTakeFirst()
      )?.userId,
    hasAccount: async (userId: string): Promise<boolean> =>
      (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined,
    setCustomer: (id: string, stripeCustomerId: string) =>
      db.updateTable('userSubscriptions').set({ stripeCustomerId }).where('id', '=', id).execute(),
    /** Notes the page on which somebody may pay; returns the one before. */
    setCheckout: (id: string, checkoutSessionId: string) =>
      db.updateTable('userSubscriptions').set({ checkoutSessionId }).where('id', '=', id).execute(),
    /** Writes an account as Stripe has it. */
    write: (
      id: string,
      account: BillingAccount,
      attached: { readonly id: string; readonly customerId: string; readonly createdAt: Date } | null,
    ) =>
      db
        .updateTable('userSubscriptions')
        .set({
          ...billingColumns(account),
          ...(attached && { stripeCustomerId: attached.customerId }),
          stripeSubscriptionId: attached?.id ?? null,
          stripeStartedAt: attached?.createdAt ?? null,
          updatedAt: sql`now()`,
        })
        .where('id', '=', id)
        .execute(),
    /** When an account got a first payment back; null: never. */
    refundedAt: async (userId: string): Promise<Date | null> =>
      (
        await db
          .selectFrom('userSubscriptions')
          .select('refundedAt')
          .where('userId', '=', userId)
          .where('status', '<>', 'expired')
          .executeTakeFirst()
      )?.refundedAt ?? null,
    noteRefunded: (id: string, at: Date) =>
      db
        .updateTable('userSubscriptions')
        .set({ refundedAt: at })
        .where('id', '=', id)
        .where('refundedAt', 'is', null)
        .execute(),
    /** The end of an account's one trial; null: granted, and none began; undefined: none was granted. */
    trialEnd: async (userId: string): Promise<Date | null | undefined> =>
      (await db.selectFrom('trialGrants').select('endsAt').where('userId', '=', userId).executeTakeFirst())
        ?.endsAt,
    /** Uses a granted trial up. One that is used up stays as it is. */
    noteTrial: (userId: string, endsAt: Date) =>
      db
        .updateTable('trialGrants')
        .set({ endsAt })
        .where('userId', '=', userId)
        .where('endsAt', 'is', null)
        .execute(),
    putInvoice: ({ subscriptionId, userId, stripeInvoiceId, ...facts }: StripeInvoice) =>
      db
        .insertInto('subscriptionInvoices')
        .values({ subscriptionId, userId, stripeInvoiceId, ...facts })
        .onConflict((conflict) =>
          conflict.column('stripeInvoiceId').doUpdateSet({ ...facts, updatedAt: sql`now()` }),
        )
        .execute(),
    /** A subscription that has to end at Stripe, now or when Stripe can be reached again. */
    wantCancellation: (stripeSubscriptionId: string, refund: StripeRefund) =>
      db
        .insertInto('stripeCancellations')
        .values({ stripeSubscriptionId, refund })
        .onConflict((conflict) => conflict.column('stripeSubscriptionId').doNothing())
        .execute(),
    claimCancellations: async (
      limit: number,
    ): Promise<readonly { readonly subscriptionId: string; readonly refund: StripeRefund }[]> => {
      const { rows } = await sql<{ subscriptionId: string; refund: StripeRefund }>`
        update stripe_cancellations set attempts = attempts + 1, next_try_at = ${nextTry}
         where stripe_subscription_id in (select stripe_subscription_id from stripe_cancellations
           where next_try_at <= now() order by next_try_at limit ${limit} for update skip locked)
        returning stripe_subscription_id as subscription_id, refund`.execute(db);
      return rows;
    },
    dropCancellation: (stripeSubscriptionId: string) =>
      db.deleteFrom('stripeCancellations').where('stripeSubscriptionId', '=', stripeSubscriptionId).execute(),
    /** Customers of erased accounts whose subscription has ended at Stripe (I12). */
    claimErasures: async (limit: number): Promise<readonly string[]> => {
      const { rows } = await sql<{ customerId: string }>`
        update stripe_erasures set attempts = attempts + 1, next_try_at = ${nextTry}
         where stripe_customer_id in (select se.stripe_customer_id from stripe_erasures se
           where se.next_try_at <= now() and not exists (select from stripe_cancellations sc
             where sc.stripe_subscription_id = se.stripe_subscription_id)
           order by se.next_try_at limit ${limit} for update skip locked)
        returning stripe_customer_id as customer_id`.execute(db);
      return rows.map(({ customerId }) => customerId);
    },
    dropErasure: (stripeCustomerId: string) =>
      db.deleteFrom('stripeErasures').where('stripeCustomerId', '=', stripeCustomerId).execute(),
    /** All that have a subscription at Stripe, in pages, for the comparison at night. */
    attached: async (afterId: string | null, limit: number): Promise<readonly BillingRow[]> => {
      const rows = await db
        .selectFrom('userSubscriptions')
        .select(BILLING_COLUMNS)
        .where('stripeSubscriptionId', 'is not', null)
        .$if(afterId !== null, (query) => query.where('id', '>', afterId))
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(billingRow);
    },
  };
}
