import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors/app-error.ts';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    // 'null' and garbage name no host, so they are foreign.
    return null;
  }
};

/**
 * Requests that change something, and WebSocket handshakes, must come from our own pages (SAFETY 2.11, ASVS 4.4.2).
 * Browsers say so in Sec-Fetch-Site, or in Origin where they send no such header; neither means no browser, and then no
 * ambient cookie is being misused.
 * @throws AppError bad_origin
 */
export function checkOrigin(request: Pick<IncomingMessage, 'method' | 'headers'>, ownHost: string): void {
  const isHandshake = request.headers.upgrade?.toLowerCase() === 'websocket';
  if (SAFE.has(request.method ?? '') && !isHandshake) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && !isHandshake) {
    if (site !== 'same-origin' && site !== 'none') throw new AppError('bad_origin');
    return;
  }
  if (origin === undefined) return;
  const host = hostOf(origin);
  if (host === null || (host !== request.headers.host && host !== ownHost)) throw new AppError('bad_origin');
}
