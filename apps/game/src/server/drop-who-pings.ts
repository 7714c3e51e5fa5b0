import { messageBudget, SOCKETS } from '@noodlenaut/domain';
import type { WebSocket } from 'ws';

/**
 * Closes a client that pings too often. Colyseus does not count control frames, each ping is answered, and the answers may pile
 * up.
 */
export function dropWhoPings(client: WebSocket): void {
  const isWithin = messageBudget(SOCKETS.messagesASecond);
  const judge = () => {
    if (!isWithin(performance.now())) client.terminate();
  };
  client.on('ping', judge);
  client.on('pong', judge);
}
