import { lazyRouteComponent } from '@tanstack/react-router';

/** Only while no lesson is begun. Shown at once where its `preload` has been waited for, so that no tile moves away under a finger. */
export const Adventure = lazyRouteComponent(() => import('./adventure.tsx'), 'Adventure');
