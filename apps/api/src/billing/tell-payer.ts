import { billingMail, type BillingAccount, type BillingEvent, type BillingMail } from '@noodlenaut/domain';
import type { BillingRow, Store } from '@noodlenaut/db';
import type { Services } from '../context.ts';

/** Where links of mails lead, when it is, and whether money is taken. */
export interface BillingSite {
  readonly env: Pick<Services['env'], 'PUBLIC_URL'>;
  readonly now: Services['now'];
  readonly isLocal: boolean;
}

interface BillingFact {
  readonly row: Pick<BillingRow, 'userId'>;
  readonly account: BillingAccount;
  readonly event: BillingMail['event'] | BillingEvent;
  /** The fact's name: told once, however often a job runs. */
  readonly once: string;
}

/** Writes a mail about money to a grown-up with a confirmed address; children get none (P6.24). */
export async function tellPayer(
  { env, isLocal }: BillingSite,
  store: Pick<Store, 'billing' | 'outbox'>,
  { row, account, event, once }: BillingFact,
): Promise<void> {
  if (event.kind === 'refunded' || event.kind === 'ended') return;
  const toAddress = await store.billing.addressOf(row.userId);
  if (toAddress === null) return;
  const { subject, text } = billingMail({
    event,
    account,
    isLocal,
    link: `${env.PUBLIC_URL}/plan`,
  });
  await store.outbox.add({
    userId: row.userId,
    toAddress,
    subject,
    bodyText: text,
    dedupeKey: `billing ${event.kind} ${once}`,
  });
}
