import type { Room } from '@colyseus/sdk';
import { inject } from 'vitest';
import { ask, newAccount } from './accounts.ts';
import { takeSeat } from './take-seat.ts';
import { textOf } from './text-of.ts';

interface Told {
  readonly phase: { readonly phase: string; readonly question: number | null };
}

/**
 * A pupil without a browser: comes in by the code with a real client, and presses one place whenever answers open.
 * @param place null for one who thinks until the time is over, so that a question stays
 */
export async function classMate(code: string, place: number | null): Promise<Room> {
  const { sessionId } = await newAccount({ grade: '3rd' });
  const room = await joinAs(sessionId, code);
  const answer = ({ phase: { phase, question } }: Told) => {
    if (phase === 'answer' && place !== null)
      // Another tap or the host's skip may come first: then this answer is not needed.
      room
        .request('answer', { question: question ?? 1, place })
        .catch((cause: unknown) => console.warn('An answer was not taken', cause));
  };
  room.onMessage('phase', answer);
  room.onMessage('*', () => undefined);
  return room;
}

async function joinAs(sessionId: string, code: string): Promise<Room> {
  const joined = await ask('POST', `/api/multiplayer/rooms/${code}/join`, sessionId);
  return takeSeat(inject('baseUrl'), textOf(joined, 'id'), sessionId);
}

/** A teacher who hosts without a browser. */
export async function hostOf(roomId: string, sessionId: string): Promise<Room> {
  const room = await takeSeat(inject('baseUrl'), roomId, sessionId);
  room.onMessage('*', () => undefined);
  return room;
}
