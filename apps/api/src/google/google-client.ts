import { thirdPartyIdentity } from '@noodlenaut/contract';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { ApiEnv } from '../env.ts';

const SCOPE = 'openid email profile';

/** What the browser carries between leaving and coming back, in a short-lived HttpOnly cookie (security 2.10). */
export const flowState = z.object({
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(40),
  /** Somebody signed in confirms again who they are, and continues at this page. */
  again: z
    .string()
    .regex(/^\/[\w/-]*$/)
    .regex(/^\/(?!\/)/)
    .max(200)
    .optional(),
});
export type FlowState = z.output<typeof flowState>;

export interface GoogleIdentity {
  readonly providerId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** When Google last asked this person for their password, if Google says so. */
  readonly authenticatedAt: Date | null;
}

export interface GoogleClient {
  /** The address to send the browser to, and what it must bring back. */
  /** @param again the page to continue at, for somebody signed in: Google then asks for its password again */
  begin(again: string | null): Promise<{ readonly url: URL; readonly flow: FlowState }>;
  /** Trades the code for an identity. @throws when state, nonce, audience, signature or code are not right */
  finish(callbackUrl: URL, flow: FlowState): Promise<GoogleIdentity>;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string(),
  email_verified: z.boolean().default(false),
  given_name: z.string().max(50).optional(),
  family_name: z.string().max(50).optional(),
  auth_time: z.int().positive().optional(),
});
/** Google sends the time of its own sign-in only where the project asks for "session age claims" (docs/operations.md). */
const ASK_AGAIN = {
  prompt: 'login',
  max_age: '0',
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

/** Authorisation code with PKCE, state and nonce through openid-client; null when Google is not configured. */
export function googleClient(env: ApiEnv): GoogleClient | null {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = env;
  if (id === undefined || secret === undefined) return null;
  const issuer = new URL(env.GOOGLE_ISSUER);
  const redirectUri = `${env.PUBLIC_URL}/api/auth/google/callback`;
  // Only the test's provider on this machine uses plain http.
  const execute =
    issuer.protocol === 'http:' && issuer.hostname === '127.0.0.1' ? [oidc.allowInsecureRequests] : [];
  let discovered: Promise<oidc.Configuration> | null = null;
  const configuration = () => {
    discovered ??= oidc.discovery(issuer, id, secret, undefined, { execute }).catch((cause: unknown) => {
      discovered = null;
      throw cause;
    });
    return discovered;
  };
  return {
    begin: async (again) => {
      const flow = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        ...(again !== null && { again }),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        ...(again !== null && ASK_AGAIN),
      });
      return { url, flow };
    },
    finish: async (callbackUrl, flow) => {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), callbackUrl, {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const found = claims.parse(tokens.claims());
      const identity = thirdPartyIdentity.parse({
        email: found.email,
        provider: 'google',
        providerId: found.sub,
      });
      return {
        providerId: identity.providerId,
        email: identity.email,
        emailVerified: found.email_verified,
        firstName: found.given_name ?? null,
        lastName: found.family_name ?? null,
        authenticatedAt: found.auth_time === undefined ? null : new Date(found.auth_time * 1000),
      };
    },
  };
}
