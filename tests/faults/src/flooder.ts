import { setTimeout as sleep } from 'node:timers/promises';
import { seatReply } from '@noodlenaut/game/testing/quiz-school';
import { frame, handshakeText, rawSocket } from './raw-socket.ts';

/**
 * A child's browser that floods the server, in a process of its own. `argv` says where and with which session. It prints how much
 * it sent.
 */
const [, , url = '', token = ''] = process.argv;
const headers = { cookie: `sessionId=${token}` };
const FRAMES = 4000;
const EACH_WAY = 5;
let sent = 0;

const follow = (id: number) =>
  frame(JSON.stringify({ id, method: 'subscription', params: { path: 'myClasses' } }));
async function seat(): Promise<string> {
  const answer = await fetch(`${url}/game/seats/health`, { method: 'POST', headers });
  const given = seatReply.safeParse(await answer.json());
  if (!given.success) return '/game/x/y?sessionId=z';
  const { processId, roomId, sessionId } = given.data;
  return `/game/${processId}/${roomId}?sessionId=${sessionId}`;
}
/** Again and again opens a socket and sends as much as it takes. */
async function flood(way: () => Promise<string>, message: (id: number) => Buffer): Promise<never> {
  for (;;) {
    const handshake = { url, path: await way(), headers };
    const { socket, answered } = rawSocket(handshake);
    socket.write(handshakeText(handshake));
    await answered;
    for (let id = 1; id <= FRAMES && !socket.destroyed; id += 1) {
      sent += 1;
      if (!socket.write(message(id))) await sleep(1);
    }
    await sleep(10);
    socket.destroy();
  }
}
process.on('message', () => process.send?.({ sent }));
process.on('disconnect', () => process.exit(0));
await Promise.all(
  Array.from({ length: EACH_WAY }, () => [
    flood(() => Promise.resolve('/trpc'), follow),
    flood(seat, () => frame('x')),
  ]).flat(),
);
