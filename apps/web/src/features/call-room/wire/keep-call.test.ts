import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { CallHandlers, CallLink } from './enter-call.ts';
import { AGAIN_MS, keepCall, TRY_MS, type CallConnection } from './keep-call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A page whose seat is given or refused when the test says so. */
function page() {
  const tries: {
    readonly handlers: CallHandlers;
    give(): Promise<void>;
    refuse(status: number): Promise<void>;
    hasLeft: boolean;
  }[] = [];
  const states: CallConnection[] = [];
  const kept = keepCall({
    onArrival: () => undefined,
    onChange: (connection) => states.push(connection),
    enter: (handlers) => {
      const { promise, resolve, reject } = Promise.withResolvers<CallLink>();
      const one = {
        handlers,
        hasLeft: false,
        give: async () => {
          resolve({
            request: () => Promise.reject(new Error('nothing is asked here')),
            leave: () => void (one.hasLeft = true),
          });
          await pass(0);
        },
        refuse: async (status: number) => {
          reject(new ApiError(status, '{"code":"internal","message":"Words"}', 'no'));
          await pass(0);
        },
      };
      tries.push(one);
      return promise;
    },
  });
  const last = () => {
    const one = tries.at(-1);
    if (!one) throw new Error('nobody tried');
    return one;
  };
  return { kept, tries, last, state: () => states.at(-1) };
}

test('[P5.23] after a cut a new seat is asked for each second until there is one', async () => {
  const { tries, last, state } = page();
  await last().give();
  last().handlers.onEnd();
  expect(state()).toEqual({ is: 'lost' });
  for (const known of [1, 2, 3]) {
    expect(tries.length).toBe(known);
    await pass(AGAIN_MS);
    await last().refuse(503);
  }
  await pass(AGAIN_MS);
  await last().give();
  await pass(60_000);
  expect(tries.length).toBe(5);
});

test.each([400, 401, 403, 404, 409, 410])(
  '[P5.20] a seat refused with %i is not asked for again',
  async (status) => {
    const { tries, last, state } = page();
    await last().refuse(status);
    await pass(60_000);
    expect(tries.length).toBe(1);
    expect(state()).toEqual({ is: 'over', end: { why: 'refused', status, text: 'Words' } });
  },
);

test('a server that goes down is no end; the words of an end are', async () => {
  const { last, state, tries } = page();
  await last().give();
  last().handlers.onArrival({ name: 'notice', body: { code: 'going-down' } });
  last().handlers.onEnd();
  await pass(AGAIN_MS);
  expect(tries.length).toBe(2);
  await last().give();
  last().handlers.onArrival({ name: 'notice', body: { code: 'ended' } });
  await pass(60_000);
  expect([tries.length, state(), last().hasLeft]).toEqual([2, { is: 'over', end: { why: 'ended' } }, true]);
});

test('a try that hangs gives way to another; coming through late it is left, and is no second page', async () => {
  const { tries, last, state } = page();
  await pass(TRY_MS);
  expect(tries.length).toBe(2);
  last().handlers.onArrival({ name: 'notice', body: { code: 'taken-over' } });
  expect(state()).toEqual({ is: 'lost' });
  await tries[0]?.give();
  expect(tries[0]?.hasLeft).toBe(true);
});
