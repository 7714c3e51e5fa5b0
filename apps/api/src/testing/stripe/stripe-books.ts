import { afterMonths } from '@noodlenaut/domain';
import type {
  FakeEvent,
  FakeInvoice,
  FakePrice,
  FakeSchedule,
  FakeSession,
  FakeSubscription,
} from './stripe-things.ts';

/** What Stripe's server in the tests remembers, and the rules by which it charges. */
export class StripeBooks {
  readonly prices = new Map<string, FakePrice>();
  readonly products = new Map<string, { id: string; object: 'product'; name: string; active: boolean }>();
  readonly sessions = new Map<string, FakeSession>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly schedules = new Map<string, FakeSchedule>();
  readonly invoices = new Map<string, FakeInvoice>();
  readonly customers = new Set<string>();
  /** In the order in which they happened; a test takes them and delivers them. */
  readonly events: FakeEvent[] = [];
  /** Customers whose cards are declined. */
  readonly declining = new Set<string>();
  readonly #now: () => Date;
  #count = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }
  seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }
  newId(kind: string): string {
    this.#count += 1;
    return `${kind}_${String(this.#count).padStart(6, '0')}`;
  }
  tell(type: string, thing: object): void {
    const object = structuredClone(thing);
    const id = this.newId('evt');
    this.events.push({ id, object: 'event', type, created: this.seconds(), data: { object } });
  }

  #periodEnd(start: number, { recurring }: FakePrice): number {
    const end = afterMonths(new Date(start * 1000), recurring.interval === 'year' ? 12 : 1);
    return Math.floor(end.getTime() / 1000);
  }
  /** Writes an invoice and takes the money where there is a card that works. */
  charge(subscription: FakeSubscription, total: number): FakeInvoice {
    const { id: subscriptionId, customer } = subscription;
    const isPaid = total === 0 || !this.declining.has(customer);
    const at = this.seconds();
    const invoice: FakeInvoice = {
      id: this.newId('in'),
      object: 'invoice',
      customer,
      parent: { subscription_details: { subscription: subscriptionId } },
      total,
      amount_due: total,
      currency: 'usd',
      created: at,
      due_date: null,
      invoice_pdf: `https://pay.stripe.example/${subscriptionId}.pdf`,
      lines: { data: [{ description: subscription.items.data[0].price.lookup_key ?? '' }] },
      status: isPaid ? 'paid' : 'open',
      attempted: true,
      amount_paid: isPaid ? total : 0,
      post_payment_credit_notes_amount: 0,
      status_transitions: { paid_at: isPaid ? at : null },
    };
    this.invoices.set(invoice.id, invoice);
    this.tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return invoice;
  }
  /** Somebody pays on the page, or begins a trial on it without a card. */
  complete(sessionId: string, withCard = true): FakeSubscription {
    const session = this.sessions.get(sessionId);
    if (!session || session.status !== 'open' || session.expires_at <= this.seconds())
      throw new Error('This page is over.');
    const start = this.seconds();
    const { price, user, customer, trialDays } = session;
    const trialEnd = trialDays > 0 ? start + trialDays * 86_400 : session.trialEnd;
    const subscription: FakeSubscription = {
      id: this.newId('sub'),
      object: 'subscription',
      customer,
      metadata: { user_id: user },
      created: start,
      status: trialEnd === null ? 'active' : 'trialing',
      trial_end: trialEnd,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      default_payment_method: withCard ? 'pm_card' : null,
      schedule: null,
      items: {
        object: 'list',
        data: [
          {
            id: this.newId('si'),
            price,
            current_period_start: start,
            current_period_end: trialEnd ?? this.#periodEnd(start, price),
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    session.status = 'complete';
    session.subscription = subscription.id;
    this.tell('customer.subscription.created', subscription);
    this.charge(subscription, trialEnd === null ? price.unit_amount : 0);
    this.tell('checkout.session.completed', session);
    return subscription;
  }
  end(subscription: FakeSubscription): void {
    if (subscription.status === 'canceled') return;
    subscription.status = 'canceled';
    subscription.ended_at = this.seconds();
    subscription.canceled_at ??= this.seconds();
    this.tell('customer.subscription.deleted', subscription);
  }
  /** What the clock has brought: ends of trials and periods. */
  advance(): void {
    for (const subscription of this.subscriptions.values()) {
      const [item] = subscription.items.data;
      while (subscription.status !== 'canceled' && item.current_period_end <= this.seconds()) {
        const hasNoCard = subscription.status === 'trialing' && subscription.default_payment_method === null;
        if (subscription.cancel_at_period_end || hasNoCard) {
          this.end(subscription);
          break;
        }
        const next = subscription.schedule?.phases.find(
          ({ start_date: start }) => start >= item.current_period_end,
        );
        if (next?.items[0]) {
          item.price = next.items[0].price;
          if (subscription.schedule) subscription.schedule.status = 'released';
          subscription.schedule = null;
        }
        item.current_period_start = item.current_period_end;
        item.current_period_end = this.#periodEnd(item.current_period_start, item.price);
        const invoice = this.charge(subscription, item.price.unit_amount);
        subscription.status = invoice.status === 'paid' ? 'active' : 'past_due';
        this.tell('customer.subscription.updated', subscription);
      }
    }
  }
  /** The card works again: what is open is paid. */
  retry(subscription: FakeSubscription): void {
    this.declining.delete(subscription.customer);
    for (const invoice of this.invoices.values()) {
      const isOpen =
        invoice.parent.subscription_details.subscription === subscription.id && invoice.status === 'open';
      if (!isOpen) continue;
      invoice.status = 'paid';
      invoice.amount_paid = invoice.total;
      invoice.status_transitions = { paid_at: this.seconds() };
      this.tell('invoice.paid', invoice);
    }
    subscription.status = 'active';
    this.tell('customer.subscription.updated', subscription);
  }
  /** What a change in the middle of a period costs: the rest of the new price less the rest of the old one. */
  changeCents(subscription: FakeSubscription, price: FakePrice, at: number): number {
    const [item] = subscription.items.data;
    const whole = item.current_period_end - item.current_period_start;
    const left = Math.max(0, item.current_period_end - at) / whole;
    const rest = Math.round(item.price.unit_amount * left);
    return price.recurring.interval === item.price.recurring.interval
      ? Math.round(price.unit_amount * left) - rest
      : price.unit_amount - rest;
  }
  changePrice(subscription: FakeSubscription, price: FakePrice, at: number, isCharged: boolean): void {
    const [item] = subscription.items.data;
    const cents = this.changeCents(subscription, price, at);
    const isOtherInterval = price.recurring.interval !== item.price.recurring.interval;
    item.price = price;
    if (isOtherInterval && subscription.status !== 'trialing') {
      item.current_period_start = this.seconds();
      item.current_period_end = this.#periodEnd(this.seconds(), price);
    }
    if (isCharged) this.charge(subscription, Math.max(0, cents));
  }
}
