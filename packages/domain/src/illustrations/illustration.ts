import { z } from 'zod';
import { chartPictures } from './chart-pictures.ts';
import { computerPictures } from './computer-pictures.ts';
import { forcePictures } from './force-pictures.ts';
import { geometryPictures } from './geometry-pictures.ts';
import { matterPictures } from './matter-pictures.ts';
import { measurePictures } from './measure-pictures.ts';
import { naturePictures } from './nature-pictures.ts';
import { numberPictures } from './number-pictures.ts';
import { placePictures } from './place-pictures.ts';
import { storyPictures } from './story-pictures.ts';
import { wordPictures } from './word-pictures.ts';

/**
 * The picture of an activity: every kind that packages/ui draws, with the ranges it can draw. A kind is declared once, in the
 * file of its group; its type, its check and the list of kinds follow from that.
 */
export const illustration = z.discriminatedUnion('kind', [
  ...numberPictures,
  ...measurePictures,
  ...chartPictures,
  ...geometryPictures,
  ...storyPictures,
  ...placePictures,
  ...wordPictures,
  ...matterPictures,
  ...forcePictures,
  ...naturePictures,
  ...computerPictures,
]);

type Parsed = z.infer<typeof illustration>;
type ByKind = { readonly [Each in Parsed as Each['kind']]: Readonly<Each> };

export type IllustrationKind = keyof ByKind;

/** The parameters of one kind of picture. */
export type IllustrationOf<Kind extends IllustrationKind> = ByKind[Kind];

/** What a picture in a lesson shows; drawn by packages/ui from these parameters. */
export type Illustration = ByKind[IllustrationKind];

export * from './picture.ts';
export * from './chart-pictures.ts';
export * from './computer-pictures.ts';
export * from './force-pictures.ts';
export * from './geometry-pictures.ts';
export * from './matter-pictures.ts';
export * from './measure-pictures.ts';
export * from './nature-pictures.ts';
export * from './number-pictures.ts';
export * from './place-pictures.ts';
export * from './story-pictures.ts';
export * from './word-pictures.ts';
