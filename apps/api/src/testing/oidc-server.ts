import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** How this provider misbehaves at the next sign-in; absent means correctly. */
export interface Misbehaviour {
  readonly nonce?: string;
  readonly audience?: string;
  readonly issuer?: string;
  readonly unsigned?: boolean;
  readonly expired?: boolean;
}

export interface Claims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  /** When this provider last asked the person for the password. */
  readonly auth_time?: number;
}

export interface OidcServer {
  readonly issuer: string;
  /** Signs a person in at the address we sent the browser to; answers where the browser is sent back. */
  authorize(url: string, claims: Claims, misbehaviour?: Misbehaviour): string;
  /** Whether the token call proved the PKCE verifier and the client secret. */
  readonly proofs: { verifier: boolean; secret: boolean }[];
  stop(): Promise<void>;
}

const CLIENT_ID = 'test-client';

/** A small OpenID provider that speaks the real protocol on a free port: discovery, keys, codes used once, PKCE. */
export async function startOidcServer(): Promise<OidcServer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const codes = new Map<
    string,
    { claims: Claims; misbehaviour: Misbehaviour; nonce: string; challenge: string }
  >();
  const proofs: OidcServer['proofs'] = [];
  let issuer = '';

  const idToken = async ({
    claims,
    misbehaviour,
    nonce,
  }: {
    claims: Claims;
    misbehaviour: Misbehaviour;
    nonce: string;
  }) => {
    const body = { ...claims, nonce: misbehaviour.nonce ?? nonce };
    const now = Math.floor(Date.now() / 1000);
    const times = misbehaviour.expired ? { iat: now - 7200, exp: now - 3600 } : { iat: now, exp: now + 300 };
    const full = {
      ...body,
      ...times,
      iss: misbehaviour.issuer ?? issuer,
      aud: misbehaviour.audience ?? CLIENT_ID,
    };
    if (misbehaviour.unsigned) return `${encode({ alg: 'none' })}.${encode(full)}.`;
    return new SignJWT(full).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey);
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  const server = createServer((request, response) => {
    void (async () => {
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.url === '/.well-known/openid-configuration') {
        return send(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      }
      if (request.url === '/jwks')
        return send(200, {
          keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
        });
      let text = '';
      for await (const part of request) text += String(part);
      const form = new URLSearchParams(text);
      const grant = codes.get(form.get('code') ?? '');
      if (!grant) return send(400, { error: 'invalid_grant' });
      codes.delete(form.get('code') ?? '');
      const digest = await crypto.subtle.digest(
        'SHA-256',
        new TextEncoder().encode(form.get('code_verifier') ?? ''),
      );
      const secret =
        form.get('client_secret') === 'test-secret' ||
        (request.headers.authorization ?? '').startsWith('Basic ');
      proofs.push({ verifier: Buffer.from(digest).toString('base64url') === grant.challenge, secret });
      return send(200, {
        access_token: 'at',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: await idToken(grant),
      });
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    issuer,
    proofs,
    authorize: (url, claims, misbehaviour = {}) => {
      const asked = new URL(url).searchParams;
      const code = crypto.randomUUID();
      codes.set(code, {
        claims,
        misbehaviour,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
      });
      return `/api/auth/google/callback?${new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer }).toString()}`;
    },
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
