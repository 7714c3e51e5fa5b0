/** The dashboard by pictures, in one file: one request instead of one a part. */
export { PictureSubjects } from './picture-subjects.tsx';
export { PictureTiles } from './picture-tiles.tsx';
