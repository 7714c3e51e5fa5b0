const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    // 'null' and garbage name no host, so they are foreign.
    return null;
  }
};

/**
 * Whether a page of somebody else asks (security 2.11, 2.14). Ours is the public address when there is one, or the host the proxy in front
 * was asked for, which no page can forge. No Origin means no browser, and then no cookie is being misused.
 */
export function isForeign(headers: Headers, publicOrigin: string | null): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === publicOrigin) return false;
  const host = hostOf(origin);
  return host === null || host !== headers.get('x-forwarded-host');
}
