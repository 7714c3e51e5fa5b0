import type Stripe from 'stripe';

/** Where news of Stripe come in and are worked off. */
export interface StripeNews {
  readonly client: Stripe;
  readonly webhookSecret: string;
  /** Works off what waits, now; several calls at once are one more run. What fails is tried again by the job. */
  readonly soon: () => void;
}
