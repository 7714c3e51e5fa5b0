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
