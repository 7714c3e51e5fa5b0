import { expect, test } from 'vitest';
import { translateError } from './translate-error.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

test.each([
  ['a container of the database that is gone', withCode('EAI_AGAIN')],
  ['a name that nobody has', withCode('ENOTFOUND')],
  ['an address that nobody has', withCode('EHOSTUNREACH')],
  ['a server that refuses', withCode('ECONNREFUSED')],
  ['a server that stops', withCode('57P01')],
  ['a connection that broke in a statement', new Error('Connection terminated unexpectedly')],
  [
    'one that broke between two statements',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['one that was closed', new Error('Client was closed and is not queryable')],
])('%s is told as unavailable, to be asked again', (_what, cause) => {
  expect(translateError(cause)).toMatchObject({ appCode: 'unavailable', cause });
});

test('what nobody expected stays internal', () => {
  expect(translateError(new Error('a fault of ours')).appCode).toBe('internal');
  expect(translateError(withCode('23505')).appCode).toBe('internal');
});
