import type { QuizMessage, QuizMessages, QuizRequest, QuizRequestBody } from '@noodlenaut/contract';
import { ColyseusSDK } from '@colyseus/sdk';
import type { SeatReservation } from '@colyseus/sdk';
import { send } from '../../lib/api/send.ts';
import type { QuizArrival } from './quiz-state.ts';

/** What the opener of a connection is told about it. */
export interface QuizHandlers {
  readonly onArrival: (arrival: QuizArrival) => void;
  /** The wire broke; the SDK tries to come back by itself. */
  readonly onDrop: () => void;
  readonly onBack: () => void;
  readonly onEnd: () => void;
}
export interface QuizLink {
  request<Name extends QuizRequest>(name: Name, body: QuizRequestBody<Name>): Promise<void>;
  /** Leaves for good: no handler is called any more. */
  leave(): void;
}

const SILENCE_MS = 1000;

/**
 * Asks the game server for a seat, a single-use reservation, and joins the room with it.
 * @param isRemote for the second device of a teacher who hosts
 * @throws ApiError when the server refuses, UnreachableError when it cannot be reached
 */
export async function enterQuiz(
  roomId: string,
  isRemote: boolean,
  handlers: QuizHandlers,
): Promise<QuizLink> {
  const path = `/game/seats/quiz/${encodeURIComponent(roomId)}${isRemote ? '/remote' : ''}`;
  const answer = await send(path, { method: 'POST' });
  const seat: SeatReservation = await answer.json();
  const room = await new ColyseusSDK(`${location.origin}/game`).consumeSeatReservation(seat);
  let isOver = false;
  const subscribe = <Name extends QuizMessage>(name: Name, take: (body: QuizMessages[Name]) => void) =>
    room.onMessage<QuizMessages[Name]>(name, (body) => {
      if (!isOver) take(body);
    });
  // The first messages may come before their handlers are registered: after a second without any, they are asked for again.
  const silence = setTimeout(() => {
    if (!isOver)
      room.request('hello').catch((cause: unknown) => console.warn('The game says nothing', cause));
  }, SILENCE_MS);
  subscribe('hello', (body) => {
    clearTimeout(silence);
    handlers.onArrival({ name: 'hello', body });
  });
  subscribe('phase', (body) => handlers.onArrival({ name: 'phase', body }));
  subscribe('me', (body) => handlers.onArrival({ name: 'me', body }));
  subscribe('seats', (body) => handlers.onArrival({ name: 'seats', body }));
  subscribe('counts', (body) => handlers.onArrival({ name: 'counts', body }));
  subscribe('emoji', (body) => handlers.onArrival({ name: 'emoji', body }));
  subscribe('rematch', (body) => handlers.onArrival({ name: 'rematch', body }));
  subscribe('notice', (body) => handlers.onArrival({ name: 'notice', body }));
  const whileJoined = (happen: () => void) => () => {
    if (!isOver) happen();
  };
  room.onDrop(whileJoined(handlers.onDrop));
  room.onReconnect(whileJoined(handlers.onBack));
  room.onLeave(whileJoined(handlers.onEnd));
  room.onError((code, message) => {
    if (!isOver) console.warn(`The game's connection reports ${code}: ${message ?? ''}`);
  });
  return {
    request: async (name, body) => {
      await room.request(name, body);
    },
    leave: () => {
      isOver = true;
      clearTimeout(silence);
      room.reconnection.enabled = false;
      room.leave().catch((cause: unknown) => console.warn('The game was left without a word', cause));
    },
  };
}
