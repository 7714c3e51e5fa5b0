import { QueryObserver, focusManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { userAs, viewerAs } from '../../testing/people.ts';
import { asked, calls, refuse, serve } from '../../testing/serve.ts';
import { detailOf } from '../../testing/teacher.ts';
import { ApiError } from './api-error.ts';
import { api, trpc } from './api.ts';
import { createQueryClient } from './query-client.ts';
import { viewerQuery } from '../session/viewer.ts';

afterEach(() => focusManager.setFocused(undefined));

test('a read is the call that its key names, and what came is kept under the key', async () => {
  const seen = serve({ 'teacher.detailed': detailOf() });
  const client = createQueryClient();
  const reply = await client.fetchQuery(trpc.teacher.detailed.queryOptions({ subjectId: 'math' }));
  expect(asked(seen, 'teacher.detailed')).toEqual([{ subjectId: 'math' }]);
  expect(calls(seen)).toEqual(['teacher.detailed']);
  expect(reply).toEqual(detailOf());
  expect(client.getQueryData(trpc.teacher.detailed.queryKey({ subjectId: 'math' }))).toEqual(detailOf());
  expect(client.getQueryData(trpc.teacher.detailed.queryKey({ subjectId: 'science' }))).toBeUndefined();
});

test('[S8.03] a read throws on 401', async () => {
  serve({ 'account.user': () => refuse(401, 'Please sign in') });
  const read = createQueryClient().fetchQuery(trpc.account.user.queryOptions());
  await expect(read).rejects.toThrow('401: ');
  await expect(read).rejects.toBeInstanceOf(ApiError);
});

test('[S7.07] [S8.03] the current-user call treats 401 as anonymous and does not ask again', async () => {
  const seen = serve({ 'account.viewer': () => refuse(401, 'Please sign in') });
  const client = createQueryClient();
  expect(await client.fetchQuery(viewerQuery)).toBeNull();
  expect(await client.fetchQuery(viewerQuery)).toBeNull();
  expect(calls(seen)).toEqual(['account.viewer']);
});

test('[S7.07] the current-user call brings who is signed in; another failure stays one', async () => {
  serve({ 'account.viewer': viewerAs('parent') });
  expect(await createQueryClient().fetchQuery(viewerQuery)).toEqual(viewerAs('parent'));
  serve({ 'account.viewer': () => refuse(503, 'Busy') });
  await expect(createQueryClient().fetchQuery(viewerQuery)).rejects.toThrow('503: ');
});

test('[S7.53] a query that failed is not retried', async () => {
  const seen = serve({ 'account.user': () => refuse(500, 'Broken') });
  await expect(createQueryClient().fetchQuery(trpc.account.user.queryOptions())).rejects.toThrow('500: ');
  expect(seen).toHaveLength(1);
});

test('[S7.54] a mutation that failed is not retried', async () => {
  const client = createQueryClient();
  const seen = serve({ 'account.logout': () => refuse(500, 'Broken') });
  const mutation = client.getMutationCache().build(client, { mutationFn: () => api.account.logout.mutate() });
  await expect(mutation.execute(undefined)).rejects.toThrow('500: ');
  expect(seen).toHaveLength(1);
});

test('[S7.55] [S7.56] [S7.57] no refetch on focus, no polling, never stale', async () => {
  vi.useFakeTimers();
  const seen = serve({ 'account.user': userAs('student') });
  const client = createQueryClient();
  const observer = new QueryObserver(client, trpc.account.user.queryOptions());
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data).toEqual(userAs('student'));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(7 * 24 * 3600 * 1000);
  expect(observer.getCurrentResult().isStale).toBe(false);
  await client.fetchQuery(trpc.account.user.queryOptions());
  expect(seen).toHaveLength(1);
  stop();
});

test('a read that nobody waits for any more is broken off', async () => {
  const sent = Promise.withResolvers<AbortSignal>();
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    if (signal) sent.resolve(signal);
    return new Promise(() => undefined);
  });
  const observer = new QueryObserver(createQueryClient(), trpc.classes.list.queryOptions());
  const leave = observer.subscribe(() => undefined);
  const signal = await sent.promise;
  expect(signal.aborted).toBe(false);
  leave();
  expect(signal.aborted).toBe(true);
  vi.unstubAllGlobals();
});
