import type { StripeNews } from './stripe-news.ts';
import type { StripeWork } from './sync-subscription.ts';
import { workErasures } from './work-erasures.ts';
import { workCancellations } from './work-cancellations.ts';
import { workEvents } from './work-events.ts';

/** Works off events and cancellations. Returns how many. */
export const workAll = async (work: StripeWork): Promise<number> =>
  (await workEvents(work)) + (await workCancellations(work)) + (await workErasures(work));

export function stripeDesk(work: StripeWork, webhookSecret: string): StripeNews {
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
