import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors/app-error.ts';
import { isLocalName } from '../outside.ts';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** The origins of our own pages, scheme and port included: the public one, and on one's own machine its other local names. */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const url = new URL(publicUrl);
  if (!isLocalName(url.hostname)) return new Set([url.origin]);
  const siblings = LOCAL_NAMES.map((name) => new URL(`${url.protocol}//${name}:${url.port}`).origin);
  return new Set([url.origin, ...siblings]);
}

/**
 * Requests that change something, and WebSocket handshakes, must come from our own pages (security 2.11, ASVS 4.4.2). Browsers
 * name the page in Origin. A page that hides it ('null') is accepted when the browser says that the page is of the same origin. A
 * request with neither header comes from no browser, so no cookie is misused.
 * @param own as `ownOrigins` lists them
 * @throws AppError bad_origin
 */
export function checkOrigin(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  own: ReadonlySet<string>,
): void {
  const isHandshake = headers.upgrade?.toLowerCase() === 'websocket';
  if (SAFE.has(method ?? '') && !isHandshake) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isOwnSite = site === 'same-origin' || site === 'none';
  if (site !== undefined && !isOwnSite) throw new AppError('bad_origin');
  if (origin === undefined || own.has(origin)) return;
  if (origin !== 'null' || !isOwnSite || isHandshake) throw new AppError('bad_origin');
}
