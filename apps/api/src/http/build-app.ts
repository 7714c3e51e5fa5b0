import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { addressKey } from '@noodlenaut/domain';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Services } from '../context.ts';
import { mountGoogle } from '../google/mount-google.ts';
import { isWebhook, mountWebhook } from '../billing/stripe/mount-webhook.ts';
import type { CountedRequest } from '../limits/admit-callers.ts';
import { checkMediaType, parseJson } from './accept-json.ts';
import { mountLive } from '../live/mount-live.ts';
import { passUpgrades } from './pass-upgrades.ts';
import { createContext } from './create-context.ts';
import { logOptions } from './log-options.ts';
import { measureRequests } from './measure-requests.ts';
import { mountCalendar } from './mount-calendar.ts';
import { mountHealth } from './mount-health.ts';
import { mountOpenApi } from './mount-openapi.ts';
import { mountRest } from './mount-rest.ts';
import { callsOf, mountTrpc } from './mount-trpc.ts';
import { checkOrigin, ownOrigins } from './origin-gate.ts';
import { forwardToGame } from './forward-to-game.ts';
import { watchGameServers, proxyGame } from './proxy-game.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { sendError } from './send-error.ts';
import { shedLoad } from './shed-load.ts';
import { isFile, serveWeb } from './serve-web.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Builds the server: REST, tRPC, the proxy to the game and the web app on one origin.
 * @param onRoute told of every route as 'GET /api/user', so that a test can check that each has a policy
 */
export async function buildApp(
  services: Services,
  onRoute: (route: string) => void = () => {},
): Promise<FastifyInstance> {
  const { env } = services;
  const own = ownOrigins(env.PUBLIC_URL);
  const isHttps = env.PUBLIC_URL.startsWith('https:');
  const app = fastify({
    logger: logOptions(env.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY > 0 ? trustHops(env.TRUST_PROXY) : false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    // The schema of a call checks its parameters; Node's header limit bounds their length.
    routerOptions: { maxParamLength: 100_000 },
    // Slow senders are closed within 12 s (security 0.6).
    requestTimeout: 10_000,
    http: {
      headersTimeout: 8000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      // Node's own refusal would carry none of our headers.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    // An unreadable address reaches no hook, so the headers are set here.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, isHttps);
      void sendError(request, reply, error);
    },
    clientErrorHandler: (error, socket) => answerUnreadable(socket, error),
  });
  app.server.on('checkExpectation', (_request, response) => answerUnreadable(response.socket, null));
  app.addHook('onRoute', ({ method, url }) => [method].flat().forEach((verb) => onRoute(`${verb} ${url}`)));
  app.setErrorHandler((thrown, request, reply) => sendError(request, reply, thrown));
  app.decorate('errors', services.errors);
  measureRequests(app, env.TRUST_PROXY > 0);
  parseJson(app);
  await app.register(cookie);
  const gameServers = env.GAME_URL && watchGameServers(app, env.GAME_URL);
  await passUpgrades(app, services, gameServers ? forwardToGame(services, gameServers) : null);
  // In a test the load comes from the same process, so its event loop says nothing about the server.
  if (env.NODE_ENV !== 'test') await shedLoad(app);

  const entries = new WeakMap<FastifyRequest, CountedRequest>();
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(reply, isHttps);
    if (isWebhook(request)) return;
    checkOrigin(request, own);
    checkMediaType(request);
    if (isFile(request)) await services.limits.consume('files.address', addressKey(request.ip));
    else entries.set(request, await services.callers.admit(request, callsOf(request)));
  });
  const viewerOf = async (request: FastifyRequest) => (await entries.get(request)?.viewer()) ?? null;
  const contextOf = async (request: FastifyRequest, reply: FastifyReply) =>
    createContext(services, request, reply, await viewerOf(request));

  mountHealth(app, services);
  mountRest(app, contextOf);
  mountGoogle(app, services);
  mountCalendar(app, services);
  await mountWebhook(app, services);
  if (env.API_DOCS) await mountOpenApi(app, env.PUBLIC_URL);
  await mountTrpc(app, contextOf);
  mountLive(app, contextOf);
  if (gameServers) await proxyGame(app, gameServers, services.limits, viewerOf);
  await serveWeb(app, services, viewerOf);
  return app;
}

/** Believes X-Forwarded-For for this many proxies, counted from this server. */
const trustHops = (hops: number) => (_address: string, hop: number) => hop < hops;
