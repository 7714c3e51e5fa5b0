import { FREE_PLAN_ID, type BillingAccount, type InvoiceStatus } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { BILLING_COLUMNS, billingColumns, billingRow, type BillingRow } from './billing-row.ts';

export interface NewInvoice {
  readonly subscriptionId: string;
  readonly userId: string;
  readonly amount: number;
  readonly status: InvoiceStatus;
  readonly description: string;
  readonly invoiceDate: Date;
  readonly paidAt: Date | null;
  /** Names the payment: it has one invoice, whatever becomes of it. */
  readonly localKey: string;
}

/** Subscriptions as billing changes them (S3.79 to S3.87). Each method is one statement. */
export function billingRepository(db: Database) {
  const of = (userId: string) =>
    db
      .selectFrom('userSubscriptions')
      .select(BILLING_COLUMNS)
      .where('userId', '=', userId)
      .where('status', '<>', 'expired');
  return {
    /** Gives an account the row that everything is written into. */
    ensure: (userId: string) =>
      db
        .insertInto('userSubscriptions')
        .values({ userId, planId: FREE_PLAN_ID })
        .onConflict((conflict) =>
          conflict
            .columns(['userId'])
            .where(sql<boolean>`status <> 'expired'`)
            .doNothing(),
        )
        .execute(),
    /** The one subscription of an account, held until the transaction ends: of two clicks at once the second sees what the first did. */
    lock: async (userId: string): Promise<BillingRow | undefined> => {
      const row = await of(userId).forUpdate().executeTakeFirst();
      return row && billingRow(row);
    },
    write: (id: string, account: BillingAccount) =>
      db
        .updateTable('userSubscriptions')
        .set({ ...billingColumns(account), updatedAt: sql`now()` })
        .where('id', '=', id)
        .execute(),
    /** Why somebody cancelled; null takes it away. */
    noteReason: (id: string, cancelReason: string | null) =>
      db.updateTable('userSubscriptions').set({ cancelReason }).where('id', '=', id).execute(),
    /** Accounts without Stripe for which something is due, held; those that another machine works on are left out. */
    lockDue: async (now: Date, limit: number): Promise<readonly BillingRow[]> => {
      const rows = await db
        .selectFrom('userSubscriptions')
        .select(BILLING_COLUMNS)
        .where('dueAt', '<=', now)
        .where('stripeSubscriptionId', 'is', null)
        .where('status', '<>', 'expired')
        .orderBy('dueAt')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
      return rows.map(billingRow);
    },
    /** Marks and returns trials that end within three days and were not told of; a trial of three days or less is not told of. */
    takeReminders: (now: Date, limit: number) =>
      db
        .updateTable('userSubscriptions')
        .set({ trialRemindedAt: now })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('userSubscriptions')
            .select('id')
            .where('trialing', '=', true)
            .where('status', 'in', ['active', 'past_due'])
            .where('trialRemindedAt', 'is', null)
            .where(sql<boolean>`trial_ends_at > ${now}::timestamptz
              and trial_ends_at <= ${now}::timestamptz + interval '3 days'
              and trial_ends_at > current_period_start + interval '3 days'`)
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'userId', 'planId', 'billingCycle', 'trialEndsAt', 'paymentMethodId'])
        .execute(),
    /** Writes an invoice, or what became of it. */
    putInvoice: ({ status, paidAt, ...invoice }: NewInvoice) =>
      db
        .insertInto('subscriptionInvoices')
        .values({ ...invoice, status, paidAt })
        .onConflict((conflict) =>
          conflict.column('localKey').doUpdateSet({ status, paidAt, updatedAt: sql`now()` }),
        )
        .execute(),
    /** Notes what was given back on the last paid invoices, the latest first, until the sum is reached. */
    noteRefund: async (subscriptionId: string, cents: number): Promise<void> => {
      await sql`
        update subscription_invoices si
           set refunded = least(si.amount, ${cents}::integer - spread.before),
               status = case when si.amount <= ${cents}::integer - spread.before then 'refunded' else si.status end,
               updated_at = now()
          from (select id, (sum(amount) over (order by invoice_date desc, id) - amount)::integer as before
                  from subscription_invoices
                 where subscription_id = ${subscriptionId} and status = 'paid' and amount > 0) spread
         where si.id = spread.id and spread.before < ${cents}::integer`.execute(db);
    },
    invoices: (userId: string, limit: number, before: Date | null) =>
      db
        .selectFrom('subscriptionInvoices')
        .select([
          'id',
          'amount',
          'refunded',
          'currency',
          'status',
          'description',
          'invoiceDate',
          'dueDate',
          'paidAt',
          'downloadUrl',
        ])
        .where('userId', '=', userId)
        .$if(before !== null, (query) => query.where('invoiceDate', '<', before))
        .orderBy('invoiceDate', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** How somebody pays where no money is taken; false without a subscription. */
    setPaymentMethod: async (userId: string, paymentMethodId: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('userSubscriptions')
        .set({ paymentMethodId })
        .where('userId', '=', userId)
        .where('status', '<>', 'expired')
        .where('stripeSubscriptionId', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Uses a promo code up once, and says how many days it gives; undefined for one that is unknown or used up. */
    usePromo: (code: string) =>
      db
        .updateTable('promoCodes')
        .set({ usesLeft: sql`uses_left - 1` })
        .where('code', '=', code)
        .where('usesLeft', '>', 0)
        .returning('trialDays')
        .executeTakeFirst(),
    /** A grown-up's confirmed address for mails about money; null for children and without one. */
    addressOf: async (userId: string): Promise<string | null> => {
      const found = await db
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .where('role', 'in', ['parent', 'teacher', 'tutor'])
        .where('emailConfirmedAt', 'is not', null)
        .where('isActive', '=', true)
        .executeTakeFirst();
      return found?.email ?? null;
    },
  };
}
