import { OUTLINE, paintOf, upTo } from './paints.ts';

/** History: a building with two to five columns and a roof in the paint of its place. */
export function Temple({ place }: { place: number }) {
  const columns = 2 + (place % 4);
  const step = 44 / columns;
  return (
    <>
      <path d="M8 76h64v-7H8zM14 69h52v-5H14z" fill="#f3e3c3" stroke={OUTLINE} />
      {upTo(columns).map((column) => (
        <rect
          key={column}
          x={18 + column * step + step / 2 - 3.5}
          y="36"
          width="7"
          height="28"
          fill="#fffcf6"
          stroke={OUTLINE}
          strokeWidth="2.5"
        />
      ))}
      <path d="M12 36h56v-6H12z" fill="#f3e3c3" stroke={OUTLINE} />
      <path d="M10 30L40 10l30 20z" fill={paintOf(place, 2)} stroke={OUTLINE} />
      <circle cx="40" cy="23" r="4" fill="#ffc845" stroke={OUTLINE} strokeWidth="2.5" />
    </>
  );
}
