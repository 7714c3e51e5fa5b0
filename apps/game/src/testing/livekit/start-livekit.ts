import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TokenVerifier } from 'livekit-server-sdk';
import { WebSocketServer } from 'ws';
import { MediaGuest } from './media-guest.ts';
import { MediaRooms } from './media-rooms.ts';
import { answerTwirp, type TwirpCall } from './answer-twirp.ts';

/** What the game server of a test shares with this server, and with nobody else. */
const KEY = 'only-for-tests';
const SECRET = 'only-for-tests-0123456789-abcdefgh';

const queryOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://livekit.test').searchParams;

/**
 * A server on this machine that speaks as much of LiveKit's protocol as a call needs (P5.32): its service of rooms over HTTP, its
 * signalling over WebSocket, and media that it passes on. It stands for LiveKit in tests, because a real one cannot be installed there.
 */
export async function startLivekit() {
  const verifier = new TokenVerifier(KEY, SECRET);
  const rooms = new MediaRooms();
  const calls: TwirpCall[] = [];
  const faults: ('error' | 'silence')[] = [];
  const http = createServer((request, response) => {
    // A page asks here why its socket was refused.
    response.setHeader('access-control-allow-origin', '*');
    if (request.url?.startsWith('/twirp/') === true)
      return void answerTwirp(request, response, { verifier, rooms, calls, faults });
    response.statusCode = 401;
    response.end('invalid token');
  });
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, socket, head) => {
    verifier.verify(queryOf(request).get('access_token') ?? '', 0).then(
      (claims) =>
        sockets.handleUpgrade(request, socket, head, (opened) => {
          rooms.enter(new MediaGuest(claims, opened, rooms));
        }),
      () => socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n'),
    );
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const portOf = (address: AddressInfo | string | null) =>
    address === null || typeof address === 'string' ? 0 : address.port;
  const url = `ws://127.0.0.1:${portOf(http.address())}`;
  return {
    env: { LIVEKIT_URL: url, LIVEKIT_API_KEY: KEY, LIVEKIT_API_SECRET: SECRET },
    verifier,
    rooms,
    /** Every call of the service of rooms, the oldest first. */
    calls,
    /** What the next calls meet, one each. */
    faults,
    stop: async () => {
      await rooms.stop();
      sockets.close();
      const closed = once(http, 'close');
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
}
export type TestLivekit = Awaited<ReturnType<typeof startLivekit>>;
