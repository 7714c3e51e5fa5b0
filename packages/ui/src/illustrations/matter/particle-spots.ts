import type { StateOfMatter } from '@noodlenaut/domain';
import { jitter } from '../parts/jitter.ts';

/** Particles in a box of this side: in rows, loose at the bottom, or far apart. None touches the wall. */
export const BOX_SIDE = 130;
export const PARTICLE = 9.5;

const SOLID_ROWS = 5;
const LIQUID_COUNT = 26;
const GAS_COUNT = 8;

export function particleSpots(state: StateOfMatter): [x: number, y: number][] {
  const step = PARTICLE * 2.2;
  if (state === 'solid')
    return Array.from({ length: 25 }, (_, index) => [
      BOX_SIDE / 2 + ((index % 5) - 2) * step,
      BOX_SIDE - PARTICLE - 6 - (SOLID_ROWS - 1 - Math.floor(index / 5)) * step,
    ]);
  if (state === 'liquid')
    return Array.from({ length: LIQUID_COUNT }, (_, index) => {
      const row = Math.floor(index / 5);
      const shift = row % 2 === 0 ? 0 : 0.5;
      return [
        PARTICLE +
          7 +
          ((index % 5) + shift * 0.9 + jitter(index) * 0.3) * ((BOX_SIDE - 2 * PARTICLE - 14) / 4.9),
        BOX_SIDE - PARTICLE - 5 - row * PARTICLE * 1.85 - jitter(index + 31) * 4,
      ];
    });
  return Array.from({ length: GAS_COUNT }, (_, index) => {
    const cell = (BOX_SIDE - 20) / 3;
    const place = index < 4 ? index : index + 1;
    return [
      10 + ((place % 3) + 0.25 + jitter(index + 5) * 0.5) * cell,
      10 + (Math.floor(place / 3) + 0.25 + jitter(index + 15) * 0.5) * cell,
    ];
  });
}
