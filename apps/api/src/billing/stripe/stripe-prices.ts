import { priceKey, type PlanChoice } from '@noodlenaut/domain';
import type Stripe from 'stripe';
import { AppError } from '../../errors/app-error.ts';

/** The ids of the prices at Stripe, asked for once a process: they do not change. */
export function stripePrices(stripe: Stripe): (choice: PlanChoice) => Promise<string> {
  const known = new Map<string, string>();
  return async (choice) => {
    const key = priceKey(choice);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const [price] = (await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })).data;
    if (!price) {
      const cause = new Error(`Stripe has no price "${key}": run npm run billing:sync`);
      throw new AppError('billing_unavailable', { cause });
    }
    known.set(key, price.id);
    return price.id;
  };
}
