import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { sessionReads } from './session-reads.ts';
import { markSessionEnding } from './session.ts';

const question = (queryFn: () => Promise<string>) => ({ queryKey: ['rooms'], queryFn, staleTime: 0 });
const powerDown = () => {
  markSessionEnding(true);
  markSessionEnding(false);
};

test('[S4.48] what a loader of a session that has ended wants to read is not asked', async () => {
  const ask = vi.fn(() => Promise.resolve('two rooms'));
  const reads = sessionReads(createQueryClient());
  expect(await reads.fetchQuery(question(ask))).toBe('two rooms');
  powerDown();
  expect(() => reads.fetchQuery(question(ask))).toThrow('The session has ended');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('the next session reads again, the one before it does not', async () => {
  const client = createQueryClient();
  const before = sessionReads(client);
  powerDown();
  const next = sessionReads(client);
  expect(await next.fetchQuery(question(() => Promise.resolve('one room')))).toBe('one room');
  expect(() => before.fetchQuery(question(() => Promise.resolve('no room')))).toThrow(
    'The session has ended',
  );
});
