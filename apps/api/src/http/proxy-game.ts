import { ERRORS, type ErrorBody } from '@noodlenaut/contract';
import proxy from '@fastify/http-proxy';
import { addressKey } from '@noodlenaut/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { GameDoors, type Door } from './game-doors.ts';

export const GAME_PREFIX = '/game';

/** The game servers at these addresses, watched as long as the app runs. */
export function openDoors(app: FastifyInstance, gameUrls: readonly string[]): GameDoors {
  const doors = new GameDoors(gameUrls);
  doors.watch();
  // Sockets that are led through keep the server open.
  app.addHook('preClose', (done) => {
    doors.stop();
    done();
  });
  return doors;
}

/**
 * How often a session may ask for a seat, or an address without one (SAFETY 2.14, 2.18): each costs the game server statements.
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

/** Hands what is asked of /game to the game servers, so that the browser knows one origin only. Sockets: lead-to-game.ts. */
export async function proxyGame(
  app: FastifyInstance,
  doors: GameDoors,
  limits: Limits,
  viewerOf: (request: FastifyRequest) => Promise<SessionViewer | null>,
): Promise<void> {
  const chosen = new WeakMap<object, Door>();
  const pathOf = ({ url }: { readonly url?: string | undefined }) => (url ?? '').slice(GAME_PREFIX.length);
  await app.register(async (scope) => {
    // The proxy brings parsers of its own, which pass bodies on unread.
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', (request) => limitSeats(limits, request, () => viewerOf(request)));
    await scope.register(proxy, {
      upstream: '',
      prefix: GAME_PREFIX,
      rewritePrefix: '',
      // The game checks the origin against the address people see, not against its own.
      replyOptions: {
        getUpstream: (request) => {
          const door = doors.find(pathOf(request.raw));
          chosen.set(request.raw, door);
          return door.url;
        },
        onResponse: (request, reply, answer) => {
          // It is about to stop, or cannot reach its records: the next one asks elsewhere first.
          const door = chosen.get(request.raw);
          if (door && reply.statusCode === ERRORS.busy.status) door.isOpen = false;
          void reply.send(answer.stream);
        },
        // A game server that has just died is back in a moment, or another has its games; whoever asks for a seat asks again.
        onError: (reply, { error }) => {
          const door = chosen.get(reply.request.raw);
          if (door) door.isOpen = false;
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
