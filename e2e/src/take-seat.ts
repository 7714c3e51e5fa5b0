import { ColyseusSDK } from '@colyseus/sdk';
import type { Room, SeatReservation } from '@colyseus/sdk';

/** Takes the seat of an account in a quiz room that it has joined, with a real client and without a browser. */
export async function takeSeat(baseUrl: string, roomId: string, sessionId: string): Promise<Room> {
  const headers = { authorization: `Bearer ${sessionId}` };
  const seat = await fetch(`${baseUrl}/game/seats/quiz/${roomId}`, { method: 'POST', headers });
  const reservation: SeatReservation = await seat.json();
  return new ColyseusSDK(`${baseUrl}/game`, { headers }).consumeSeatReservation(reservation);
}
