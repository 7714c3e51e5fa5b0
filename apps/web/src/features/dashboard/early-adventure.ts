import { preloaded } from '../../lib/state/preloaded.tsx';

/** Only while no lesson is begun. The loader has its code before the page is drawn, so that no tile moves away under a finger. */
export const [Adventure, preloadAdventure] = preloaded(
  async () => (await import('./adventure.tsx')).Adventure,
);
