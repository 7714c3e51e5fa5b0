import { expect, test } from 'vitest';
import { payingSchool } from '../../testing/stripe/paying-school.ts';
import { signedEvent } from '../../testing/stripe/stripe-server.ts';
import type { FakeEvent } from '../../testing/stripe/stripe-things.ts';
import { startTestApi } from '../../testing/test-api.ts';

const school = await payingSchool();
const { db } = school.api.services;
let count = 0;
const newEvent = (type = 'customer.created'): FakeEvent => {
  count += 1;
  const object = { id: 'cus_1', email: 'someone@example.org' };
  return { id: `evt_w${count}`, object: 'event', type, created: 1, data: { object } };
};
const kept = async () =>
  (await db.selectFrom('stripeEvents').select('id').orderBy('id').execute()).map(({ id }) => id);

test('[P6.17] a forged, stale, altered or missing signature is 400 and leaves no row', async () => {
  const before = await kept();
  const event = newEvent();
  const { payload, signature } = signedEvent(event);
  const posts = [
    school.post(payload, null),
    school.post(payload, ''),
    school.post(payload, 'v1=abc,t=1'),
    school.post(payload, signedEvent(event, { secret: 'whsec_of_somebody_else' }).signature),
    school.post(payload, signedEvent(event, { ageS: 301 }).signature),
    school.post(payload.replace('customer.created', 'customer.deleted'), signature),
    school.post(`${payload} `, signature),
    school.post('', signature),
  ];
  expect((await Promise.all(posts)).map(({ statusCode }) => statusCode)).toEqual(posts.map(() => 400));
  expect(await kept()).toEqual(before);
  expect((await school.post(payload, signedEvent(event, { ageS: 290 }).signature)).statusCode).toBe(200);
});

test('[P6.17] the signature counts for the bytes as they came, whatever is in them', async () => {
  const event = {
    ...newEvent(),
    data: { object: { id: 'x', text: '❤️ \u2028 "quoted" \\ é', deep: [1, { a: null }] } },
  };
  const { payload, signature } = signedEvent(event);
  expect((await school.post(Buffer.from(payload), signature)).statusCode).toBe(200);
});

test('[P6.18] an event that comes ten times at once is kept once', async () => {
  const event = newEvent('customer.subscription.updated');
  const answers = await Promise.all(Array.from({ length: 10 }, () => school.deliver(event)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await kept()).filter((id) => id === event.id)).toHaveLength(1);
});

test('unknown kinds are kept and ignored, and no personal data with them', async () => {
  const event = newEvent('radar.early_fraud_warning.created');
  await school.deliver(event);
  const row = await db.selectFrom('stripeEvents').selectAll().where('id', '=', event.id).executeTakeFirst();
  expect(row).toMatchObject({ kind: event.type, about: null, subject: null, doneAt: expect.any(Date) });
  expect(JSON.stringify(row)).not.toContain('someone');
});

test('a body over 256 KiB is refused, one below is read', async () => {
  const big = (kib: number): FakeEvent => ({
    ...newEvent(),
    data: { object: { id: 'x', text: 'a'.repeat(kib * 1024) } },
  });
  expect((await school.deliver(big(250))).statusCode).toBe(200);
  expect((await school.deliver(big(257))).statusCode).toBe(413);
});

test('neither a cookie nor a page’s origin nor another media type opens it', async () => {
  const who = await school.parent();
  const { payload, signature } = signedEvent(newEvent());
  const ask = (headers: Record<string, string>) =>
    school.api.app.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'stripe-signature': signature, ...headers },
      cookies: { sessionId: who.cookie },
      payload,
    });
  expect((await ask({ 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await ask({ 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' })).statusCode).toBe(
    400,
  );
  expect((await ask({ 'content-type': 'application/json', origin: 'https://evil.example' })).statusCode).toBe(
    200,
  );
  expect((await school.api.app.inject('/api/billing/webhook')).statusCode).toBe(404);
});

test('an answer of the webhook tells nothing of the server’s state', async () => {
  const { payload } = signedEvent(newEvent());
  const { body, headers } = await school.post(payload, 'v1=0');
  expect(body).toBe('{"message":"The signature is wrong","code":"malformed_body"}');
  expect(headers['set-cookie']).toBeUndefined();
});

test('[P6.19] without Stripe the path does not exist', async () => {
  const local = await startTestApi();
  const { payload, signature } = signedEvent(newEvent());
  const answer = await local.app.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  expect(answer.statusCode).toBe(404);
});
