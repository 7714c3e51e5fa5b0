import type { MapLine } from '@noodlenaut/domain';
import { rounded } from '../parts/polar.ts';
import { project, type Projection } from './projection.ts';

const STEP = 2;
const TROPIC = 23.44;
const POLAR = 66.56;

const LATITUDES: Readonly<Record<Exclude<MapLine, 'prime-meridian'>, readonly number[]>> = {
  equator: [0],
  tropics: [TROPIC, -TROPIC],
  'polar-circles': [POLAR, -POLAR],
};

/** Two neighbours on the map that are far apart stand on its two edges: the line ends there and begins anew. */
const TORN = 120;

function pathOf(projection: Projection, places: readonly (readonly [number, number])[]): string {
  let d = '';
  let before: [number, number] | null = null;
  for (const place of places) {
    const point = project(projection, place);
    if (point) {
      const joined = before && Math.hypot(point[0] - before[0], point[1] - before[1]) < TORN;
      d += `${joined ? 'L' : 'M'}${rounded(point[0])} ${rounded(point[1])}`;
    }
    before = point;
  }
  return d;
}

/** The circles and the meridian that maps name, as paths. */
export function mapLine(projection: Projection, line: MapLine): string {
  if (line === 'prime-meridian')
    return pathOf(
      projection,
      Array.from({ length: 180 / STEP + 1 }, (_, index) => [0, index * STEP - 90] as const),
    );
  return LATITUDES[line]
    .map((lat) =>
      pathOf(
        projection,
        Array.from(
          { length: 360 / STEP + 1 },
          (_, index) => [Math.min(index * STEP - 180, 179.99), lat] as const,
        ),
      ),
    )
    .join('');
}
