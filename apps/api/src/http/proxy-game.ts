import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Hands /game, WebSockets included, to the game server, so that the browser knows one origin only. */
export async function proxyGame(app: FastifyInstance, gameUrl: string): Promise<void> {
  await app.register(proxy, { upstream: gameUrl, prefix: '/game', rewritePrefix: '', websocket: true });
}
