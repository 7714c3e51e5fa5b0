import { OUTLINE, paintOf, upTo } from './paints.ts';

/** Science: a plant; it has more leaves at each place, and its own blossom. */
export function Plant({ place }: { place: number }) {
  const pairs = 1 + Math.ceil(place / 3);
  const top = 58 - pairs * 9;
  return (
    <>
      <path d={`M40 62V${top}`} stroke="#2f7a3c" strokeWidth="5" />
      {upTo(pairs).map((pair) => (
        <path
          key={pair}
          d={`M40 ${58 - pair * 9}q-16 2-18-10 14-2 18 10 4-12 18-10-2 12-18 10`}
          fill="#3e9b4f"
          stroke={OUTLINE}
          strokeWidth="2.5"
        />
      ))}
      {upTo(5).map((leaf) => (
        <ellipse
          key={leaf}
          cx="40"
          cy={top - 7}
          rx="5.5"
          ry="8"
          transform={`rotate(${leaf * 72} 40 ${top})`}
          fill={paintOf(place)}
          stroke={OUTLINE}
          strokeWidth="2"
        />
      ))}
      <circle cx="40" cy={top} r="5.5" fill="#ffc845" stroke={OUTLINE} strokeWidth="2.5" />
      <path d="M24 60h32l-4 17H28z" fill="#b4692f" stroke={OUTLINE} />
    </>
  );
}
