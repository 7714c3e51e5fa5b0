import Stripe from 'stripe';
import { AppError } from '../../errors/app-error.ts';

/** Shorter than a transaction may stand still, because a subscription is fetched while its row is held. */
const ANSWER_MS = 4000;

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  readonly apiUrl: string | undefined;
}

/** A client of Stripe's interface. Retries are the jobs' business. */
export function stripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl === undefined ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: ANSWER_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port),
      protocol: url.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** Stripe cannot be reached, has a fault or is too busy: another try may succeed. */
const isAway = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeConnectionError ||
  cause instanceof Stripe.errors.StripeAPIError ||
  cause instanceof Stripe.errors.StripeRateLimitError;

/** Whether Stripe does not know the thing. */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_missing';

/** Asks Stripe for somebody who waits. @throws AppError billing_unavailable, payment_failed */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (isAway(cause)) throw new AppError('billing_unavailable', { retryAfterS: 60, cause });
    if (cause instanceof Stripe.errors.StripeCardError) throw new AppError('payment_failed', { cause });
    throw cause;
  }
}
