import { BILLING_CYCLES, isFree, PLAN_IDS, PLANS, priceKey, priceOf } from '@noodlenaut/domain';
import type Stripe from 'stripe';
import { isMissing } from './stripe-client.ts';

/**
 * Writes the paid plans as products and prices at Stripe. Doing it again changes nothing. A price at Stripe cannot be changed: another amount
 * is a new price that takes over the name, and present subscriptions keep theirs. Returns what was made.
 */
export async function putPrices(stripe: Stripe): Promise<readonly string[]> {
  const made: string[] = [];
  for (const planId of PLAN_IDS) {
    if (isFree({ planId })) continue;
    const { displayName: name, description } = PLANS[planId];
    const known = await stripe.products.retrieve(planId).catch((cause: unknown) => {
      if (isMissing(cause)) return null;
      throw cause;
    });
    if (known === null) {
      await stripe.products.create({ id: planId, name, description });
      made.push(`product ${planId}`);
    } else if (known.name !== name) {
      await stripe.products.update(planId, { name, description });
      made.push(`product ${planId}`);
    }
    for (const cycle of BILLING_CYCLES) {
      const key = priceKey({ planId, cycle });
      const amount = priceOf({ planId, cycle });
      const [price] = (await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })).data;
      if (price?.unit_amount === amount) continue;
      await stripe.prices.create({
        product: planId,
        currency: 'usd',
        unit_amount: amount,
        recurring: { interval: cycle === 'yearly' ? 'year' : 'month' },
        lookup_key: key,
        metadata: { plan: key },
        transfer_lookup_key: true,
      });
      made.push(`price ${key}`);
    }
  }
  return made;
}
