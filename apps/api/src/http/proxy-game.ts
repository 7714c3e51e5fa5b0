import { ERRORS, type ErrorBody } from '@noodlenaut/contract';
import proxy from '@fastify/http-proxy';
import { hashToken } from '@noodlenaut/db';
import { sessionTokens } from '@noodlenaut/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';

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

/** Hands /game, WebSockets included, to the game server, so that the browser knows one origin only. */
export async function proxyGame(app: FastifyInstance, gameUrl: string, limits: Limits): Promise<void> {
  await app.register(async (scope) => {
    // The proxy brings parsers of its own, which pass bodies on unread.
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', (request) => limitSeats(limits, request));
    await scope.register(proxy, {
      upstream: gameUrl,
      prefix: '/game',
      rewritePrefix: '',
      websocket: true,
      // The game checks the origin against the address people see, not against its own.
      replyOptions: {
        // A game server that has just died is back in a moment; whoever asks for a seat asks again.
        onError: (reply, { error }) => {
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
