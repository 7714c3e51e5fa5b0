const WATER = 1.33;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How long the shadow of a thing of this height is, the sun so many degrees high. */
export const shadowLength = (height: number, degrees: number): number => height / Math.tan(radians(degrees));

/** The way of a ray that comes down at so many degrees to the surface: where it goes on, as a step of length 1. */
export const towards = (degrees: number): [x: number, y: number] => [
  Math.cos(radians(degrees)),
  Math.sin(radians(degrees)),
];

/** The degrees to the surface a ray has inside water: steeper than outside (Snell). */
export const inWater = (degrees: number): number =>
  90 - (Math.asin(Math.sin(radians(90 - degrees)) / WATER) * 180) / Math.PI;
