import { livekitOrigins } from '@noodlenaut/contract';
import type { FastifyReply } from 'fastify';

/** The policy of a page (security 2.12): only our own files, and styles and scripts that carry this answer's nonce. */
export function contentSecurityPolicy(
  nonce: string,
  styleAttributeHashes: readonly string[] = [],
  connections: readonly string[] = [],
): string {
  const hashes = styleAttributeHashes.map((hash) => `'${hash}'`).join(' ');
  const directives = [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(hashes ? [`style-src-attr 'unsafe-hashes' ${hashes}`] : []),
    `img-src 'self' data:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, ...connections].join(' '),
    `media-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ];
  return directives.join('; ');
}

/** The policy of the service worker itself: it may ask this server, and nobody else. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

/** Headers of every answer. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), display-capture=()',
} as const;

const CALL_PAGE = /^\/tutoring\/room\/[\da-f-]{36}\/?(?:\?|$)/;
const CALL_PERMISSIONS = 'camera=(self), microphone=(self), geolocation=(), display-capture=(self)';

/** Where else the page of a call may connect: to LiveKit where it is configured (P5.32); no other page may. */
export function pageConnections(url: string, livekitUrl: string | undefined): readonly string[] {
  if (livekitUrl === undefined || !CALL_PAGE.test(url)) return [];
  const { socket, http } = livekitOrigins(livekitUrl);
  return [socket, http];
}

/** The page of a call alone may use camera, microphone and a shared screen (P5.21); null for any other page. */
export const pagePermissions = (url: string): string | null =>
  CALL_PAGE.test(url) ? CALL_PERMISSIONS : null;

/**
 * Sets the headers of every answer, which is not cached unless its route says so; HSTS only where the site is reached over https.
 */
export function setSecurityHeaders(reply: FastifyReply, overHttps: boolean): void {
  reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store');
  if (overHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
