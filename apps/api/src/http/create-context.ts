import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addressKey,
  DEVICE_TRUST_S,
  PICTURES_COOKIE,
  SESSION_ABSOLUTE_S,
  SESSION_COOKIE,
  sessionTokens,
} from '@noodlenaut/domain';
import type { Context, Respond, Services } from '../context.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** The cookie that carries a waiting Google identity between the sign-in page and the yes. */
export const LINK_COOKIE = 'googleLink';

/** The cookie of a device that a family trusts; it is no sign-in by itself. */
const DEVICE_COOKIE = 'familyDevice';

/** The cookie of a browser in which an account signed in before (decision 0055); it is no sign-in either. */
const KNOWN_DEVICE_COOKIE = 'knownDevice';
/** The cookie of a browser that a child signed in on; it opens nothing. */
const BROWSER_COOKIE = 'knownBrowser';
const BROWSER_S = 400 * 86_400;

const respondWith = (reply: FastifyReply, secure: boolean): Respond => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    signIn: (token) =>
      void reply.setCookie(SESSION_COOKIE, token, { ...options, maxAge: SESSION_ABSOLUTE_S }),
    signOut: () => {
      reply.clearCookie(SESSION_COOKIE, options).clearCookie(LINK_COOKIE, options);
      reply.header('clear-site-data', '"cache", "storage"');
    },
    trustDevice: (token, maxAge) => {
      reply.setCookie(DEVICE_COOKIE, token, { ...options, maxAge });
      reply.setCookie(PICTURES_COOKIE, '1', { ...options, httpOnly: false, maxAge });
    },
    knowDevice: (token) =>
      void reply.setCookie(KNOWN_DEVICE_COOKIE, token, { ...options, maxAge: DEVICE_TRUST_S }),
    knowBrowser: (token) => void reply.setCookie(BROWSER_COOKIE, token, { ...options, maxAge: BROWSER_S }),
    retryAfter: (seconds) => void reply.header('retry-after', String(seconds)),
  };
};

/** What a call may know of its request, and the cookies of its answer. @param viewer who asks, as the server found out */
export function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: SessionViewer | null,
): Context {
  if (viewer) services.toucher.note(viewer.sids);
  return {
    ...services,
    viewer,
    tokens: sessionTokens(request.headers.cookie, request.headers.authorization),
    requestId: request.id,
    address: addressKey(request.ip),
    device: deviceName(request.headers['user-agent']),
    linkToken: request.cookies[LINK_COOKIE] ?? null,
    deviceToken: request.cookies[DEVICE_COOKIE] ?? null,
    knownDeviceToken: request.cookies[KNOWN_DEVICE_COOKIE] ?? null,
    followed: new Set(),
    browserToken: request.cookies[BROWSER_COOKIE] ?? null,
    respond: respondWith(reply, services.env.PUBLIC_URL.startsWith('https:')),
    logError: (call, cause) => {
      request.log.error({ err: cause, requestId: request.id, call }, 'unexpected');
      services.errors.note(request.id, call, cause);
    },
  };
}
