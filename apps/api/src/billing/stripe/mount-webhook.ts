import { addressKey } from '@noodlenaut/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import type { Services } from '../../context.ts';
import { eventOf } from './event-of.ts';

export const WEBHOOK_PATH = '/api/billing/webhook';
const BODY_BYTES = 256 * 1024;
/** How old a signature may be (security 2.17). */
const TOLERANCE_S = 300;

/** A request for the webhook: no page sends it, so no cookie, origin or media type of a page is looked at. */
export const isWebhook = ({ routeOptions, method }: FastifyRequest): boolean =>
  routeOptions.url === WEBHOOK_PATH && method === 'POST';

/**
 * Where Stripe tells what happened (P6.16, P6.17). The signature over the bytes as they came is checked before anything else; then the event is
 * kept, once, and worked off after the answer. Without Stripe the path does not exist.
 */
export async function mountWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const { stripe, store, limits } = services;
  if (stripe === null) return;
  await app.register((inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, body),
    );
    inside.post(WEBHOOK_PATH, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      await limits.consume('billing.webhook', addressKey(request.ip));
      const event = signed(stripe, request);
      if (!event) return reply.code(400).send({ message: 'The signature is wrong', code: 'malformed_body' });
      const isNew = await store.stripe.addEvent(eventOf(event));
      if (isNew) stripe.soon();
      return reply.code(200).send({ received: true });
    });
  });
}

/** The event that Stripe signed; null when it is forged, altered or too old. */
function signed({ client, webhookSecret }: NonNullable<Services['stripe']>, request: FastifyRequest) {
  const { body } = request;
  const signature = request.headers['stripe-signature'];
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
  try {
    return client.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S);
  } catch (cause) {
    // Signed bytes that are no JSON would be a fault of Stripe's.
    if (cause instanceof Stripe.errors.StripeSignatureVerificationError || cause instanceof SyntaxError)
      return null;
    throw cause;
  }
}
