import { currentComfort, onComfort } from './comfort.ts';
import { createStore } from '../state/create-store.ts';

const wish = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

const store = createStore(() => currentComfort().motion === 'calm' || wish()?.matches === true, {
  onServer: () => true,
  watch: (onChange) => {
    const media = wish();
    media?.addEventListener('change', onChange);
    const forget = onComfort(onChange);
    return () => {
      forget();
      media?.removeEventListener('change', onChange);
    };
  },
});

/**
 * Whether nothing may move: by the device, or by the comfort setting. For what a script moves; what CSS moves is stilled by
 * the style rules.
 */
export const useIsStill = (): boolean => store.useValue();
