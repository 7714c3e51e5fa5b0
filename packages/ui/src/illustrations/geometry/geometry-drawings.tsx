import type { GeometryKind } from '@noodlenaut/domain';
import type { Drawings } from '../parts/drawn.ts';
import { Shape } from '../shape.tsx';
import { AnglePicture } from './angle-picture.tsx';
import { CoordinateGrid } from './coordinate-grid.tsx';
import { CubeStack } from './cube-stack.tsx';
import { SolidShape } from './solid-shape.tsx';

export const GEOMETRY_DRAWINGS: Drawings<GeometryKind> = {
  shape: ({ picture }) => <Shape {...picture} />,
  'solid-shape': SolidShape,
  'cube-stack': CubeStack,
  angle: AnglePicture,
  'coordinate-grid': CoordinateGrid,
};
