import type { MoonPhase } from '@noodlenaut/domain';
import { rounded } from '../parts/polar.ts';

/** How far each phase is on the moon's way around the earth, in eighths. */
const EIGHTHS: Readonly<Record<MoonPhase, number>> = {
  new: 0,
  'waxing-crescent': 1,
  'first-quarter': 2,
  'waxing-gibbous': 3,
  full: 4,
  'waning-gibbous': 5,
  'last-quarter': 6,
  'waning-crescent': 7,
};

/** The lit part of a moon of a radius, as seen from the northern half: it grows from the right. */
export function moonPath(phase: MoonPhase, radius: number): string {
  const turn = EIGHTHS[phase] / 8;
  if (turn === 0) return '';
  const edge = rounded(radius * Math.cos(2 * Math.PI * turn));
  const growing = turn <= 0.5;
  const outer = growing ? 1 : 0;
  // The edge of the shadow bulges to where it stands: to the right while positive for a growing moon.
  const inner = edge > 0 ? 1 - outer : outer;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outer} 0 ${radius}A${Math.abs(edge)} ${radius} 0 0 ${inner} 0 ${-radius}z`;
}
