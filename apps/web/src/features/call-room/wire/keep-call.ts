import type { CallNotice, CallRequest, CallRequestBody } from '@noodlenaut/contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { CallArrival } from './call-arrival.ts';
import type { CallHandlers, CallLink, CallReply } from './enter-call.ts';

/** Why the page is not in the call any more. `refused`: no seat, with the server's sentence. */
export type CallEnd =
  | { readonly why: Exclude<CallNotice, 'going-down'> }
  | { readonly why: 'refused'; readonly status: number; readonly text: string | null };
/** `lost` is repaired by itself; picture and sound go on meanwhile. */
export type CallConnection =
  | { readonly is: 'entering' | 'here' | 'lost' }
  | { readonly is: 'over'; readonly end: CallEnd };

export const AGAIN_MS = 1000;
/** A try that takes longer has met a server that died without closing; the next one may reach another server. */
export const TRY_MS = 4000;
/** Answers to the request for a seat that another try does not change. */
const FINAL: readonly number[] = [400, 401, 403, 404, 409, 410];

interface Settings {
  readonly enter: (handlers: CallHandlers) => Promise<CallLink>;
  readonly onArrival: (arrival: CallArrival) => void;
  readonly onChange: (connection: CallConnection) => void;
}

/** Keeps one page in its call: asks for a seat, and again each second after a loss, until somebody says that it is over. */
export function keepCall({ enter, onArrival, onChange }: Settings) {
  let link: CallLink | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the attempts: what an earlier one still reports is ignored. */
  let attempt = 0;
  let isStopped = false;
  /** Tries under way, given-up ones included. */
  let underWay = 0;

  const end = (why: CallEnd) => {
    stop();
    onChange({ is: 'over', end: why });
  };
  const tryIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sit(), ms);
  };
  const lose = (ms: number) => {
    link = null;
    onChange({ is: 'lost' });
    tryIn(ms);
  };
  const hear = (arrival: CallArrival) => {
    if (arrival.name !== 'notice') {
      if (arrival.name === 'hello') onChange({ is: 'here' });
      return onArrival(arrival);
    }
    const { code } = arrival.body;
    // An earlier try of our own that succeeded late is no second page.
    if (code === 'taken-over' && underWay > 0) lose(AGAIN_MS);
    else if (code !== 'going-down') end({ why: code });
  };

  async function sit(): Promise<void> {
    attempt += 1;
    const mine = attempt;
    const isMine = () => mine === attempt && !isStopped;
    link?.leave();
    link = null;
    tryIn(TRY_MS);
    underWay += 1;
    try {
      const next = await enter({
        onArrival: (arrival) => isMine() && hear(arrival),
        onEnd: () => isMine() && lose(AGAIN_MS),
      }).finally(() => (underWay -= 1));
      if (!isMine()) return next.leave();
      clearTimeout(timer);
      link = next;
    } catch (cause) {
      if (!isMine()) return;
      if (cause instanceof ApiError && FINAL.includes(cause.status))
        end({ why: 'refused', status: cause.status, text: cause.serverMessage });
      else lose(AGAIN_MS);
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
    request: async <Name extends CallRequest>(
      name: Name,
      body: CallRequestBody<Name>,
    ): Promise<CallReply<Name>> => {
      if (link === null) throw new Error('There is no connection to the call right now');
      return link.request(name, body);
    },
  };
}
export type KeptCall = ReturnType<typeof keepCall>;
