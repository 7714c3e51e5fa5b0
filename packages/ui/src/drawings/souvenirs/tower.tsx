import { OUTLINE, paintOf, upTo } from './paints.ts';

const BITS = 4;

/** IT: a tower whose lit windows are the number of its place in binary, the ones at the bottom. */
export function Tower({ place }: { place: number }) {
  return (
    <>
      <path d="M40 18V6M32 10q8-7 16 0" stroke={OUTLINE} />
      <rect x="22" y="18" width="36" height="58" rx="6" fill="#6c63ff" stroke={OUTLINE} />
      {upTo(BITS).map((bit) => (
        <rect
          key={bit}
          x="30"
          y={63 - bit * 13}
          width="20"
          height="8"
          rx="2"
          fill={(place >> bit) % 2 === 1 ? '#ffe08a' : '#2a2f6b'}
          stroke={OUTLINE}
          strokeWidth="2.5"
        />
      ))}
      <circle cx="40" cy="5" r="4" fill={paintOf(place)} stroke={OUTLINE} strokeWidth="2.5" />
    </>
  );
}
