import type { Services } from '../context.ts';
import type { BillingProvider } from './billing-provider.ts';
import { localProvider } from './local-provider.ts';
import { stripeClient } from './stripe/stripe-client.ts';
import { stripeDesk, type StripeDesk } from './stripe/stripe-desk.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

/** Who takes the money here: Stripe where the operator has an account there, else nobody (P6.14, P6.15, P6.19). */
export function billingOf(services: Pick<Services, 'env' | 'now' | 'report' | 'store'>): {
  readonly billing: BillingProvider;
  readonly stripe: StripeDesk | null;
} {
  const { STRIPE: settings } = services.env;
  if (settings === null) return { billing: localProvider(services), stripe: null };
  const work = { ...services, stripe: stripeClient(settings) };
  return { billing: stripeProvider(work), stripe: stripeDesk(work, settings.webhookSecret) };
}
