import { formAt, textAt, type Form } from './form.ts';
import type { StripeBooks } from './stripe-books.ts';
import type { FakePrice, FakeSession, FakeSubscription } from './stripe-things.ts';

/** What Stripe refuses. */
export class StripeRefusal extends Error {
  readonly code: string;
  readonly type: string;
  readonly status: number;
  constructor(code: string, { type = 'invalid_request_error', status = 400 } = {}) {
    super(code);
    this.code = code;
    this.type = type;
    this.status = status;
  }
}

const found = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new StripeRefusal('resource_missing', { status: 404 });
  return thing;
};
const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' });
const priceOf = (books: StripeBooks, id: string | undefined): FakePrice =>
  found(id === undefined ? undefined : books.prices.get(id));
const numberAt = (form: Form, ...path: readonly string[]): number | null => {
  const value = textAt(form, ...path);
  return value === undefined ? null : Number(value);
};

function putPrice(books: StripeBooks, form: Form): FakePrice {
  const key = textAt(form, 'lookup_key') ?? null;
  const price: FakePrice = {
    id: books.newId('price'),
    object: 'price',
    product: textAt(form, 'product') ?? '',
    lookup_key: key,
    unit_amount: numberAt(form, 'unit_amount') ?? 0,
    currency: textAt(form, 'currency') ?? 'usd',
    metadata: { plan: textAt(form, 'metadata', 'plan') ?? '' },
    recurring: { interval: textAt(form, 'recurring', 'interval') === 'year' ? 'year' : 'month' },
    active: true,
  };
  for (const other of books.prices.values())
    if (other.lookup_key === key && textAt(form, 'transfer_lookup_key') === 'true')
      books.prices.set(other.id, { ...other, lookup_key: null });
  books.prices.set(price.id, price);
  return price;
}
function openSession(books: StripeBooks, form: Form): FakeSession {
  const id = books.newId('cs');
  const session: FakeSession = {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/${id}`,
    customer: textAt(form, 'customer') ?? '',
    client_reference_id: textAt(form, 'client_reference_id') ?? '',
    price: priceOf(books, textAt(form, 'line_items', '0', 'price')),
    user: textAt(form, 'subscription_data', 'metadata', 'user_id') ?? '',
    trialDays: numberAt(form, 'subscription_data', 'trial_period_days') ?? 0,
    trialEnd: numberAt(form, 'subscription_data', 'trial_end'),
    expires_at: numberAt(form, 'expires_at') ?? books.seconds() + 86_400,
    status: 'open',
    subscription: null,
  };
  if (session.trialEnd !== null && session.trialEnd < books.seconds() + 48 * 3600)
    throw new StripeRefusal('parameter_invalid');
  books.sessions.set(id, session);
  return session;
}
function update(books: StripeBooks, subscription: FakeSubscription, form: Form): FakeSubscription {
  if (subscription.status === 'canceled') throw new StripeRefusal('resource_missing', { status: 404 });
  const price = textAt(form, 'items', '0', 'price');
  if (price !== undefined) {
    if (subscription.schedule) throw new StripeRefusal('subscription_managed_by_schedule');
    const isCharged = textAt(form, 'proration_behavior') === 'always_invoice';
    if (isCharged && books.declining.has(subscription.customer))
      throw new StripeRefusal('card_declined', { type: 'card_error', status: 402 });
    const at = numberAt(form, 'proration_date') ?? books.seconds();
    books.changePrice(subscription, priceOf(books, price), at, isCharged);
  }
  const ends = textAt(form, 'cancel_at_period_end');
  if (ends !== undefined) {
    subscription.cancel_at_period_end = ends === 'true';
    subscription.canceled_at = ends === 'true' ? books.seconds() : null;
  }
  books.tell('customer.subscription.updated', subscription);
  return subscription;
}
function schedule(books: StripeBooks, form: Form) {
  const subscription = found(books.subscriptions.get(textAt(form, 'from_subscription') ?? ''));
  const [item] = subscription.items.data;
  const made = {
    id: books.newId('sub_sched'),
    object: 'subscription_schedule' as const,
    subscription: subscription.id,
    status: 'active' as const,
    phases: [{ start_date: item.current_period_start, end_date: item.current_period_end, items: [item] }],
  };
  books.schedules.set(made.id, made);
  subscription.schedule = made;
  return made;
}
function reschedule(books: StripeBooks, id: string, form: Form) {
  const held = found(books.schedules.get(id));
  const subscription = found(books.subscriptions.get(held.subscription));
  const [item] = subscription.items.data;
  const phase = (at: string) => ({
    start_date: numberAt(form, 'phases', at, 'start_date') ?? item.current_period_end,
    end_date: numberAt(form, 'phases', at, 'end_date') ?? item.current_period_end + 1,
    items: [{ price: priceOf(books, textAt(form, 'phases', at, 'items', '0', 'price')) }],
  });
  held.phases = Object.keys(formAt(form, 'phases')).map(phase);
  books.tell('customer.subscription.updated', subscription);
  return held;
}
function release(books: StripeBooks, id: string) {
  const held = found(books.schedules.get(id));
  const subscription = found(books.subscriptions.get(held.subscription));
  held.status = 'released';
  subscription.schedule = null;
  books.tell('customer.subscription.updated', subscription);
  return held;
}
function credit(books: StripeBooks, form: Form) {
  const invoice = found(books.invoices.get(textAt(form, 'invoice') ?? ''));
  const amount = numberAt(form, 'refund_amount') ?? 0;
  if (invoice.post_payment_credit_notes_amount + amount > invoice.amount_paid)
    throw new StripeRefusal('amount_too_large');
  invoice.post_payment_credit_notes_amount += amount;
  const note = { id: books.newId('cn'), object: 'credit_note', invoice: invoice.id, amount };
  books.tell('credit_note.created', note);
  return note;
}
const invoicesOf = (books: StripeBooks, form: Form) =>
  [...books.invoices.values()].filter(
    ({ parent, status }) =>
      parent.subscription_details.subscription === textAt(form, 'subscription') &&
      status === (textAt(form, 'status') ?? status),
  );

type Answerer = (books: StripeBooks, form: Form, id: string) => unknown;
const ROUTES: Readonly<Record<string, Answerer>> = {
  'POST /v1/customers': (books) => {
    const id = books.newId('cus');
    books.customers.add(id);
    return { id, object: 'customer' };
  },
  'GET /v1/prices': (books, form) =>
    list(
      [...books.prices.values()].filter(({ lookup_key: key }) =>
        Object.values(formAt(form, 'lookup_keys')).includes(key ?? ''),
      ),
    ),
  'POST /v1/prices': putPrice,
  'POST /v1/prices/*': (books, form, id) => {
    const price = priceOf(books, id);
    price.active = textAt(form, 'active') !== 'false';
    return price;
  },
  'GET /v1/products/*': (books, _form, id) => found(books.products.get(id)),
  'POST /v1/products': (books, form) => {
    const id = textAt(form, 'id') ?? books.newId('prod');
    const product = { id, object: 'product' as const, name: textAt(form, 'name') ?? '', active: true };
    books.products.set(id, product);
    return product;
  },
  'POST /v1/products/*': (books, form, id) => {
    const product = found(books.products.get(id));
    product.name = textAt(form, 'name') ?? product.name;
    return product;
  },
  'POST /v1/checkout/sessions': openSession,
  'POST /v1/checkout/sessions/*/expire': (books, _form, id) => {
    const session = found(books.sessions.get(id));
    if (session.status !== 'open') throw new StripeRefusal('checkout_session_not_open');
    session.status = 'expired';
    return session;
  },
  'DELETE /v1/customers/*': (books, _form, id) => {
    if (!books.customers.delete(id)) throw new StripeRefusal('resource_missing', { status: 404 });
    return { id, object: 'customer', deleted: true };
  },
  'GET /v1/subscriptions': (books) =>
    list([...books.subscriptions.values()].filter(({ status }) => status !== 'canceled')),
  'GET /v1/subscriptions/*': (books, _form, id) => found(books.subscriptions.get(id)),
  'POST /v1/subscriptions/*': (books, form, id) => update(books, found(books.subscriptions.get(id)), form),
  'DELETE /v1/subscriptions/*': (books, _form, id) => {
    const subscription = found(books.subscriptions.get(id));
    books.end(subscription);
    return subscription;
  },
  'POST /v1/subscription_schedules': schedule,
  'POST /v1/subscription_schedules/*': (books, form, id) => reschedule(books, id, form),
  'POST /v1/subscription_schedules/*/release': (books, _form, id) => release(books, id),
  'GET /v1/invoices': (books, form) => list(invoicesOf(books, form)),
  'GET /v1/invoices/*': (books, _form, id) => found(books.invoices.get(id)),
  'POST /v1/invoices/create_preview': (books, form) => {
    const subscription = found(books.subscriptions.get(textAt(form, 'subscription') ?? ''));
    const price = priceOf(books, textAt(form, 'subscription_details', 'items', '0', 'price'));
    const at = numberAt(form, 'subscription_details', 'proration_date') ?? books.seconds();
    return { object: 'invoice', amount_due: Math.max(0, books.changeCents(subscription, price, at)) };
  },
  'POST /v1/credit_notes': credit,
  'POST /v1/billing_portal/sessions': (books, form) => {
    if (!books.customers.has(textAt(form, 'customer') ?? ''))
      throw new StripeRefusal('resource_missing', { status: 404 });
    return { id: books.newId('bps'), url: 'https://billing.stripe.example/portal' };
  },
};

/** The answer to a request. @throws StripeRefusal */
export function answerOf(books: StripeBooks, route: string, form: Form): unknown {
  const exact = ROUTES[route];
  if (exact) return exact(books, form, '');
  const [verb = '', path = ''] = route.split(' ');
  const parts = path.split('/');
  for (const at of [parts.length - 1, parts.length - 2]) {
    const pattern = `${verb} ${parts.with(at, '*').join('/')}`;
    const answer = ROUTES[pattern];
    if (answer) return answer(books, form, parts[at] ?? '');
  }
  throw new StripeRefusal(`unknown: ${route}`, { status: 404 });
}
