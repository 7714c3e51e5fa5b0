import { messageBudget, SOCKETS } from '@noodlenaut/domain';
import type { WebSocket } from 'ws';

/** Control frames are no messages to Colyseus, so it counts none of them; each ping is answered and may pile up. */
export function dropWhoPings(client: WebSocket): void {
  const isWithin = messageBudget(SOCKETS.messagesASecond);
  const judge = () => {
    if (!isWithin(performance.now())) client.terminate();
  };
  client.on('ping', judge);
  client.on('pong', judge);
}
