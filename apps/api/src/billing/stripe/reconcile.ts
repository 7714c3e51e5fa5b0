import { readSubscription } from './read-subscription.ts';
import { syncSubscription, type StripeWork } from './sync-subscription.ts';

const PAGE = 100;

/**
 * Compares every subscription at Stripe with the table, at night, and repairs what differs: events may be lost for days (security 2.17). Says how
 * many, and nobody's name.
 */
export async function reconcile(
  work: StripeWork,
): Promise<{ readonly checked: number; readonly repaired: number }> {
  const { stripe, store, report } = work;
  const seen = new Set<string>();
  let repaired = 0;
  for await (const subscription of stripe.subscriptions.list({ limit: PAGE })) {
    seen.add(subscription.id);
    if (!readSubscription(subscription)) continue;
    if (await syncSubscription(work, subscription.id)) repaired += 1;
  }
  // Those that the table has and Stripe does not list have ended.
  let after: string | null = null;
  for (;;) {
    const rows = await store.stripe.attached(after, PAGE);
    for (const { stripeSubscriptionId: id } of rows) {
      if (id === null || seen.has(id)) continue;
      seen.add(id);
      if (await syncSubscription(work, id)) repaired += 1;
    }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) break;
  }
  if (repaired > 0)
    report(new Error(`billing: ${repaired} of ${seen.size} subscriptions differed from Stripe`));
  return { checked: seen.size, repaired };
}
