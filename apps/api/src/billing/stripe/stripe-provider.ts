import { freeAccount, isFree, offerOf } from '@noodlenaut/domain';
import type { BillingRow } from '@noodlenaut/db';
import { AppError } from '../../errors/app-error.ts';
import type { SessionViewer } from '../../sessions/read-session.ts';
import type { BillingProvider } from '../billing-provider.ts';
import { cancelHere, heldBilling, resumeHere } from '../change-here.ts';
import { changeSubscription, offerOfChange, releaseSchedule } from './change-subscription.ts';
import { openCheckout, trialGoesOn } from './open-checkout.ts';
import { askStripe } from './stripe-client.ts';
import { stripePrices } from './stripe-prices.ts';
import { siteOf, type StripeWork } from './sync-subscription.ts';
import { workCancellations } from './work-cancellations.ts';

const attachedTo = (row: BillingRow) => {
  const { stripeSubscriptionId } = row;
  return stripeSubscriptionId === null ? null : { ...row, stripeSubscriptionId };
};

/**
 * Stripe takes the money (P6.15). What is asked for is asked of Stripe; the table changes when Stripe tells of it, and by nothing else
 * (P6.16). A trial of a registration, which Stripe does not know, lives in the table alone.
 */
export function stripeProvider(work: StripeWork): BillingProvider {
  const { stripe, store, now, env } = work;
  const site = siteOf(work);
  const priceId = stripePrices(stripe);
  const held = ({ id }: SessionViewer) => store.transaction((inside) => heldBilling(site, inside, id));
  const endWithPeriod = async (id: string) => {
    await releaseSchedule(stripe, await stripe.subscriptions.retrieve(id));
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  };
  const cancel: BillingProvider['cancel'] = async (viewer, wish) => {
    const row = await held(viewer);
    const attached = attachedTo(row);
    if (!attached) {
      return store.transaction(async (inside) =>
        cancelHere(site, inside, await heldBilling(site, inside, viewer.id), wish),
      );
    }
    // A period that is not paid has no end to wait for.
    if (wish.immediately || attached.account.status === 'past_due') {
      // The wish is kept before Stripe is asked: it counts also when Stripe is away, or this process dies.
      await store.stripe.wantCancellation(attached.stripeSubscriptionId, 'rule');
      await workCancellations(work);
    } else await askStripe(() => endWithPeriod(attached.stripeSubscriptionId));
    if (wish.reason !== null) await store.billing.noteReason(row.id, wish.reason);
    return { refundCents: null };
  };
  return {
    name: 'stripe',
    offer: (row, to, trialDays) => {
      const { account, stripeSubscriptionId } = row;
      if (stripeSubscriptionId !== null)
        return askStripe(() => offerOfChange(work, priceId, { account, stripeSubscriptionId }, to));
      const begins = trialGoesOn(account, now()) ? account : freeAccount(now(), account);
      return Promise.resolve(offerOf(begins, to, trialDays, now()));
    },
    subscribe: async (viewer, order) => {
      if (isFree(order)) {
        await cancel(viewer, { immediately: false, reason: null });
        return { checkoutUrl: null };
      }
      const attached = attachedTo(await held(viewer));
      if (!attached)
        return { checkoutUrl: await askStripe(() => openCheckout(work, priceId, viewer, order)) };
      const { planId, cycle, todayCents } = order;
      await askStripe(() => changeSubscription(work, priceId, attached, { planId, cycle }, todayCents));
      return { checkoutUrl: null };
    },
    cancel,
    resume: async (viewer) => {
      const attached = attachedTo(await held(viewer));
      if (!attached) {
        return store.transaction(async (inside) =>
          resumeHere(site, inside, await heldBilling(site, inside, viewer.id)),
        );
      }
      if (attached.account.status !== 'cancelled')
        throw new AppError('wrong_state', { message: 'There is nothing to take back.' });
      await askStripe(() =>
        stripe.subscriptions.update(attached.stripeSubscriptionId, { cancel_at_period_end: false }),
      );
    },
    portal: async (viewer) => {
      const { stripeCustomerId: customer } = await held(viewer);
      if (customer === null) return { url: null };
      const returnUrl = `${env.PUBLIC_URL}/plan`;
      const session = await askStripe(() =>
        stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
      );
      return { url: session.url };
    },
  };
}
