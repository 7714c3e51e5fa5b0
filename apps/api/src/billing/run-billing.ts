import { freeAccount } from '@noodlenaut/domain';
import type { Services } from '../context.ts';
import { settleBilling } from './settle-billing.ts';
import { tellPayer, type BillingSite } from './tell-payer.ts';

const BATCH = 20;
/** The most batches in one run; the rest waits for the next. */
const BATCHES = 500;

/**
 * What time brings to subscriptions that Stripe does not keep: reminders, ends of trials, renewals, tries, ends. A batch is one
 * transaction; rows that another machine holds are left to it, and after a crash the batch is done again from the start. Returns how
 * many accounts changed and how many were reminded.
 */
export async function runBilling({
  store,
  env,
  now,
  billing,
}: Pick<Services, 'billing' | 'env' | 'now' | 'store'>): Promise<number> {
  const site: BillingSite = { env, now, isLocal: billing.name === 'local' };
  const inBatches = async (batch: () => Promise<number>) => {
    let done = 0;
    for (let batches = 0; batches < BATCHES; batches += 1) {
      const count = await batch();
      done += count;
      if (count < BATCH) break;
    }
    return done;
  };
  const settled = await inBatches(() =>
    store.transaction(async (inside) => {
      const due = await inside.billing.lockDue(now(), BATCH);
      for (const row of due) {
        const { account } = await settleBilling(site, inside, row);
        // Also when no step was taken: the row must not be due again at once.
        await inside.billing.write(row.id, account);
      }
      return due.length;
    }),
  );
  const reminded = await inBatches(() =>
    store.transaction(async (inside) => {
      const soon = await inside.billing.takeReminders(now(), BATCH);
      for (const { id, userId, planId, billingCycle: cycle, trialEndsAt, paymentMethodId } of soon) {
        if (trialEndsAt === null) continue;
        const account = { ...freeAccount(now()), planId, cycle, trialEndsAt, paymentMethod: paymentMethodId };
        const event = { kind: 'trial-soon', at: trialEndsAt } as const;
        await tellPayer(site, inside, { row: { userId }, account, event, once: id });
      }
      return soon.length;
    }),
  );
  return settled + reminded;
}
