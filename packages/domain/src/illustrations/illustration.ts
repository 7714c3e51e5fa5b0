import type { ChartPictures } from './chart-pictures.ts';
import type { ComputerPictures } from './computer-pictures.ts';
import type { ForcePictures } from './force-pictures.ts';
import type { GeometryPictures } from './geometry-pictures.ts';
import type { MatterPictures } from './matter-pictures.ts';
import type { MeasurePictures } from './measure-pictures.ts';
import type { NaturePictures } from './nature-pictures.ts';
import type { NumberPictures } from './number-pictures.ts';
import type { PlacePictures } from './place-pictures.ts';
import type { StoryPictures } from './story-pictures.ts';
import type { WordPictures } from './word-pictures.ts';

type Pictures = NumberPictures &
  MeasurePictures &
  ChartPictures &
  GeometryPictures &
  StoryPictures &
  PlacePictures &
  WordPictures &
  MatterPictures &
  ForcePictures &
  NaturePictures &
  ComputerPictures;

export type IllustrationKind = keyof Pictures;

/** The parameters of one kind of picture. `alt` says what is seen, in plain words, without giving the answer away. */
export type IllustrationOf<Kind extends IllustrationKind> = Pictures[Kind] & {
  readonly kind: Kind;
  readonly alt: string;
};

/** What a picture in a lesson shows; drawn by packages/ui from these parameters. */
export type Illustration = { [Kind in IllustrationKind]: IllustrationOf<Kind> }[IllustrationKind];
