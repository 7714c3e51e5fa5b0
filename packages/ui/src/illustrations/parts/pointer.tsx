import { Arrow } from './arrow.tsx';
import { PAINTS } from './paints.ts';

type Point = readonly [number, number];

/** Points at a part without naming it: an arrow and a ring. */
export function Pointer({ at, from, ring = 16 }: { at: Point; from: Point; ring?: number }) {
  const length = Math.hypot(at[0] - from[0], at[1] - from[1]) || 1;
  const near: Point = [
    at[0] - ((at[0] - from[0]) / length) * (ring + 3),
    at[1] - ((at[1] - from[1]) / length) * (ring + 3),
  ];
  return (
    <>
      <circle cx={at[0]} cy={at[1]} r={ring} fill="none" stroke="#fff" strokeWidth="8" />
      <circle cx={at[0]} cy={at[1]} r={ring} fill="none" stroke={PAINTS.orange.edge} strokeWidth="4" />
      <Arrow from={from} to={near} width={6} color={PAINTS.orange.edge} />
    </>
  );
}
