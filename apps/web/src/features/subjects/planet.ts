import { preloaded } from '../../lib/state/preloaded.tsx';

/** The lessons of a subject; their code comes beside the data (decision 0096). */
export const [Planet, preloadPlanet] = preloaded(async () => (await import('./lesson-list.tsx')).LessonList);
