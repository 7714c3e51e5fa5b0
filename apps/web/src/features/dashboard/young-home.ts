/** The parts of the dashboard that only those who read little yet see: they come beside the data of the dashboard. */
export { PictureSubjects } from './picture-subjects.tsx';
export { PictureTiles } from './picture-tiles.tsx';
