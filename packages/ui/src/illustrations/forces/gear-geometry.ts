import { pathOf, polar } from '../parts/polar.ts';

export interface Gear {
  readonly x: number;
  /** Of the pitch circle: where two gears touch. */
  readonly radius: number;
  /** Where its first tooth stands, in whole circles from the right, clockwise. */
  readonly phase: number;
  readonly path: string;
}

const HEAD = 1;
const FOOT = 1.2;
const QUARTER = 0.25;

function gearPath(teeth: number, module: number, phase: number): string {
  const radius = (teeth * module) / 2;
  const [inner, outer] = [radius - FOOT * module, radius + HEAD * module];
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const middle = tooth / teeth + phase + QUARTER;
    return (
      [
        [-0.3, inner],
        [-0.24, radius],
        [-0.13, outer],
        [0.13, outer],
        [0.24, radius],
        [0.3, inner],
      ] as const
    ).map(([share, at]) => polar(middle + share / teeth, at));
  });
  return pathOf(corners.flat());
}

/**
 * Gears side by side whose teeth mesh: all teeth are of one size, pitch circles touch, and where one has a tooth the
 * next has a gap.
 */
export function gearTrain(teeth: readonly number[], module: number): Gear[] {
  const gears: Gear[] = [];
  let [x, phase] = [0, 0];
  teeth.forEach((count, index) => {
    const radius = (count * module) / 2;
    const before = gears[index - 1];
    if (before) {
      x = before.x + before.radius + radius;
      const beforeCount = teeth[index - 1] ?? count;
      // In teeth: how far below the touching point a tooth of the gear before stands; half a tooth on is its gap.
      const offset = before.phase * beforeCount + 0.5;
      phase = (0.5 - offset / count) % 1;
    }
    gears.push({ x, radius, phase, path: gearPath(count, module, phase) });
  });
  return gears;
}
