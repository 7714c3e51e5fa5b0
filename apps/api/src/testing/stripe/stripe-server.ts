import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { answerOf, StripeRefusal } from './answer-of.ts';
import { readForm } from './form.ts';
import { StripeBooks } from './stripe-books.ts';
import type { FakeEvent } from './stripe-things.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests_only';
/** The variables of an api that talks to this server. */
const envOf = (url: string) => ({
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: url,
});

const signer = new Stripe('sk_test_of_the_tests');
/** The body and the signature of an event as Stripe sends them. */
export function signedEvent(event: FakeEvent, { secret = WEBHOOK_SECRET, ageS = 0 } = {}) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000) - ageS;
  return { payload, signature: signer.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

/**
 * A server on this machine that speaks Stripe's protocol, as far as we use it. It can be away, it repeats the answer to a repeated key, and it
 * counts what it is asked.
 * @param now the clock of the test
 */
export async function stripeServer(now: () => Date) {
  const books = new StripeBooks(now);
  const asked: string[] = [];
  const kept = new Map<string, { readonly status: number; readonly body: string }>();
  let isAway = false;
  let held: {
    readonly route: string;
    readonly isAsked: () => void;
    readonly released: Promise<void>;
  } | null = null;
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (isAway) {
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const route = `${request.method} ${url.pathname}`;
    asked.push(route);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? kept.get(`${route} ${key}`) : undefined;
    const reply = known ?? replyTo(route, body === '' ? url.search.slice(1) : body);
    if (held?.route === route) {
      const { isAsked, released } = held;
      held = null;
      isAsked();
      await released;
    }
    if (typeof key === 'string' && reply.status < 500) kept.set(`${route} ${key}`, reply);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  }
  const replyTo = (route: string, form: string) => {
    try {
      return { status: 200, body: JSON.stringify(answerOf(books, route, readForm(form))) };
    } catch (cause) {
      if (!(cause instanceof StripeRefusal)) throw cause;
      const { message, code, type, status } = cause;
      return { status, body: JSON.stringify({ error: { message, code, type } }) };
    }
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    books,
    /** Each request, 'POST /v1/customers'. */
    asked,
    env: envOf(`http://127.0.0.1:${port}`),
    /** Holds the next answer to a request back after it was made: what it says may be old when it arrives. */
    hold: (route: string) => {
      const asked = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held = { route, isAsked: asked.resolve, released: released.promise };
      return { asked: asked.promise, release: released.resolve };
    },
    /** Whether connections break off without an answer. */
    setAway: (away: boolean) => (isAway = away),
  };
}
