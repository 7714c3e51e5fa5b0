import { ERRORS, type ErrorBody } from '@noodlenaut/contract';
import proxy from '@fastify/http-proxy';
import { addressKey } from '@noodlenaut/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { GameServers, type GameServer } from './game-servers.ts';

export const GAME_PREFIX = '/game';

/** The game servers at these addresses, watched as long as the app runs. */
export function watchGameServers(app: FastifyInstance, gameUrls: readonly string[]): GameServers {
  const servers = new GameServers(gameUrls);
  servers.watch();
  // Forwarded sockets would keep the server open.
  app.addHook('preClose', (done) => {
    servers.stop();
    done();
  });
  return servers;
}

/**
 * Limits how often a session, or an address without one, asks for a seat (security 2.14, 2.18), because each request costs the
 * game server statements.
 */
async function limitSeats(
  limits: Limits,
  { method, url, ip }: FastifyRequest,
  viewerOf: () => Promise<SessionViewer | null>,
): Promise<void> {
  if (method !== 'POST' || !url.startsWith('/game/seats/')) return;
  const viewer = await viewerOf();
  if (viewer) await limits.consume('seats.session', viewer.cookieSid);
  else await limits.consume('seats.address', addressKey(ip));
}

/**
 * Forwards requests to /game to the game servers, so that the browser knows only one origin. For sockets see forward-to-game.ts.
 */
export async function proxyGame(
  app: FastifyInstance,
  servers: GameServers,
  limits: Limits,
  viewerOf: (request: FastifyRequest) => Promise<SessionViewer | null>,
): Promise<void> {
  const chosen = new WeakMap<object, GameServer>();
  const pathOf = ({ url }: { readonly url?: string | undefined }) => (url ?? '').slice(GAME_PREFIX.length);
  await app.register(async (scope) => {
    // The proxy has parsers of its own, which pass bodies on unread.
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', (request) => limitSeats(limits, request, () => viewerOf(request)));
    await scope.register(proxy, {
      upstream: '',
      prefix: GAME_PREFIX,
      rewritePrefix: '',
      // The game server checks the origin against the public address, not against its own.
      replyOptions: {
        getUpstream: (request) => {
          const server = servers.find(pathOf(request.raw));
          chosen.set(request.raw, server);
          return server.url;
        },
        onResponse: (request, reply, answer) => {
          // It is about to stop, or cannot reach the database: the next request goes to another server first.
          const server = chosen.get(request.raw);
          if (server && reply.statusCode === ERRORS.busy.status) server.isHealthy = false;
          void reply.send(answer.stream);
        },
        // A game server that has just died is back in a moment, or another one has its games; the page asks again.
        onError: (reply, { error }) => {
          const server = chosen.get(reply.request.raw);
          if (server) server.isHealthy = false;
          reply.log.warn({ err: error }, 'the game server does not answer');
          const body: ErrorBody = { code: 'busy', message: ERRORS.busy.message };
          void reply.code(ERRORS.busy.status).header('retry-after', '1').send(body);
        },
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-host': request.headers.host,
        }),
      },
    });
  });
}
