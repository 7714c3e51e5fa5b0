import { OUTLINE, paintOf, upTo } from './paints.ts';

/** Chemistry: a flask, fuller at each place, with a bubble more now and then. */
export function Flask({ place }: { place: number }) {
  const level = 66 - Math.min(place, 10) * 2.4;
  const half = 8 + ((level - 34) / 36) * 20;
  return (
    <>
      <path d="M32 12h16v20l21 38q2 6-4 6H15q-6 0-4-6l21-38z" fill="#e8f4ff" stroke={OUTLINE} />
      <path
        d={`M${40 - half} ${level}h${2 * half}L67 70q1 4-3 4H16q-4 0-3-4z`}
        fill={paintOf(place)}
        stroke={OUTLINE}
        strokeWidth="2.5"
      />
      <path d="M28 10h24" stroke={OUTLINE} strokeWidth="6" />
      {upTo(1 + Math.ceil(place / 3)).map((bubble) => (
        <circle
          key={bubble}
          cx={34 + ((bubble * 11) % 20)}
          cy={68 - bubble * 3}
          r={2.5 + (bubble % 2)}
          fill="#fffcf6"
          stroke={OUTLINE}
          strokeWidth="1.5"
        />
      ))}
    </>
  );
}
