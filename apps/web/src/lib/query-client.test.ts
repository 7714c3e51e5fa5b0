import { QueryObserver, focusManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { calls, refuse, serve } from '../testing/serve.ts';
import { createQueryClient } from './query-client.ts';
import { viewerQuery } from './viewer.ts';

afterEach(() => focusManager.setFocused(undefined));

test("[S7.04] [S7.05] a default read is a GET of the key's segments joined by '/', parsed as JSON", async () => {
  const seen = serve({ 'GET /api/teacher/progress/detailed/math': { progress: 60 } });
  const reply = await createQueryClient().fetchQuery({
    queryKey: ['/api/teacher', 'progress', 'detailed', 'math'],
  });
  expect(calls(seen)).toEqual(['GET /api/teacher/progress/detailed/math']);
  expect(reply).toEqual({ progress: 60 });
});

test('[S8.03] a default read throws on 401', async () => {
  serve({ 'GET /api/user': () => refuse(401, 'Please sign in') });
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/user'] })).rejects.toThrow('401: ');
});

test('[S7.07] [S8.03] the current-user call treats 401 as anonymous and does not ask again', async () => {
  const seen = serve({ 'GET /api/auth/user': () => refuse(401, 'Please sign in') });
  expect(await createQueryClient().fetchQuery(viewerQuery)).toBeNull();
  expect(seen).toHaveLength(1);
});

test('[S7.53] a query that failed is not retried', async () => {
  const seen = serve({ 'GET /api/user': () => refuse(500, 'Broken') });
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/user'] })).rejects.toThrow('500: ');
  expect(seen).toHaveLength(1);
});

test('[S7.54] a mutation that failed is not retried', async () => {
  const client = createQueryClient();
  let tries = 0;
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => {
      tries += 1;
      return Promise.reject(new Error('no'));
    },
  });
  await expect(mutation.execute(undefined)).rejects.toThrow('no');
  expect(tries).toBe(1);
});

test('[S7.55] [S7.56] [S7.57] no refetch on focus, no polling, never stale', async () => {
  vi.useFakeTimers();
  const seen = serve({ 'GET /api/user': { name: 'Maya' } });
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey: ['/api/user'] });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(7 * 24 * 3600 * 1000);
  expect(observer.getCurrentResult().isStale).toBe(false);
  await client.fetchQuery({ queryKey: ['/api/user'] });
  expect(seen).toHaveLength(1);
  stop();
});

test('a read that nobody waits for any more is broken off', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    if (signal) asked.resolve(signal);
    return new Promise(() => undefined);
  });
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['/api/classes'] });
  const leave = observer.subscribe(() => undefined);
  const signal = await asked.promise;
  expect(signal.aborted).toBe(false);
  leave();
  expect(signal.aborted).toBe(true);
  vi.unstubAllGlobals();
});
