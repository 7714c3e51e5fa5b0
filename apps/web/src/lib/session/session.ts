import { PRODUCT, sessionIdOrAbsent } from '@noodlenaut/domain';

const SESSION_KEY = 'sessionId';
const END_SESSION_KEY = `${PRODUCT.storagePrefix}-end-session`;

/** Storage can be switched off by the browser; the cookie alone is enough then. */
function withStorage<T>(action: (storage: Storage) => T, without: T): T {
  try {
    return action(globalThis.localStorage);
  } catch (cause) {
    console.warn('Local storage is not available', cause);
    return without;
  }
}

/** The identifier sent as a bearer; null when there is none (S1.20, S7.02). */
export const storedSessionId = (): string | null =>
  withStorage((storage) => sessionIdOrAbsent(storage.getItem(SESSION_KEY)), null);

let isEnding = false;
let ended = 0;
/** Nothing is read while the session ends: it would be refused a moment later. */
export const isSessionEnding = (): boolean => isEnding;
export function markSessionEnding(isIt: boolean): void {
  isEnding = isIt;
  if (isIt) ended += 1;
}

/** Tells for the moment of the call whether the session has ended since, also if another one has begun. */
export function watchSession(): { readonly isOver: () => boolean } {
  const then = ended;
  return { isOver: () => ended !== then };
}

/** After login and registration (P2.03): also ends any wish of an earlier logout to sign out at the next start. */
export function rememberSession(sessionId: string): void {
  withStorage((storage) => {
    storage.removeItem(END_SESSION_KEY);
    if (sessionIdOrAbsent(sessionId) !== null) storage.setItem(SESSION_KEY, sessionId);
  }, undefined);
}

export function forgetSession(): void {
  withStorage((storage) => storage.clear(), undefined);
}

/** Only a reply of the server can delete the HttpOnly cookie. If it cannot be reached, the next start ends the session (P9.03). */
export function oweSessionEnd(): void {
  withStorage((storage) => storage.setItem(END_SESSION_KEY, '1'), undefined);
}
export const isSessionEndOwed = (): boolean =>
  withStorage((storage) => storage.getItem(END_SESSION_KEY) !== null, false);
export function settleSessionEnd(): void {
  withStorage((storage) => storage.removeItem(END_SESSION_KEY), undefined);
}
