import type { MatterKind } from '@noodlenaut/domain';
import type { Drawings } from '../parts/drawn.ts';
import { AtomPicture } from './atom-picture.tsx';
import { BeakerPicture } from './beaker-picture.tsx';
import { ColorScale } from './color-scale.tsx';
import { HazardSign } from './hazard-sign.tsx';
import { MoleculePicture } from './molecule-picture.tsx';
import { ParticleBox } from './particle-box.tsx';
import { PeriodicTile } from './periodic-tile.tsx';

export const MATTER_DRAWINGS: Drawings<MatterKind> = {
  'particle-box': ParticleBox,
  beaker: BeakerPicture,
  molecule: MoleculePicture,
  atom: AtomPicture,
  'periodic-tile': PeriodicTile,
  'hazard-sign': HazardSign,
  'color-scale': ColorScale,
};
