import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('[P1.43] whoever runs the instance holds the consents, unless it is said otherwise', () => {
  const DATABASE_URL = 'postgres://localhost/noodlenaut';
  expect(readEnv({ NODE_ENV: 'test', DATABASE_URL }).CONSENT_MODE).toBe('operator');
});
