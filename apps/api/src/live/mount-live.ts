import type { IncomingMessage } from 'node:http';
import { SOCKETS } from '@noodlenaut/domain';
import { getWSConnectionHandler, handleKeepAlive } from '@trpc/server/adapters/ws';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { sendError } from '../http/send-error.ts';
import { countSockets } from '../limits/count-sockets.ts';
import { holdToBudget } from './hold-to-budget.ts';
import { liveRouter } from './live.router.ts';

export const LIVE_PATH = '/trpc';
/** A page sends a few hundred bytes: its subscriptions and pings. */
export const LIVE_MESSAGE_BYTES = 4096;
const PING_MS = 30_000;

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
  const ofAccount = countSockets(SOCKETS.ofAccount);
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const ctx = await contextOf(request, reply);
      if (!ctx.viewer) throw new AppError('unauthenticated');
      if (request.raw.socket.destroyed) throw new AppError('busy');
      request.raw.socket.once('close', ofAccount.enter(ctx.viewer.id));
      contexts.set(request.raw, ctx);
    } catch (thrown) {
      await sendError(request, reply, thrown);
    }
  };
  app.get(LIVE_PATH, { websocket: true, preHandler: admit }, (socket, request) => {
    holdToBudget(socket, SOCKETS.messagesASecond);
    handle(socket, request.raw);
    handleKeepAlive(socket, PING_MS);
  });
}
