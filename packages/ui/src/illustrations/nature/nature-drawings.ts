import type { NatureKind } from '@noodlenaut/domain';
import type { Drawings } from '../parts/drawn.ts';
import { BodyParts } from './body-parts.tsx';
import { CellPicture } from './cell-picture.tsx';
import { EarthOrbit } from './earth-orbit.tsx';
import { LandformPicture } from './landform-picture.tsx';
import { MoonPhasePicture } from './moon-phase.tsx';
import { PlantParts } from './plant-parts.tsx';
import { WeatherPicture } from './weather-picture.tsx';

export const NATURE_DRAWINGS: Drawings<NatureKind> = {
  'moon-phase': MoonPhasePicture,
  'plant-parts': PlantParts,
  'body-parts': BodyParts,
  cell: CellPicture,
  weather: WeatherPicture,
  'earth-orbit': EarthOrbit,
  landform: LandformPicture,
};
