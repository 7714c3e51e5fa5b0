import { ERRORS, type ErrorBody } from '@noodlenaut/contract';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Hands /game, WebSockets included, to the game server, so that the browser knows one origin only. */
export async function proxyGame(app: FastifyInstance, gameUrl: string): Promise<void> {
  await app.register(async (scope) => {
    // The proxy brings parsers of its own, which pass bodies on unread.
    scope.removeAllContentTypeParsers();
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
