import { PLANS, type BillingEvent, type BillingStep } from '@noodlenaut/domain';
import type { BillingRow, Store } from '@noodlenaut/db';
import { tellPayer, type BillingSite } from './tell-payer.ts';

const describe = ({ choice }: Extract<BillingEvent, { kind: 'paid' | 'failed' }>): string =>
  `${PLANS[choice.planId].displayName}, ${choice.cycle}`;

/** The name of a payment: it has one invoice and one receipt, however often it is tried. */
const paymentKey = (row: BillingRow, event: Extract<BillingEvent, { kind: 'paid' | 'failed' }>): string => {
  const { periodStart, isChange, choice } = event;
  const what = isChange ? `change to ${choice.planId} ${choice.cycle}` : 'period';
  return `${row.id} ${what} ${periodStart.toISOString()}`;
};

/** Writes what a step of a subscription changed, with its invoices and mails, in the transaction that holds its row (P6.20). */
export async function recordStep(
  site: BillingSite,
  store: Pick<Store, 'billing' | 'outbox'>,
  row: BillingRow,
  { account, events }: BillingStep,
): Promise<BillingRow> {
  await store.billing.write(row.id, account);
  for (const event of events) {
    if (event.kind === 'refunded') await store.billing.noteRefund(row.id, event.cents);
    if (event.kind === 'paid' || event.kind === 'failed') {
      if (event.cents === 0) continue;
      const key = paymentKey(row, event);
      await store.billing.putInvoice({
        subscriptionId: row.id,
        userId: row.userId,
        amount: event.cents,
        status: event.kind,
        description: describe(event),
        invoiceDate: event.periodStart,
        paidAt: event.kind === 'paid' ? site.now() : null,
        localKey: key,
      });
      await tellPayer(site, store, { row, account, event, once: key });
    } else if (event.kind === 'trial-ended' || event.kind === 'cancelled')
      await tellPayer(site, store, { row, account, event, once: `${row.id} ${event.at.toISOString()}` });
  }
  return { ...row, account };
}
