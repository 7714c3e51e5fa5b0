import type { Respond } from '../context.ts';

/**
 * Holds back what a call does to its answer until the call has succeeded. A cookie of a rolled-back transaction would open
 * nothing and end the browser's session. `Retry-After` is set at once, because it belongs to refusals.
 */
export function deferResponse(respond: Respond): { readonly respond: Respond; readonly send: () => void } {
  const waiting: (() => void)[] = [];
  return {
    respond: {
      signIn: (token) => void waiting.push(() => respond.signIn(token)),
      signOut: () => void waiting.push(() => respond.signOut()),
      trustDevice: (token, forS) => void waiting.push(() => respond.trustDevice(token, forS)),
      knowDevice: (token) => void waiting.push(() => respond.knowDevice(token)),
      knowBrowser: (token) => void waiting.push(() => respond.knowBrowser(token)),
      retryAfter: (seconds) => respond.retryAfter(seconds),
    },
    send: () => waiting.forEach((act) => act()),
  };
}
