import type { StripeEvent } from '@noodlenaut/db';
import type Stripe from 'stripe';
import { z } from 'zod';

const id = z.string().regex(/^\w{1,100}$/);
const thing = z.union([id, z.object({ id }).transform((whole) => whole.id)]);
const SUBJECTS = {
  subscription: z.object({ id }).transform((subscription) => subscription.id),
  invoice: z.object({ id }).transform((invoice) => invoice.id),
  ofCheckout: z.object({ subscription: thing }).transform(({ subscription }) => subscription),
  ofCreditNote: z.object({ invoice: thing }).transform(({ invoice }) => invoice),
} as const;

/** What an event is about; null: none of our things. */
function subjectOf(kind: string): readonly ['subscription' | 'invoice', z.ZodType<string>] | null {
  if (kind.startsWith('customer.subscription.')) return ['subscription', SUBJECTS.subscription];
  if (kind.startsWith('invoice.')) return ['invoice', SUBJECTS.invoice];
  if (kind.startsWith('credit_note.')) return ['invoice', SUBJECTS.ofCreditNote];
  return kind === 'checkout.session.completed' ? ['subscription', SUBJECTS.ofCheckout] : null;
}

/** What of an event is kept: its kind, and the id of what has to be fetched. Unknown kinds are kept and ignored (security 2.17). */
export function eventOf(event: Stripe.Event): StripeEvent {
  const kept = { id: event.id, kind: event.type };
  const about = subjectOf(event.type);
  const subject = about?.[1].safeParse(event.data.object).data;
  return about && subject !== undefined
    ? { ...kept, about: about[0], subject }
    : { ...kept, about: null, subject: null };
}
