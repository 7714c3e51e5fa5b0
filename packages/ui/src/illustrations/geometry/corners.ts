import type { ShapeName } from '@noodlenaut/domain';
import { PLAIN_SHAPES } from '../parts/plain-shape.ts';

const CURVED: readonly ShapeName[] = ['circle', 'oval', 'heart'];

/** The corners of a shape in its own units; none where its outline is bent, and of a star its five points. */
export function cornersOf(shape: ShapeName): readonly (readonly [number, number])[] {
  if (CURVED.includes(shape)) return [];
  const corners = Array.from(
    PLAIN_SHAPES[shape].matchAll(/(-?[\d.]+) (-?[\d.]+)/g),
    ([, x = '0', y = '0']) => [Number(x), Number(y)] as const,
  );
  return shape === 'star' ? corners.filter((_, index) => index % 2 === 0) : corners;
}

/** A point turned round the middle by degrees, with the clock. */
export function turned([x, y]: readonly [number, number], degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}
