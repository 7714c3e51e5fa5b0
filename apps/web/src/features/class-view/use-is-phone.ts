import { createStore } from '../../lib/state/create-store.ts';

/** Narrower than the grid as a table (skill-grid.module.css). Paper is never a phone: what is folded would not be printed. */
const phone = () => globalThis.matchMedia('screen and (max-width: 43.74em)');

const store = createStore(() => phone().matches, {
  watch: (onChange) => {
    const media = phone();
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  },
});

export const useIsPhone = (): boolean => store.useValue();
