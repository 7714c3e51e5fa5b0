import type { MapView } from '@noodlenaut/domain';
import type { Projection } from './projection.ts';

export interface MapPiece {
  readonly country: string;
  readonly continent: string;
  readonly d: string;
}

/** One map as scripts/world.ts writes it. */
export interface MapFile {
  readonly projection: Projection;
  readonly pieces: readonly MapPiece[];
}

/** The frame of each view; maps keep their room while they load. */
export const MAP_FRAMES: Readonly<Record<MapView, readonly [width: number, height: number]>> = {
  world: [480, 250],
  africa: [400, 400],
  asia: [480, 380],
  europe: [460, 380],
  'north-america': [460, 400],
  'south-america': [340, 420],
  oceania: [480, 350],
  arctic: [380, 380],
  antarctica: [380, 340],
  usa: [480, 310],
};

export const isMapFile = (value: unknown): value is MapFile =>
  typeof value === 'object' && value !== null && 'projection' in value && 'pieces' in value;
