import { advanceBilling } from '@noodlenaut/domain';
import type { BillingRow, Store } from '@noodlenaut/db';
import { recordStep } from './record-step.ts';
import type { BillingSite } from './tell-payer.ts';

/** More than the renewals of five years: a server that was off so long asks again at the next run. */
const STEPS_MAX = 60;

/** Takes every step that time has brought to a held subscription, so that whoever decides about it decides about today (P6.20). */
export async function settleBilling(
  site: BillingSite,
  store: Pick<Store, 'billing' | 'outbox'>,
  row: BillingRow,
): Promise<BillingRow> {
  const now = site.now();
  // Where money is taken, nobody pays by the local way any more.
  const { account } = row;
  const isLeft = !site.isLocal && account.paymentMethod?.startsWith('local-') === true;
  let settled = isLeft ? { ...row, account: { ...account, paymentMethod: null } } : row;
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const step = advanceBilling(settled.account, now);
    if (!step) break;
    settled = await recordStep(site, store, settled, step);
  }
  return settled;
}
