import { lazyRouteComponent } from '@tanstack/react-router';

const load = () => import('./young-home.ts');
/** Shown at once where `loadYoungHome` has been waited for. */
export const PictureTiles = lazyRouteComponent(load, 'PictureTiles');
export const PictureSubjects = lazyRouteComponent(load, 'PictureSubjects');

export const loadYoungHome = () => Promise.all([PictureTiles.preload?.(), PictureSubjects.preload?.()]);
