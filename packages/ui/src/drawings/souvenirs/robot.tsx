import { OUTLINE, paintOf, upTo } from './paints.ts';

/** Robotics: a little robot with one to three eyes, and a hat of its place. */
export function Robot({ place }: { place: number }) {
  const eyes = 1 + (place % 3);
  return (
    <>
      <path d="M28 76V66M52 76V66M16 50v14M64 50v14" stroke={OUTLINE} strokeWidth="6" />
      <rect x="20" y="44" width="40" height="24" rx="6" fill={paintOf(place)} stroke={OUTLINE} />
      <path d="M30 56h20" stroke="#fffcf6" strokeWidth="4" />
      <rect
        x="18"
        y="16"
        width="44"
        height="26"
        rx={place % 2 === 0 ? 12 : 5}
        fill="#fffcf6"
        stroke={OUTLINE}
      />
      {upTo(eyes).map((eye) => (
        <circle key={eye} cx={40 + (eye - (eyes - 1) / 2) * 13} cy="28" r="4.5" fill={OUTLINE} />
      ))}
      <path d="M40 16V8" stroke={OUTLINE} />
      <circle cx="40" cy="6" r="4" fill={paintOf(place, 3)} stroke={OUTLINE} strokeWidth="2.5" />
    </>
  );
}
