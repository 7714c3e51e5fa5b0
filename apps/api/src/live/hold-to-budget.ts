import { messageBudget } from '@noodlenaut/domain';
import type { RawData, WebSocket } from 'ws';

/** The close code for a violation of the server's policy (RFC 6455). */
export const TOO_MANY_MESSAGES = 1008;
const GOODBYE_MS = 1000;

/** A frame may carry several messages as a JSON array. */
function messagesIn(frame: RawData): number {
  // `ws` gives one buffer unless it is configured otherwise.
  if (!Buffer.isBuffer(frame)) return 1;
  const text = frame.toString().trimStart();
  if (!text.startsWith('[')) return 1;
  try {
    return [JSON.parse(text)].flat().length;
  } catch {
    // The next reader reports what is wrong with it; here it counts as one message.
    return 1;
  }
}

/**
 * Closes a socket that sends more than so many messages in a second, pings and pongs included, because one flood kept everybody
 * else waiting (decision 0054). Called before any other listener, so that the message over the limit finds a closing socket.
 */
export function holdToBudget(socket: WebSocket, messagesASecond: number): void {
  const isWithin = messageBudget(messagesASecond);
  const spend = (messages: number) => {
    if (isWithin(performance.now(), messages)) return;
    socket.removeAllListeners('message');
    socket.close(TOO_MANY_MESSAGES, 'too many messages');
    // Further bytes are not read.
    socket.pause();
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  };
  socket.on('message', (frame) => spend(messagesIn(frame)));
  socket.on('ping', () => spend(1));
  socket.on('pong', () => spend(1));
}
