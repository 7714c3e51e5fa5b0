import { createServer, type IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import { getWSConnectionHandler, handleKeepAlive } from '@trpc/server/adapters/ws';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { sendError } from '../http/send-error.ts';
import { liveRouter } from './live.router.ts';

const PATH = '/trpc';
const MESSAGE_BYTES = 4096;
/** Open pages of one session; one more is asked to wait. */
const SOCKETS_A_SESSION = 10;
const PING_MS = 30_000;

/**
 * Lets Fastify route upgrades of /trpc. The plugin hears no other: the game's proxy answers those of /game (STACK 6), and
 * nobody the rest. Registered before any hook, so that the socket of a refused handshake is closed too.
 */
export async function passUpgrades(app: FastifyInstance): Promise<void> {
  // Never listens: it only passes on the upgrades it is given.
  const upgrades = createServer();
  await app.register(websocket, {
    options: { server: upgrades, maxPayload: MESSAGE_BYTES, perMessageDeflate: false },
  });
  app.server.on('upgrade', (request, socket, head) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path === PATH) upgrades.emit('upgrade', request, socket, head);
    else if (!path.startsWith('/game/')) socket.destroy();
  });
}

/** The WebSocket of subscriptions at /trpc: who asks is known from the handshake on. */
export function mountLive(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  const contexts = new WeakMap<IncomingMessage, Context>();
  const handle = getWSConnectionHandler({
    router: liveRouter,
    wss: app.websocketServer,
    createContext: ({ req }) => {
      const ctx = contexts.get(req);
      if (!ctx) throw new AppError('unauthenticated');
      return ctx;
    },
  });
  const open = new Map<string, number>();
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const ctx = await contextOf(request, reply);
      if (!ctx.viewer) throw new AppError('unauthenticated');
      if ((open.get(ctx.viewer.cookieSid) ?? 0) >= SOCKETS_A_SESSION)
        throw new AppError('too_many_requests', { retryAfterS: 60 });
      contexts.set(request.raw, ctx);
    } catch (thrown) {
      await sendError(request, reply, thrown);
    }
  };
  app.get(PATH, { websocket: true, preHandler: admit }, (socket, request) => {
    const sid = contexts.get(request.raw)?.viewer?.cookieSid ?? '';
    open.set(sid, (open.get(sid) ?? 0) + 1);
    socket.on('close', () => {
      const left = (open.get(sid) ?? 1) - 1;
      if (left > 0) open.set(sid, left);
      else open.delete(sid);
    });
    handle(socket, request.raw);
    handleKeepAlive(socket, PING_MS);
  });
}
