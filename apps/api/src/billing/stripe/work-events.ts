import { syncInvoice } from './sync-invoice.ts';
import { syncSubscription, type StripeWork } from './sync-subscription.ts';

const BATCH = 10;
const BATCHES = 100;

/**
 * Works off the events that wait: each says only what has to be fetched again (P6.18). What fails, because Stripe is away or the server
 * dies, waits for its next try. Returns how many were done.
 */
export async function workEvents(work: StripeWork): Promise<number> {
  const { store, report } = work;
  let done = 0;
  for (let batches = 0; batches < BATCHES; batches += 1) {
    const events = await store.stripe.claimEvents(BATCH);
    for (const { id, about, subject } of events) {
      try {
        if (about === 'subscription' && subject !== null) await syncSubscription(work, subject);
        if (about === 'invoice' && subject !== null) await syncInvoice(work, subject);
        await store.stripe.finishEvent(id);
        done += 1;
      } catch (cause) {
        report(cause);
      }
    }
    if (events.length < BATCH) break;
  }
  return done;
}
