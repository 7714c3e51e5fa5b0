import { arrowHead } from './arrow-head.ts';
import { INK } from './paints.ts';
import { rounded } from './polar.ts';

type Point = readonly [number, number];
type Props = { from: Point; to: Point; width?: number; color?: string; head?: boolean; dashed?: boolean };

/** A straight arrow whose tip stands exactly at its end. */
export function Arrow({ from, to, width = 5, color = INK, head = true, dashed = false }: Props) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return null;
  const size = Math.min(width * 3, length * 0.8);
  const back = head ? (size * 0.8) / length : 0;
  const stem = [to[0] - (to[0] - from[0]) * back, to[1] - (to[1] - from[1]) * back];
  return (
    <>
      <path
        d={`M${from.map(rounded).join(' ')}L${stem.map(rounded).join(' ')}`}
        stroke={color}
        strokeWidth={width}
        fill="none"
        {...(dashed ? { strokeDasharray: `${width * 2} ${width * 2}` } : {})}
      />
      {head && <path d={arrowHead(to, from, size)} fill={color} stroke={color} strokeWidth="2" />}
    </>
  );
}
