const KEY = 'teacher-invite';

/** The browser may have storage switched off; then the code has to be typed. */
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
/** Called after it was tried, so that it is not tried again, whatever the result. */
export const forgetInvite = (): void => inStorage((storage) => storage.removeItem(KEY), undefined);
