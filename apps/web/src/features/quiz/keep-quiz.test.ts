import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import type { QuizHandlers, QuizLink } from './enter-quiz.ts';
import {
  keepQuiz,
  TRY_MS,
  WATCHDOG_AFTER_MS,
  WATCHDOG_EVERY_MS,
  type QuizConnectionState,
} from './keep-quiz.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Try {
  readonly handlers: QuizHandlers;
  readonly link: QuizLink & { readonly asked: string[]; hasLeft: boolean };
  succeed(): Promise<void>;
  fail(cause: unknown): Promise<void>;
}

/** A player whose seat is answered when the test says so. */
function player() {
  const tries: Try[] = [];
  const states: QuizConnectionState[] = [];
  const kept = keepQuiz({
    onArrival: () => undefined,
    onStateChange: (state) => states.push(state),
    enter: (handlers) => {
      const { promise, resolve, reject } = Promise.withResolvers<QuizLink>();
      const link: Try['link'] = {
        asked: [],
        hasLeft: false,
        request: (name) => {
          link.asked.push(name);
          return Promise.resolve();
        },
        leave: () => void (link.hasLeft = true),
      };
      const settle = async (how: () => void) => {
        how();
        await vi.advanceTimersByTimeAsync(0);
      };
      tries.push({
        handlers,
        link,
        succeed: () => settle(() => resolve(link)),
        fail: (cause) => settle(() => reject(cause)),
      });
      return promise;
    },
  });
  const last = (): Try => {
    const one = tries.at(-1);
    if (!one) throw new Error('nobody tried');
    return one;
  };
  return { kept, tries, last, state: () => states.at(-1) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const busy = () => new ApiError(503, '{"code":"busy","message":"Later"}', 'busy');

test('two seconds after a drop a seat is asked for, and from then on every second until there is one', async () => {
  const { tries, last, state, kept } = player();
  await last().succeed();
  last().handlers.onDrop();
  await pass(WATCHDOG_AFTER_MS - 1);
  expect([tries.length, state()]).toEqual([1, { is: 'lost' }]);
  await pass(1);
  for (let asked = 2; asked < 7; asked += 1) {
    expect(tries.length).toBe(asked);
    await last().fail(busy());
    await pass(WATCHDOG_EVERY_MS);
  }
  await last().succeed();
  await pass(60_000);
  expect(tries.length).toBe(7);
  await kept.request('hello', {});
  expect(last().link.asked).toEqual(['hello']);
});

test('who is back in time asks for nothing; whose game moved asks at once', async () => {
  const { tries, last } = player();
  await last().succeed();
  last().handlers.onDrop();
  await pass(WATCHDOG_AFTER_MS - 1);
  last().handlers.onBack();
  await pass(60_000);
  expect(tries.length).toBe(1);
  last().handlers.onArrival({ name: 'notice', body: { code: 'going-down' } });
  last().handlers.onEnd();
  await pass(0);
  expect(tries.length).toBe(2);
});

test('a try that hangs is given up for another; when it comes through late it is left, and is no second device', async () => {
  const { tries, last, state } = player();
  await pass(TRY_MS);
  expect(tries.length).toBe(2);
  await last().succeed();
  last().handlers.onArrival({ name: 'notice', body: { code: 'taken-over' } });
  expect(state()).toEqual({ is: 'lost' });
  await pass(0);
  expect(tries.length).toBe(3);
  await tries[0]?.succeed();
  expect(tries[0]?.link.hasLeft).toBe(true);
  await last().succeed();
  last().handlers.onArrival({ name: 'notice', body: { code: 'taken-over' } });
  expect(state()).toEqual({ is: 'over', why: 'taken-over', text: null });
});

test('what another try does not change ends it', async () => {
  const { tries, last, state } = player();
  await last().fail(new ApiError(403, '{"code":"forbidden","message":"Not yours"}', 'gone'));
  await pass(60_000);
  expect([tries.length, state()]).toEqual([1, { is: 'over', why: 'refused', text: 'Not yours' }]);
});

test('that there is no such game is said in our own words', async () => {
  const { last, state } = player();
  await last().fail(new ApiError(404, '{"code":"not_found","message":"Not found"}', 'gone'));
  expect(state()).toEqual({ is: 'over', why: 'refused', text: null });
});
