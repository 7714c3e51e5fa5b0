import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/**
 * A client that misbehaves as long as it lives: sockets without a seat, floods of frames (security 5.4). `argv[2]`: the server.
 */
const [, , url = ''] = process.argv;
const SOCKETS_AT_ONCE = 20;
const EVERY_MS = 100;
const FRAMES = 500;

function attack(): void {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/x/y?sessionId=nobody`);
  const flood = new WebSocket(`${url.replace('http', 'ws')}/`);
  // The server cuts both; that is what this measures.
  for (const one of [socket, flood]) one.on('error', () => undefined);
  flood.on('open', () => {
    for (let n = 0; n < FRAMES / SOCKETS_AT_ONCE; n += 1) flood.send(Buffer.alloc(4000, n));
  });
}
for (;;) {
  for (let n = 0; n < SOCKETS_AT_ONCE; n += 1) attack();
  await sleep(EVERY_MS);
}
