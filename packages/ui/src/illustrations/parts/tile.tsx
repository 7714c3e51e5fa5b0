import { EDGE } from './paints.ts';

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  edge?: string;
  dashed?: boolean;
  radius?: number;
};

/** A light card inside a picture. */
export function Tile({
  x,
  y,
  width,
  height,
  fill = '#fff',
  edge = EDGE,
  dashed = false,
  radius = 14,
}: Props) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={Math.min(radius, width / 2, height / 2)}
      fill={fill}
      stroke={edge}
      strokeWidth="3"
      {...(dashed ? { strokeDasharray: '9 8' } : {})}
    />
  );
}
