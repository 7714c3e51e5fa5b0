import type Stripe from 'stripe';
import type { StripeWork } from './sync-subscription.ts';
import { workCancellations } from './work-cancellations.ts';
import { workEvents } from './work-events.ts';

/** Where news of Stripe come in and are worked off. */
export interface StripeDesk {
  readonly client: Stripe;
  readonly webhookSecret: string;
  /** Works off what waits, now; several calls at once are one more run. What fails is tried again by the job. */
  readonly soon: () => void;
}

/** Works off events and cancellations. Returns how many. */
export const workAll = async (work: StripeWork): Promise<number> =>
  (await workEvents(work)) + (await workCancellations(work));

export function stripeDesk(work: StripeWork, webhookSecret: string): StripeDesk {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    do {
      isWanted = false;
      await workAll(work);
    } while (isWanted);
  };
  return {
    client: work.stripe,
    webhookSecret,
    soon: () => {
      isWanted = true;
      if (isRunning) return;
      run()
        .catch(work.report)
        .finally(() => {
          isRunning = false;
        });
    },
  };
}
