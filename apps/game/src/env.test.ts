import { expect, test } from 'vitest';
import { EnvironmentError, readEnv } from './env.ts';

const DATABASE_URL = 'postgres://app@127.0.0.1:5432/school';

test('reads numbers, keeps its defaults and takes an empty variable for an unset one', () => {
  expect(readEnv({ DATABASE_URL, PORT: '0', LOG_LEVEL: '' })).toMatchObject({
    DATABASE_URL,
    PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    CONSENT_MODE: 'operator',
    SECOND_FACTOR: 'optional',
  });
});

test('names every variable that cannot be used', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://somewhere', PORT: '70000' })).toThrow(EnvironmentError);
  expect(() => readEnv({ DATABASE_URL: 'mysql://somewhere', PORT: '70000' })).toThrow(
    /PORT: .*DATABASE_URL: must be a postgres:\/\/ address/,
  );
});

test('[P5.32] LiveKit is configured with all three variables or with none', () => {
  const LIVEKIT_URL = 'wss://media.school.test';
  const LIVEKIT_API_SECRET = 'only-for-tests-0123456789-abcdefgh';
  const all = { DATABASE_URL, LIVEKIT_URL, LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET };
  expect(readEnv(all)).toMatchObject({ LIVEKIT_URL });
  expect(readEnv({ DATABASE_URL, LIVEKIT_URL: '' }).LIVEKIT_URL).toBeUndefined();
  expect(() => readEnv({ ...all, LIVEKIT_API_KEY: '' })).toThrow(/LIVEKIT_API_KEY: is missing/);
  expect(() => readEnv({ ...all, LIVEKIT_API_SECRET: '' })).toThrow(/LIVEKIT_API_SECRET: is missing/);
  expect(() => readEnv({ ...all, LIVEKIT_URL: '' })).toThrow(/LIVEKIT_URL: is missing/);
  expect(() => readEnv({ ...all, LIVEKIT_API_SECRET: 'short' })).toThrow(/LIVEKIT_API_SECRET: must have/);
  expect(() => readEnv({ ...all, LIVEKIT_URL: 'ws://media.school.test' })).toThrow(
    /LIVEKIT_URL: must be an address/,
  );
});
