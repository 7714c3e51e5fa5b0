/** The things of Stripe's interface, as far as we use them, with Stripe's names. */
export interface FakePrice {
  readonly id: string;
  readonly object: 'price';
  readonly product: string;
  readonly lookup_key: string | null;
  readonly unit_amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly recurring: { readonly interval: 'month' | 'year' };
  active: boolean;
}
export interface FakeItem {
  readonly id: string;
  price: FakePrice;
  current_period_start: number;
  current_period_end: number;
}
export interface FakePhase {
  readonly start_date: number;
  readonly end_date: number;
  readonly items: readonly { readonly price: FakePrice }[];
}
export interface FakeSchedule {
  readonly id: string;
  readonly object: 'subscription_schedule';
  readonly subscription: string;
  status: 'active' | 'released';
  phases: readonly FakePhase[];
}
export interface FakeSubscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  trial_end: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  default_payment_method: string | null;
  schedule: FakeSchedule | null;
  readonly items: { readonly object: 'list'; readonly data: readonly [FakeItem] };
}
export interface FakeInvoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly customer: string;
  readonly parent: { readonly subscription_details: { readonly subscription: string } };
  readonly total: number;
  readonly amount_due: number;
  readonly currency: string;
  readonly created: number;
  readonly due_date: null;
  readonly invoice_pdf: string;
  readonly lines: { readonly data: readonly { readonly description: string }[] };
  status: 'open' | 'paid' | 'void';
  attempted: boolean;
  amount_paid: number;
  post_payment_credit_notes_amount: number;
  status_transitions: { paid_at: number | null };
}
export interface FakeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly customer: string;
  readonly client_reference_id: string;
  readonly price: FakePrice;
  readonly user: string;
  readonly trialDays: number;
  readonly trialEnd: number | null;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}
export interface FakeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: unknown };
}
