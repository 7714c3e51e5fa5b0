const KEY = 'teacher-invite';

/** Storage can be switched off by the browser: then the code is typed. */
function inStorage<T>(action: (storage: Storage) => T, without: T): T {
  try {
    return action(globalThis.sessionStorage);
  } catch (cause) {
    console.warn('Session storage is not available', cause);
    return without;
  }
}

/** The invitation of a registration link, kept in this tab on the way through the forms, also through Google's. */
export const keepInvite = (code: string): void =>
  inStorage((storage) => storage.setItem(KEY, code), undefined);

/** That invitation; empty when there is none. */
export const keptInvite = (): string => inStorage((storage) => storage.getItem(KEY) ?? '', '');
/** It was tried: whatever came of it, nobody tries it again by itself. */
export const forgetInvite = (): void => inStorage((storage) => storage.removeItem(KEY), undefined);
