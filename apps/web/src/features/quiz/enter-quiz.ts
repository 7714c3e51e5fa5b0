import type { QuizMessage, QuizMessages, QuizRequest, QuizRequestBody } from '@noodlenaut/contract';
import { ColyseusSDK } from '@colyseus/sdk';
import type { SeatReservation } from '@colyseus/sdk';
import { send } from '../../lib/api/send.ts';
import type { QuizArrival } from './quiz-state.ts';

/** What happens to a connection, as the one who opened it wants to hear it. */
export interface QuizEars {
  readonly onArrival: (arrival: QuizArrival) => void;
  /** The wire broke; the SDK tries to come back by itself. */
  readonly onDrop: () => void;
  readonly onBack: () => void;
  readonly onEnd: () => void;
}
export interface QuizLink {
  request<Name extends QuizRequest>(name: Name, body: QuizRequestBody<Name>): Promise<void>;
  /** For good: nothing is heard of it any more. */
  leave(): void;
}

const SILENCE_MS = 1000;

/**
 * Takes a seat and sits down: a single-use reservation from the game server's door, then the room itself. Throws the
 * door's refusal (ApiError), or UnreachableError.
 */
export async function enterQuiz(roomId: string, ears: QuizEars): Promise<QuizLink> {
  const answer = await send(`/game/seats/quiz/${encodeURIComponent(roomId)}`, { method: 'POST' });
  const seat: SeatReservation = await answer.json();
  const room = await new ColyseusSDK(`${location.origin}/game`).consumeSeatReservation(seat);
  let isOver = false;
  const hear = <Name extends QuizMessage>(name: Name, take: (body: QuizMessages[Name]) => void) =>
    room.onMessage<QuizMessages[Name]>(name, (body) => {
      if (!isOver) take(body);
    });
  // The first messages may come before anybody listens: who has heard nothing asks once more.
  const silence = setTimeout(() => {
    if (!isOver)
      room.request('hello').catch((cause: unknown) => console.warn('The game says nothing', cause));
  }, SILENCE_MS);
  hear('hello', (body) => {
    clearTimeout(silence);
    ears.onArrival({ name: 'hello', body });
  });
  hear('phase', (body) => ears.onArrival({ name: 'phase', body }));
  hear('me', (body) => ears.onArrival({ name: 'me', body }));
  hear('seats', (body) => ears.onArrival({ name: 'seats', body }));
  hear('counts', (body) => ears.onArrival({ name: 'counts', body }));
  hear('emoji', (body) => ears.onArrival({ name: 'emoji', body }));
  hear('notice', (body) => ears.onArrival({ name: 'notice', body }));
  const heard = (happen: () => void) => () => {
    if (!isOver) happen();
  };
  room.onDrop(heard(ears.onDrop));
  room.onReconnect(heard(ears.onBack));
  room.onLeave(heard(ears.onEnd));
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
