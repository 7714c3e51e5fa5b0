import { putPrices } from '../billing/stripe/put-prices.ts';
import { stripeClient } from '../billing/stripe/stripe-client.ts';
import { readEnv } from '../env.ts';

/** `npm run billing:sync`: makes or updates the plans at Stripe. It needs no database. */
const { STRIPE: settings } = readEnv({ DATABASE_URL: 'postgres://unused', ...process.env });
if (settings === null) {
  console.error('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: without them no money is taken.');
  process.exit(1);
}
const made = await putPrices(stripeClient(settings));
console.log(made.length === 0 ? 'Stripe has every plan.' : `Written at Stripe: ${made.join(', ')}.`);
