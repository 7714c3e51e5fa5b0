import { rounded } from '../parts/polar.ts';

type Point = readonly [number, number];

/** A point from the corner of an angle whose first arm lies to the right; degrees turn against the clock. */
export const onArm = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [rounded(radius * Math.cos(angle)), rounded(-radius * Math.sin(angle))];
};

/** The arc of an angle; a right angle has its square corner. */
export function anglePath(degrees: number, radius: number): string {
  if (degrees === 90) return `M${radius} 0V${-radius}H0`;
  const [x, y] = onArm(degrees, radius);
  return `M${radius} 0A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 0 ${x} ${y}`;
}
