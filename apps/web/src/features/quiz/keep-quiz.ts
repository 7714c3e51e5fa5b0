import type { QuizNotice, QuizRequest, QuizRequestBody } from '@noodlenaut/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import type { QuizHandlers, QuizLink } from './enter-quiz.ts';
import type { QuizArrival } from './quiz-state.ts';

/** The state of the connection. `lost` is repaired automatically; `over` says why it has ended. */
export type QuizConnectionState =
  | { readonly is: 'entering' | 'here' | 'lost' }
  | {
      readonly is: 'over';
      readonly why: Exclude<QuizNotice, 'going-down'> | 'refused';
      readonly text: string | null;
    };

/** The SDK is given this long to come back by itself; then a new seat is asked for, once a second (security 4.2). */
export const WATCHDOG_AFTER_MS = 2000;
export const WATCHDOG_EVERY_MS = 1000;
/** A try that takes longer has met a server that died without closing; the next one may reach another server. */
export const TRY_MS = 4000;
/** Answers to the request for a seat that another try does not change. */
const GONE = 404;
const FINAL = [400, 401, 403, GONE, 409, 410] as const;

interface Settings {
  readonly enter: (handlers: QuizHandlers) => Promise<QuizLink>;
  readonly onArrival: (arrival: QuizArrival) => void;
  readonly onStateChange: (state: QuizConnectionState) => void;
}

/** Keeps one player in one game: joins, and joins again after each loss until the game or the server says that it is over. */
export function keepQuiz({ enter, onArrival, onStateChange }: Settings) {
  let link: QuizLink | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the attempts: what an earlier one still reports is ignored. */
  let attempt = 0;
  let isStopped = false;
  /** Tries under way, given-up ones included. */
  let tries = 0;

  const end = (why: (QuizConnectionState & { is: 'over' })['why'], text: string | null = null) => {
    stop();
    onStateChange({ is: 'over', why, text });
  };
  const watch = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sit(), ms);
  };
  const lose = (ms: number) => {
    onStateChange({ is: 'lost' });
    watch(ms);
  };

  async function sit(): Promise<void> {
    attempt += 1;
    const mine = attempt;
    const isMine = () => mine === attempt && !isStopped;
    link?.leave();
    link = null;
    const handlers: QuizHandlers = {
      onArrival: (arrival) => {
        if (!isMine()) return;
        if (arrival.name !== 'notice') onArrival(arrival);
        // An earlier try of our own that succeeded late is no second device.
        else if (arrival.body.code === 'taken-over' && tries > 0) lose(0);
        else if (arrival.body.code !== 'going-down') end(arrival.body.code);
        if (arrival.name === 'hello') onStateChange({ is: 'here' });
      },
      onDrop: () => isMine() && lose(WATCHDOG_AFTER_MS),
      onBack: () => {
        if (!isMine()) return;
        clearTimeout(timer);
        onStateChange({ is: 'here' });
      },
      onEnd: () => isMine() && lose(0),
    };
    watch(TRY_MS);
    tries += 1;
    try {
      const next = await enter(handlers).finally(() => (tries -= 1));
      if (!isMine()) return next.leave();
      clearTimeout(timer);
      link = next;
    } catch (cause) {
      if (!isMine()) return;
      if (cause instanceof ApiError && FINAL.some((status) => status === cause.status))
        // For a game that does not exist, our own text is better.
        end('refused', cause.status === GONE ? null : cause.serverMessage);
      else lose(WATCHDOG_EVERY_MS);
    }
  }
  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    link?.leave();
    link = null;
  }
  void sit();
  return {
    stop,
    request: async <Name extends QuizRequest>(name: Name, body: QuizRequestBody<Name>): Promise<void> => {
      if (link === null) throw new Error('There is no connection to the game right now');
      await link.request(name, body);
    },
  };
}
