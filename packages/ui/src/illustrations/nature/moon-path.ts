import { MOON_PHASES, type MoonPhase } from '@noodlenaut/domain';
import { rounded } from '../parts/polar.ts';

/** The lit part of a moon of a radius, as seen from the northern half: it grows from the right. */
export function moonPath(phase: MoonPhase, radius: number): string {
  const turn = MOON_PHASES.indexOf(phase) / MOON_PHASES.length;
  if (turn === 0) return '';
  const edge = rounded(radius * Math.cos(2 * Math.PI * turn));
  const growing = turn <= 0.5;
  const outer = growing ? 1 : 0;
  // The edge of the shadow bulges to where it stands: to the right while positive for a growing moon.
  const inner = edge > 0 ? 1 - outer : outer;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outer} 0 ${radius}A${Math.abs(edge)} ${radius} 0 0 ${inner} 0 ${-radius}z`;
}
