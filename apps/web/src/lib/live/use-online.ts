import { createStore } from '../state/create-store.ts';

const store = createStore(() => navigator.onLine, {
  watch: (onChange) => {
    globalThis.addEventListener('online', onChange);
    globalThis.addEventListener('offline', onChange);
    return () => {
      globalThis.removeEventListener('online', onChange);
      globalThis.removeEventListener('offline', onChange);
    };
  },
});

/** Whether the browser believes it has a network. A server that is down shows as the error of a request instead. */
export const useOnline = (): boolean => store.useValue();
