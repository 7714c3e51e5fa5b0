import { rounded } from '../parts/polar.ts';

const QUARTER_BEND = 0.3642;

/** So many whole waves in a length, drawn with one curve a half wave: near enough to a sine to measure by eye. */
export function wavePath(count: number, height: number, length: number): string {
  const half = length / (count * 2);
  return `M0 0${Array.from({ length: count * 2 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const bend = half * QUARTER_BEND;
    const top = (side * height * 4) / 3;
    return `c${rounded(bend)} ${rounded(top)} ${rounded(half - bend)} ${rounded(top)} ${rounded(half)} 0`;
  }).join('')}`;
}
