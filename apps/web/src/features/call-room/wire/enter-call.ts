import type {
  CallMessageName,
  CallMessages,
  CallReplies,
  CallRequest,
  CallRequestBody,
} from '@noodlenaut/contract';
import { ColyseusSDK } from '@colyseus/sdk';
import type { SeatReservation } from '@colyseus/sdk';
import { send } from '../../../lib/api/send.ts';
import type { CallArrival } from './call-arrival.ts';

export type CallReply<Name extends CallRequest> = Name extends keyof CallReplies
  ? CallReplies[Name]
  : unknown;

/** What the opener of a connection is told about it. */
export interface CallHandlers {
  readonly onArrival: (arrival: CallArrival) => void;
  readonly onEnd: () => void;
}
export interface CallLink {
  /** Rejects with `{ reason }` when the room refused, with another error when the connection is gone. */
  request<Name extends CallRequest>(name: Name, body: CallRequestBody<Name>): Promise<CallReply<Name>>;
  /** Leaves for good: no handler is called any more. */
  leave(): void;
}

const SILENCE_MS = 1000;

/**
 * Asks the game server for a seat in the call of a session and takes it (P5.23).
 * @param visit names this opened page, and stays its name when the connection is made again
 * @throws ApiError when the server refuses, UnreachableError when it cannot be reached
 */
export async function enterCall(sessionId: string, visit: string, handlers: CallHandlers): Promise<CallLink> {
  const answer = await send(`/game/seats/call/${encodeURIComponent(sessionId)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visit }),
  });
  const seat: SeatReservation = await answer.json();
  const room = await new ColyseusSDK(`${location.origin}/game`).consumeSeatReservation(seat);
  // A seat that is asked for looks at the rights again; the SDK's own way back would not.
  room.reconnection.enabled = false;
  let isOver = false;
  // The first messages may come before their handlers are registered.
  const silence = setTimeout(() => {
    if (!isOver)
      room.request('hello').catch((cause: unknown) => console.warn('The call room says nothing', cause));
  }, SILENCE_MS);
  const subscribe = <Name extends CallMessageName>(name: Name, take: (body: CallMessages[Name]) => void) =>
    room.onMessage<CallMessages[Name]>(name, (body) => {
      if (!isOver) take(body);
    });
  const { onArrival, onEnd } = handlers;
  subscribe('hello', (body) => {
    clearTimeout(silence);
    onArrival({ name: 'hello', body });
  });
  subscribe('people', (body) => onArrival({ name: 'people', body }));
  subscribe('came', (body) => onArrival({ name: 'came', body }));
  subscribe('gone', (body) => onArrival({ name: 'gone', body }));
  subscribe('signal', (body) => onArrival({ name: 'signal', body }));
  subscribe('said', (body) => onArrival({ name: 'said', body }));
  subscribe('board', (body) => onArrival({ name: 'board', body }));
  subscribe('drawn', (body) => onArrival({ name: 'drawn', body }));
  subscribe('lesson', (body) => onArrival({ name: 'lesson', body }));
  subscribe('choice', (body) => onArrival({ name: 'choice', body }));
  subscribe('notice', (body) => onArrival({ name: 'notice', body }));
  room.onLeave(() => {
    if (!isOver) onEnd();
  });
  room.onError((code, message) => {
    if (!isOver) console.warn(`The call's connection reports ${code}: ${message ?? ''}`);
  });
  return {
    request: (name, body) => room.request(name, body),
    leave: () => {
      isOver = true;
      clearTimeout(silence);
      room.leave().catch((cause: unknown) => console.warn('The call was left without a word', cause));
    },
  };
}
