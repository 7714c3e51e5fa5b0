import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('[P1.43] whoever runs the instance holds the consents, unless it is said otherwise', () => {
  const DATABASE_URL = 'postgres://localhost/noodlenaut';
  expect(readEnv({ NODE_ENV: 'test', DATABASE_URL }).CONSENT_MODE).toBe('operator');
});

test('production over plain http on an outside address needs the word of the operator, and is told what to do', () => {
  const DATABASE_URL = 'postgres://localhost/noodlenaut';
  const outside = { DATABASE_URL, PUBLIC_URL: 'http://school.example' };
  expect(() => readEnv(outside)).toThrow(/TLS.*ALLOW_HTTP=1/);
  expect(readEnv({ ...outside, ALLOW_HTTP: '1' }).PUBLIC_URL).toBe('http://school.example');
  expect(readEnv({ DATABASE_URL, PUBLIC_URL: 'https://school.example' }).ALLOW_HTTP).toBe(false);
  expect(readEnv({ DATABASE_URL }).PUBLIC_URL).toBe('http://localhost:3000');
});

test('the description of the interface is off in production unless it is asked for', () => {
  const DATABASE_URL = 'postgres://localhost/noodlenaut';
  expect(readEnv({ DATABASE_URL }).API_DOCS).toBe(false);
  expect(readEnv({ DATABASE_URL, API_DOCS: '' }).API_DOCS).toBe(false);
  expect(readEnv({ DATABASE_URL, API_DOCS: '1' }).API_DOCS).toBe(true);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'development' }).API_DOCS).toBe(true);
});

test('[P5.32] with LiveKit calls count as relayed; an address that cannot be used stops the start', () => {
  const DATABASE_URL = 'postgres://localhost/noodlenaut';
  expect(readEnv({ DATABASE_URL, LIVEKIT_URL: '' }).CALL_IS_RELAYED).toBe(false);
  const env = readEnv({ DATABASE_URL, LIVEKIT_URL: 'wss://media.school.test', CALL_RELAY_ONLY: '0' });
  expect(env.CALL_IS_RELAYED).toBe(true);
  expect(() => readEnv({ DATABASE_URL, LIVEKIT_URL: 'media.school.test' })).toThrow(
    /LIVEKIT_URL: must be an address like wss/,
  );
});

test('[P6.15] Stripe needs its key and the secret of its news; without both no money is taken', () => {
  const DATABASE_URL = 'postgres://localhost/noodlenaut';
  const key = { STRIPE_SECRET_KEY: 'sk_test_1' };
  const secret = { STRIPE_WEBHOOK_SECRET: 'whsec_1234567890' };
  expect(readEnv({ DATABASE_URL, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }).STRIPE).toBeNull();
  for (const half of [key, secret])
    expect(() => readEnv({ DATABASE_URL, ...half })).toThrow(
      /Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither/,
    );
  expect(readEnv({ DATABASE_URL, ...key, ...secret }).STRIPE).toMatchObject({ secretKey: 'sk_test_1' });
  expect(() => readEnv({ DATABASE_URL, ...secret, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(
    /STRIPE_SECRET_KEY: must begin with sk_/,
  );
});
