import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import { addressKey, SOCKETS } from '@noodlenaut/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { translateError } from '../errors/translate-error.ts';
import { countSockets } from '../limits/count-sockets.ts';
import { LIVE_MESSAGE_BYTES, LIVE_PATH } from '../live/mount-live.ts';
import { clientAddress } from './client-address.ts';
import { guardSocket, refuseFor } from './refuse-upgrade.ts';

/** Forwards a handshake to another server. @throws AppError why it is refused */
export type ForwardUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/**
 * The one listener for upgrades: those of /trpc go through Fastify, those of /game are forwarded to a game server, and all others
 * are closed. Every socket gets its error listener before anything else. Registered before any hook, so that the socket of a
 * refused handshake is closed too.
 */
export async function passUpgrades(
  app: FastifyInstance,
  { env }: Pick<Services, 'env'>,
  toGame: ForwardUpgrade | null,
): Promise<void> {
  // This server never listens; it only gets the upgrades that are passed to it.
  const upgrades = createServer();
  await app.register(websocket, {
    options: { server: upgrades, maxPayload: LIVE_MESSAGE_BYTES, perMessageDeflate: false },
    // What a client did to its own socket is not our error.
    errorHandler: (cause, socket, { log }) => {
      log.debug({ err: cause }, 'a socket failed');
      socket.terminate();
    },
  });
  const atAddress = countSockets(SOCKETS.atAddress * env.RATE_LIMIT_FACTOR);
  const pass: ForwardUpgrade = async (request, socket, head) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    const forward = path.startsWith('/game/') ? toGame : null;
    if (forward === null && path !== LIVE_PATH) return void socket.destroy();
    socket.once('close', atAddress.enter(addressKey(clientAddress(request, env.TRUST_PROXY))));
    if (forward) await forward(request, socket, head);
    else upgrades.emit('upgrade', request, socket, head);
  };
  app.server.on('upgrade', (request, socket, head) => {
    guardSocket(socket);
    pass(request, socket, head).catch((thrown: unknown) => {
      const error = translateError(thrown);
      if (error.appCode === 'internal') app.log.error({ err: thrown }, 'a handshake failed');
      refuseFor(socket, error);
    });
  });
}
