import type { Illustration } from '@noodlenaut/domain';
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

/** The picture of an activity (PRODUCT 3): every kind that packages/ui draws, with the ranges it can draw. */
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
]) satisfies z.ZodType<Illustration>;
