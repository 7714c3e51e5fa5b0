import { ERRORS, type ErrorBody } from '@noodlenaut/contract';
import proxy from '@fastify/http-proxy';
import { hashToken } from '@noodlenaut/db';
import { sessionTokens } from '@noodlenaut/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { GameDoors, type Door } from './game-doors.ts';

const PREFIX = '/game';

/**
 * How often one address and one session may ask for a seat (SAFETY 2.14, 2.18): each costs the game server statements. Who the
 * session belongs to is not looked up here; made-up ones share the limit of their address.
 */
async function limitSeats(limits: Limits, { method, url, ip, headers }: FastifyRequest): Promise<void> {
  if (method !== 'POST' || !url.startsWith('/game/seats/')) return;
  await limits.consume('seats.address', ip);
  const { cookie, bearer } = sessionTokens(headers.cookie, headers.authorization);
  const token = cookie ?? bearer;
  if (token !== null) await limits.consume('seats.session', hashToken(token));
}

/** Hands /game, WebSockets included, to the game servers, so that the browser knows one origin only. */
export async function proxyGame(
  app: FastifyInstance,
  gameUrls: readonly string[],
  limits: Limits,
): Promise<void> {
  const doors = new GameDoors(gameUrls);
  doors.watch();
  app.addHook('onClose', (_app, done) => {
    doors.stop();
    done();
  });
  const chosen = new WeakMap<object, Door>();
  const pathOf = ({ url }: { readonly url?: string | undefined }) => (url ?? '').slice(PREFIX.length);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (request.headers.upgrade !== undefined) await doors.learn(pathOf(request.raw));
    });
    // The proxy brings parsers of its own, which pass bodies on unread.
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', (request) => limitSeats(limits, request));
    await scope.register(proxy, {
      upstream: '',
      prefix: PREFIX,
      rewritePrefix: '',
      websocket: true,
      wsHooks: {
        onConnect: (_context, source, target) => {
          source.once(
            'close',
            doors.joined(target.url, () => source.terminate()),
          );
        },
      },
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
