import { lazyRouteComponent } from '@tanstack/react-router';

// What a subject's page holds besides its head. The code comes beside the data; it is shown at once where `preload` has been waited for.

/** The lessons of a subject (decision 0096). */
export const Planet = lazyRouteComponent(() => import('./lesson-list.tsx'), 'LessonList');
/** On the page of math alone. */
export const DailyFive = lazyRouteComponent(() => import('./daily-five.tsx'), 'DailyFive');
