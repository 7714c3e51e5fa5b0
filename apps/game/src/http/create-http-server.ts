import { createServer, type Server, type ServerResponse } from 'node:http';
import { logger, type Router } from '@colyseus/core';
import { ERRORS, type ErrorBody } from '@noodlenaut/contract';
import { answerRequest } from './answer-request.ts';

async function send(reply: ServerResponse, answer: Response, publicOrigin: string | null): Promise<void> {
  answer.headers.forEach((value, name) => reply.setHeader(name, value));
  reply.setHeader('cache-control', 'no-store');
  reply.setHeader('x-content-type-options', 'nosniff');
  for (const name of reply.getHeaderNames()) if (name.startsWith('access-control-')) reply.removeHeader(name);
  // One exact origin, and none unless the operator set one. Colyseus itself would allow any origin (security 0.2).
  if (publicOrigin !== null) {
    reply.setHeader('access-control-allow-origin', publicOrigin);
    reply.setHeader('access-control-allow-credentials', 'true');
    reply.setHeader('access-control-allow-headers', 'content-type, authorization');
  }
  reply.setHeader('vary', 'origin');
  reply.writeHead(answer.status).end(await answer.text());
}

/** The HTTP server in front of the rooms; slow senders are closed as at the api (security 0.6). */
export function createHttpServer(
  router: () => Router,
  publicOrigin: string | null,
  health: () => Response,
): Server {
  const limits = { headersTimeout: 8000, requestTimeout: 10_000, connectionsCheckingInterval: 2000 };
  return createServer(limits, (incoming, reply) => {
    answerRequest(incoming, { router: router(), publicOrigin, health })
      .catch((cause: unknown) => {
        logger.error({ err: cause }, 'request failed');
        const body: ErrorBody = { code: 'internal', message: ERRORS.internal.message };
        return Response.json(body, { status: ERRORS.internal.status });
      })
      .then((answer) => send(reply, answer, publicOrigin))
      .catch((cause: unknown) => {
        logger.warn({ err: cause }, 'answer not sent');
        reply.destroy();
      });
  });
}
