import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  DEVICE_TRUST_S,
  PICTURES_COOKIE,
  SESSION_ABSOLUTE_S,
  SESSION_COOKIE,
  sessionTokens,
} from '@noodlenaut/domain';
import type { Context, Respond, Services } from '../context.ts';
import { deviceName } from '../sessions/device-name.ts';
import { readSession } from '../sessions/read-session.ts';

/** The cookie that carries a waiting Google identity between the sign-in page and the yes. */
export const LINK_COOKIE = 'googleLink';

/** The cookie of a device that a family trusts; it is no sign-in by itself. */
const DEVICE_COOKIE = 'familyDevice';

const respondWith = (reply: FastifyReply, secure: boolean): Respond => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    signIn: (token) =>
      void reply.setCookie(SESSION_COOKIE, token, { ...options, maxAge: SESSION_ABSOLUTE_S }),
    signOut: () => {
      reply.clearCookie(SESSION_COOKIE, options).clearCookie(LINK_COOKIE, options);
      reply.header('clear-site-data', '"cache", "storage"');
    },
    trustDevice: (token) => {
      reply.setCookie(DEVICE_COOKIE, token, { ...options, maxAge: DEVICE_TRUST_S });
      reply.setCookie(PICTURES_COOKIE, '1', { ...options, httpOnly: false, maxAge: DEVICE_TRUST_S });
    },
    retryAfter: (seconds) => void reply.header('retry-after', String(seconds)),
  };
};

/** Reads who asks and binds the answer's cookies; one statement with a token, none without. */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const tokens = sessionTokens(request.headers.cookie, request.headers.authorization);
  const viewer = await readSession(services.store, tokens, services.now());
  if (viewer) {
    services.toucher.note(viewer.sids);
    await services.limits.consume('any.session', viewer.cookieSid);
  }
  return {
    ...services,
    viewer,
    tokens,
    requestId: request.id,
    address: request.ip,
    device: deviceName(request.headers['user-agent']),
    linkToken: request.cookies[LINK_COOKIE] ?? null,
    deviceToken: request.cookies[DEVICE_COOKIE] ?? null,
    respond: respondWith(reply, services.env.PUBLIC_URL.startsWith('https:')),
    logError: (cause) => request.log.error({ err: cause, requestId: request.id }, 'unexpected'),
  };
}
