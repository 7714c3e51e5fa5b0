import type { BillingCycle, Offer, PlanChoice, PlanId } from '@noodlenaut/domain';
import type { BillingRow } from '@noodlenaut/db';
import type { SessionViewer } from '../sessions/read-session.ts';

export interface Order {
  readonly planId: PlanId;
  readonly cycle: BillingCycle;
  /** As many trial days as were asked for; undefined: as many as there are. */
  readonly trialDays?: number | undefined;
  readonly promoCode?: string | undefined;
  /** What may be taken today, in cents: nobody pays what the page did not show. */
  readonly todayCents: number;
  readonly deviceKey: string | null;
}
export interface Cancellation {
  readonly immediately: boolean;
  readonly reason: string | null;
}

/** Who takes the money (P6.14). Every call about money goes through one of these two. */
export interface BillingProvider {
  /** `local`: no money is taken (P6.19). */
  readonly name: 'local' | 'stripe';
  /** What a choice would cost; null: not possible now. @throws AppError */
  offer(
    row: Pick<BillingRow, 'account' | 'stripeSubscriptionId'>,
    to: PlanChoice,
    trialDays: number,
  ): Promise<Offer | null>;
  /** Where to pay; null: the plan counts already, or from the period's end. @throws AppError */
  subscribe(viewer: SessionViewer, order: Order): Promise<{ readonly checkoutUrl: string | null }>;
  /** @throws AppError wrong_state when there is nothing to cancel */
  cancel(viewer: SessionViewer, wish: Cancellation): Promise<{ readonly refundCents: number | null }>;
  /** @throws AppError wrong_state when nothing is cancelled, or it is too late */
  resume(viewer: SessionViewer): Promise<void>;
  /** Where cards and invoices are kept; null: there is no such place. */
  portal(viewer: SessionViewer): Promise<{ readonly url: string | null }>;
}
