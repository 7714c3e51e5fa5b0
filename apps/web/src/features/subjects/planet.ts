import { preloaded } from '../../lib/state/preloaded.tsx';

/** What a subject's page holds besides its head; the code comes beside the data (decision 0096). */
export const [Planet, preloadPlanet] = preloaded(async () => (await import('./lesson-list.tsx')).LessonList);
export const [DailyFive, preloadDaily] = preloaded(async () => (await import('./daily-five.tsx')).DailyFive);
