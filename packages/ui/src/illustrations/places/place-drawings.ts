import type { PlaceKind } from '@noodlenaut/domain';
import type { Drawings } from '../parts/drawn.ts';
import { CompassPicture } from './compass-picture.tsx';
import { MapGrid } from './map-grid.tsx';
import { RobotPath } from './robot-path.tsx';
import { WorldMap } from './world-map.tsx';

export const PLACE_DRAWINGS: Drawings<PlaceKind> = {
  'map-grid': MapGrid,
  'robot-path': RobotPath,
  'world-map': WorldMap,
  compass: CompassPicture,
};
