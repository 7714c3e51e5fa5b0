import { isSameAccount, mirrorEvents, mirrorSubscription, type RemoteSubscription } from '@noodlenaut/domain';
import type { BillingRow, Store } from '@noodlenaut/db';
import type Stripe from 'stripe';
import type { Services } from '../../context.ts';
import { tellPayer, type BillingSite } from '../tell-payer.ts';
import { isMissing } from './stripe-client.ts';
import { readSubscription, SUBSCRIPTION_PARTS } from './read-subscription.ts';

/** What every step of the work with Stripe needs. */
export interface StripeWork extends Pick<Services, 'env' | 'now' | 'report' | 'store'> {
  readonly stripe: Stripe;
}
export const siteOf = ({ env, now }: StripeWork): BillingSite => ({ env, now, isLocal: false });

/** A subscription as Stripe has it now; null: unknown there, or not of our prices. */
export async function fetchSubscription(
  { stripe, report }: Pick<StripeWork, 'report' | 'stripe'>,
  id: string,
): Promise<RemoteSubscription | null> {
  try {
    const remote = readSubscription(await stripe.subscriptions.retrieve(id, SUBSCRIPTION_PARTS));
    if (!remote) report(new Error('billing: a subscription at Stripe has none of our prices'));
    return remote;
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
}

/** The account of a subscription: whom we made it for, else whose customer it is at Stripe. Null: nobody's, any more. */
async function payerOf(store: Pick<Store, 'stripe'>, remote: RemoteSubscription): Promise<string | null> {
  const { userId, customerId } = remote;
  if (userId !== null && /^[0-9a-f-]{36}$/.test(userId) && (await store.stripe.hasAccount(userId)))
    return userId;
  return (await store.stripe.payerOf(customerId)) ?? null;
}

/**
 * Writes what Stripe says about a subscription (P6.16, P6.18, I4). The row is held while the subscription is fetched, so of two workers the
 * later one writes the later truth. Returns whether the row changed.
 */
export async function syncSubscription(work: StripeWork, id: string): Promise<boolean> {
  const { store } = work;
  const first = await fetchSubscription(work, id);
  if (!first) return false;
  const userId = await payerOf(store, first);
  if (userId === null) {
    // An erased account: nobody may go on paying for it.
    if (first.phase !== 'over') await store.stripe.wantCancellation(id, 'whole');
    return false;
  }
  return store.transaction(async (inside) => {
    await inside.billing.ensure(userId);
    const row = await inside.billing.lock(userId);
    const remote = row && (await fetchSubscription(work, id));
    return row && remote ? writeMirror(work, inside, row, remote) : false;
  });
}

async function writeMirror(work: StripeWork, store: Store, row: BillingRow, remote: RemoteSubscription) {
  const now = work.now();
  const { stripeSubscriptionId, stripeStartedAt, account } = row;
  const attached =
    stripeSubscriptionId === null
      ? null
      : { id: stripeSubscriptionId, createdAt: stripeStartedAt ?? remote.createdAt };
  const trialLimit = (await store.stripe.trialEnd(row.userId)) ?? null;
  const decision = mirrorSubscription({ account, attached, trialLimit }, remote, now);
  // Every trial has its grant (I11), also one that was given at Stripe by hand, or that ended before anybody heard of it.
  if (remote.trialEndsAt !== null && remote.phase !== 'unbegun') {
    await store.plans.grantTrial(row.userId, null, null);
    await store.stripe.noteTrial(row.userId, remote.trialEndsAt);
  }
  if (decision.kind === 'ignored') return false;
  if (decision.kind === 'surplus') {
    await store.stripe.wantCancellation(remote.id, 'whole');
    return false;
  }
  if (decision.surplusId !== null) await store.stripe.wantCancellation(decision.surplusId, 'whole');
  const isAsBefore =
    decision.attached && attached?.id === remote.id && isSameAccount(account, decision.account);
  if (isAsBefore) return false;
  await store.stripe.write(row.id, decision.account, decision.attached ? remote : null);
  for (const event of mirrorEvents(account, decision.account, now)) {
    if (event.kind !== 'trial-ended' && event.kind !== 'cancelled') continue;
    const once = `${remote.id} ${event.at.toISOString()}`;
    await tellPayer(siteOf(work), store, { row, account: decision.account, event, once });
  }
  return true;
}
