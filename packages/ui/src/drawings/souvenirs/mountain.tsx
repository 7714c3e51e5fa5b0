import { OUTLINE, paintOf } from './paints.ts';

const PEAKS = [
  'M8 76L40 22l32 54z',
  'M4 76l24-40 14 22 12-20 22 38z',
  'M4 76l16-28 8 12 14-32 14 28 8-12 12 32z',
] as const;
const SNOW = [
  'M32 36l8-14 8 14-5 4-3-4-4 4z',
  'M22 46l6-10 7 10-4 3-3-3-3 3z',
  'M37 40l5-12 6 12-3 3-3-3-3 3z',
] as const;

/** Geography: mountains, one of three ranges, with a sign in the paint of the place. */
export function Mountain({ place }: { place: number }) {
  const range = (place - 1) % 3;
  return (
    <>
      <path d={PEAKS[range]} fill={place % 2 === 0 ? '#7c8a4a' : '#5f9a6a'} stroke={OUTLINE} />
      <path d={SNOW[range]} fill="#fffcf6" stroke={OUTLINE} strokeWidth="2.5" />
      <path d="M60 76V52" stroke={OUTLINE} strokeWidth="4" />
      <path d="M50 46h20l6 6-6 6H50z" fill={paintOf(place)} stroke={OUTLINE} />
    </>
  );
}
