import type { ForceKind } from '@noodlenaut/domain';
import type { Drawings } from '../parts/drawn.ts';
import { CircuitPicture } from './circuit-picture.tsx';
import { ForceArrows } from './force-arrows.tsx';
import { GearTrain } from './gear-train.tsx';
import { LeverPicture } from './lever-picture.tsx';
import { LightRay } from './light-ray.tsx';
import { MagnetPicture } from './magnet-picture.tsx';
import { PulleyPicture } from './pulley-picture.tsx';
import { RampPicture } from './ramp-picture.tsx';
import { WavePicture } from './wave-picture.tsx';

export const FORCE_DRAWINGS: Drawings<ForceKind> = {
  circuit: CircuitPicture,
  magnet: MagnetPicture,
  'force-arrows': ForceArrows,
  lever: LeverPicture,
  ramp: RampPicture,
  'gear-train': GearTrain,
  pulley: PulleyPicture,
  wave: WavePicture,
  'light-ray': LightRay,
};
