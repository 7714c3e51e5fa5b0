import { ColyseusSDK } from '@colyseus/sdk';
import type { Room, SeatReservation } from '@colyseus/sdk';
import { inject } from 'vitest';
import { ask, newAccount } from './accounts.ts';

interface Told {
  readonly phase: { readonly phase: string; readonly question: number | null };
}

/** A pupil without a browser: comes in by the code with a real client, and presses one place whenever answers open. */
export async function classMate(code: string, place: number): Promise<Room> {
  const { sessionId } = await newAccount({ grade: '3rd' });
  const room = await joinAs(sessionId, code);
  const answer = ({ phase: { phase, question } }: Told) => {
    if (phase === 'answer')
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
  const { id } = asRecord(joined);
  const headers = { authorization: `Bearer ${sessionId}` };
  const seat = await fetch(`${inject('baseUrl')}/game/seats/quiz/${String(id)}`, { method: 'POST', headers });
  const reservation: SeatReservation = await seat.json();
  return new ColyseusSDK(`${inject('baseUrl')}/game`, { headers }).consumeSeatReservation(reservation);
}

const asRecord = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(value ?? {}));
