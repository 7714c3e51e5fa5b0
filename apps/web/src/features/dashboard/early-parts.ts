import { preloaded } from '../../lib/state/preloaded.tsx';

// Parts of the first screen that some children see. The loader has their code before the page is drawn, so that no tile moves away
// under a finger.

/** Only while no lesson is begun. */
export const [Adventure, preloadAdventure] = preloaded(
  async () => (await import('./adventure.tsx')).Adventure,
);

/** Only for those who read little yet. */
const pictureParts = () => import('./picture-parts.ts');
export const [PictureTiles, preloadPictureTiles] = preloaded(async () => (await pictureParts()).PictureTiles);
export const [PictureSubjects, preloadPictureSubjects] = preloaded(
  async () => (await pictureParts()).PictureSubjects,
);

/** The dashboard of those who read little yet. */
export const preloadYoungHome = () => Promise.all([preloadPictureTiles(), preloadPictureSubjects()]);
