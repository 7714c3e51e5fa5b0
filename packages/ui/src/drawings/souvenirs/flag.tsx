import { OUTLINE, paintOf } from './paints.ts';

/** The corners of a shape with so many sides. */
const corners = (sides: number): string =>
  Array.from({ length: sides }, (_, index) => {
    const turn = (index / sides) * 2 * Math.PI - Math.PI / 2;
    return `${(40 + 8.5 * Math.cos(turn)).toFixed(1)},${(22 + 8.5 * Math.sin(turn)).toFixed(1)}`;
  }).join(' ');

/** Math: a flag; its shape has a side more at each place. */
export function Flag({ place }: { place: number }) {
  return (
    <>
      <path d="M20 76V8" stroke={OUTLINE} strokeWidth="5" />
      <path d="M20 8q10-5 20 0t20 0v28q-10 5-20 0t-20 0z" fill={paintOf(place)} stroke={OUTLINE} />
      <polygon points={corners(2 + Math.min(place, 8))} fill="#fffcf6" stroke={OUTLINE} strokeWidth="2.5" />
      <circle cx="20" cy="7" r="4" fill="#ffc845" stroke={OUTLINE} />
    </>
  );
}
