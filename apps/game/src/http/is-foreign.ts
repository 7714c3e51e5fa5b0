const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    // 'null' and unreadable origins have no host, so they are foreign.
    return null;
  }
};

/**
 * Whether a page of another site asks (security 2.11, 2.14). Our own pages are those of the public address, or of the host name
 * that the proxy in front was asked for, which no page can forge. A request without Origin comes from no browser, so no cookie is
 * misused.
 */
export function isForeign(headers: Headers, publicOrigin: string | null): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === publicOrigin) return false;
  const host = hostOf(origin);
  return host === null || host !== headers.get('x-forwarded-host');
}
