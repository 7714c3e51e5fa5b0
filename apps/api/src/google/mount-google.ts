import type { FastifyInstance } from 'fastify';
import { SESSION_ABSOLUTE_S, SESSION_COOKIE, sessionTokens } from '@noodlenaut/domain';
import type { Services } from '../context.ts';
import { LINK_COOKIE } from '../http/create-context.ts';
import { deviceName } from '../sessions/device-name.ts';
import { issueSession } from '../sessions/issue-session.ts';
import { readSession } from '../sessions/read-session.ts';
import { enterWithGoogle } from './enter-with-google.ts';
import { flowState, googleClient, type FlowState } from './google-client.ts';
import { isJustNow, proveAgain } from './prove-again.ts';

const FLOW_COOKIE = 'googleFlow';
const FLOW_PATH = '/api/auth/google';
const TEN_MINUTES_S = 600;

const isSet = (pair: readonly [string, string | undefined]): pair is [string, string] =>
  pair[1] !== undefined;

function readFlow(text: string | undefined): FlowState | null {
  if (text === undefined) return null;
  const parsed = flowState.safeParse(Object.fromEntries(new URLSearchParams(text)));
  return parsed.success ? parsed.data : null;
}

/** Google sign-up by browser navigation (S7.20). Whatever goes wrong leads back to a page that says so. */
export function mountGoogle(app: FastifyInstance, services: Services): void {
  const google = googleClient(services.env);
  const secure = services.env.PUBLIC_URL.startsWith('https:');
  const flowCookie = { path: FLOW_PATH, httpOnly: true, sameSite: 'lax', secure } as const;
  const siteCookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  app.get<{ Querystring: { again?: string } }>(FLOW_PATH, async (request, reply) => {
    if (!google) return reply.redirect('/register?google=unavailable');
    try {
      const again = flowState.shape.again.safeParse(request.query.again);
      const { url, flow } = await google.begin((again.success && again.data) || null);
      const value = new URLSearchParams(Object.entries(flow).filter(isSet)).toString();
      return await reply
        .setCookie(FLOW_COOKIE, value, { ...flowCookie, maxAge: TEN_MINUTES_S })
        .redirect(url.href);
    } catch (cause) {
      request.log.error({ err: cause }, 'google is out of reach');
      return reply.redirect('/register?google=unavailable');
    }
  });

  app.get(`${FLOW_PATH}/callback`, async (request, reply) => {
    const flow = readFlow(request.cookies[FLOW_COOKIE]);
    // Used once, whether it works or not.
    reply.clearCookie(FLOW_COOKIE, flowCookie);
    if (!google || !flow) return reply.redirect('/login?google=failed');
    try {
      const identity = await google.finish(new URL(request.url, services.env.PUBLIC_URL), flow);
      if (flow.again !== undefined) {
        const { cookie, authorization } = request.headers;
        const viewer = await readSession(
          services.store,
          sessionTokens(cookie, authorization),
          services.now(),
          services.env,
        );
        const isProved = await proveAgain(services, viewer, identity);
        return await reply.redirect(isProved ? flow.again : '/account?google=not-proved');
      }
      const entry = await enterWithGoogle(services.store, identity);
      if (entry.kind === 'refused') return await reply.redirect('/login?google=failed');
      if (entry.kind === 'link') {
        return await reply
          .setCookie(LINK_COOKIE, entry.token, { ...siteCookie, maxAge: TEN_MINUTES_S })
          .redirect('/login?google=link');
      }
      const device = deviceName(request.headers['user-agent']);
      const issued = await issueSession(services.store, entry, device, 'google', {
        confirmedAt: isJustNow(identity.authenticatedAt, services.now()) ? identity.authenticatedAt : null,
      });
      await services.store.users.noteLogin(entry.id, null);
      return await reply
        .setCookie(SESSION_COOKIE, issued.cookieToken, { ...siteCookie, maxAge: SESSION_ABSOLUTE_S })
        .redirect('/');
    } catch (cause) {
      request.log.warn({ err: cause }, 'google sign-in refused');
      return reply.redirect('/login?google=failed');
    }
  });
}
