import { INK, PAINTS } from '../parts/paints.ts';
import { polar } from '../parts/polar.ts';
import { Words } from '../parts/words.tsx';

const MAIN = ['N', 'E', 'S', 'W'] as const;
const ALL = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

type Props = { x: number; y: number; radius: number; labels: 'all' | 'main' | 'north' };

/** A rose of four points, north darker than the rest. */
export function CompassRose({ x, y, radius, labels }: Props) {
  const names = labels === 'all' ? ALL : labels === 'main' ? MAIN : (['N'] as const);
  const size = radius * (labels === 'all' ? 0.26 : 0.34);
  return (
    <g transform={`translate(${x} ${y})`}>
      {[45, 135, 225, 315].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={`M0 ${-radius * 0.4}L${radius * 0.09} 0H${-radius * 0.09}z`}
          fill={PAINTS.grey.fill}
          stroke={INK}
          strokeWidth="2"
        />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={`M0 ${-radius * 0.66}L${radius * 0.14} 0H${-radius * 0.14}z`}
          fill={turn === 0 ? PAINTS.red.fill : PAINTS.yellow.fill}
          stroke={INK}
          strokeWidth="2.5"
        />
      ))}
      <circle r={radius * 0.06} fill={INK} />
      {names.map((name, index) => {
        const [tx, ty] = polar(index / names.length, radius * (name.length > 1 ? 0.74 : 0.85));
        return <Words key={name} text={name} x={tx} y={ty} width={radius} size={size} />;
      })}
    </g>
  );
}
