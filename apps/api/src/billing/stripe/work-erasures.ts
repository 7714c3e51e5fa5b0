import { isMissing } from './stripe-client.ts';
import type { StripeWork } from './sync-subscription.ts';

const BATCH = 10;

/**
 * Erases at Stripe who was erased here (I12): the customer there holds the address and the card. What fails is tried again. Returns how many are
 * gone.
 */
export async function workErasures({ stripe, store, report }: StripeWork): Promise<number> {
  let gone = 0;
  for (const customerId of await store.stripe.claimErasures(BATCH)) {
    try {
      await stripe.customers.del(customerId).catch((cause: unknown) => {
        if (!isMissing(cause)) throw cause;
      });
      await store.stripe.dropErasure(customerId);
      gone += 1;
    } catch (cause) {
      report(cause);
    }
  }
  return gone;
}
