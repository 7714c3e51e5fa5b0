import { PLANS, type InvoiceStatus } from '@noodlenaut/domain';
import type { BillingRow, Store } from '@noodlenaut/db';
import type Stripe from 'stripe';
import { tellPayer } from '../tell-payer.ts';
import { isMissing } from './stripe-client.ts';
import { fromSeconds, idOf } from './read-subscription.ts';
import { siteOf, syncSubscription, type StripeWork } from './sync-subscription.ts';

/** What became of an invoice; null: a draft, which Stripe may still change. */
function statusOf(invoice: Stripe.Invoice): InvoiceStatus | null {
  switch (invoice.status) {
    case 'paid':
      return invoice.amount_paid > 0 && invoice.post_payment_credit_notes_amount >= invoice.amount_paid
        ? 'refunded'
        : 'paid';
    case 'open':
      return invoice.attempted ? 'failed' : 'pending';
    case 'uncollectible':
      return 'failed';
    case 'void':
      return 'void';
    default:
      return null;
  }
}

const subscriptionOf = ({ parent }: Stripe.Invoice): string | null => {
  const subscription = parent?.subscription_details?.subscription;
  return subscription === undefined ? null : idOf(subscription);
};
const fetchInvoice = (stripe: Stripe, id: string): Promise<Stripe.Invoice | null> =>
  stripe.invoices.retrieve(id).catch((cause: unknown) => {
    if (isMissing(cause)) return null;
    throw cause;
  });

/** Writes an invoice as Stripe has it, after its subscription; receipts and failures are mailed once (S3.85, S3.87). */
export async function syncInvoice(work: StripeWork, id: string): Promise<void> {
  const { store, stripe } = work;
  const first = await fetchInvoice(stripe, id);
  const remoteId = first && subscriptionOf(first);
  if (!first || !remoteId) return;
  await syncSubscription(work, remoteId);
  const customerId = first.customer && idOf(first.customer);
  const userId = customerId ? await store.stripe.payerOf(customerId) : undefined;
  if (userId === undefined) return;
  await store.transaction(async (inside) => {
    const row = await inside.billing.lock(userId);
    const invoice = row && (await fetchInvoice(stripe, id));
    if (row && invoice) await writeInvoice(work, inside, row, invoice);
  });
}

async function writeInvoice(work: StripeWork, store: Store, row: BillingRow, invoice: Stripe.Invoice) {
  const status = statusOf(invoice);
  // A trial begins with an invoice of nothing.
  if (status === null || invoice.total <= 0) return;
  const { account } = row;
  const paidAt = invoice.status_transitions.paid_at;
  const invoiceDate = fromSeconds(invoice.created);
  const description = invoice.lines.data[0]?.description ?? PLANS[account.planId].displayName;
  const refunded = Math.min(invoice.post_payment_credit_notes_amount, invoice.total);
  await store.stripe.putInvoice({
    subscriptionId: row.id,
    userId: row.userId,
    stripeInvoiceId: invoice.id,
    amount: invoice.total,
    refunded,
    currency: invoice.currency,
    status,
    description: description.slice(0, 300),
    invoiceDate,
    dueDate: invoice.due_date === null ? null : fromSeconds(invoice.due_date),
    paidAt: paidAt === null ? null : fromSeconds(paidAt),
    downloadUrl: invoice.invoice_pdf ?? invoice.hosted_invoice_url ?? null,
  });
  if (status === 'refunded') await store.stripe.noteRefunded(row.id, work.now());
  if (status !== 'paid' && status !== 'failed') return;
  const choice = { planId: account.planId, cycle: account.cycle };
  const event = {
    kind: status,
    cents: invoice.total,
    choice,
    periodStart: invoiceDate,
    isChange: false,
  } as const;
  await tellPayer(siteOf(work), store, { row, account, event, once: invoice.id });
}
