import type { Respond } from '../context.ts';

/**
 * Keeps what a call does to its answer until the call has succeeded: a cookie of a transaction that was rolled back would open
 * nothing and end what the browser had. How long to wait is said at once, because it goes with refusals.
 */
export function answerLater(respond: Respond): { readonly respond: Respond; readonly now: () => void } {
  const waiting: (() => void)[] = [];
  return {
    respond: {
      signIn: (token) => void waiting.push(() => respond.signIn(token)),
      signOut: () => void waiting.push(() => respond.signOut()),
      trustDevice: (token) => void waiting.push(() => respond.trustDevice(token)),
      knowDevice: (token) => void waiting.push(() => respond.knowDevice(token)),
      knowBrowser: (token) => void waiting.push(() => respond.knowBrowser(token)),
      retryAfter: (seconds) => respond.retryAfter(seconds),
    },
    now: () => waiting.forEach((act) => act()),
  };
}
