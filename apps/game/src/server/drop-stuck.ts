import { ClientState, CloseCode, type Client } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { SchoolRoom } from '../school-room.ts';

/** The most bytes that may wait for a client that does not read. */
export const MOST_WAITING_BYTES = 1024 * 1024;
/** How long a client may take to confirm that it joined. Until then every message of the room is stored for it. */
const CONFIRM_MS = 10_000;
const LOOK_MS = 500;

/**
 * Closes clients for which the server would store more and more; their rooms go on (security 5.4).
 * @returns a function that stops this
 */
export function dropStuck(sockets: () => Iterable<WebSocket>): () => void {
  const joiningSince = new WeakMap<Client, number>();
  const isLate = (client: Client, now: number): boolean => {
    if (client.state !== ClientState.JOINING) return false;
    const since = joiningSince.get(client) ?? now;
    joiningSince.set(client, since);
    return now - since > CONFIRM_MS;
  };
  const timer = setInterval(() => {
    for (const socket of sockets()) if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
    const now = performance.now();
    for (const room of SchoolRoom.open)
      for (const client of room.clients)
        if (isLate(client, now)) client.leave(CloseCode.WITH_ERROR, 'never confirmed');
  }, LOOK_MS);
  return () => clearInterval(timer);
}
