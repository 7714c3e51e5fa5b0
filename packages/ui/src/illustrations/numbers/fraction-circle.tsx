import { Count, Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { PAINTS } from '../parts/paints.ts';
import { polar, slice } from '../parts/polar.ts';

const RADIUS = 124;
const STAR = 'M0-9.5l2.8 6 6.6.7-4.9 4.4 1.4 6.5L0 4.8l-5.9 3.3 1.4-6.5-4.9-4.4 6.6-.7z';

/** A disc cut into equal parts; the filled ones carry a star. */
export function FractionCircle({ picture: { parts, filled, alt } }: Drawn<'fraction-circle'>) {
  return (
    <Board alt={alt} width={300} height={280} bare>
      <g transform="translate(150 140)">
        {Array.from({ length: parts }, (_, index) => (
          <path
            key={index}
            d={slice(index / parts, (index + 1) / parts, RADIUS)}
            fill={index < filled ? PAINTS.yellow.fill : '#fbefd9'}
            stroke={PAINTS.yellow.edge}
            strokeWidth="4"
          />
        ))}
        {Array.from({ length: Math.min(filled, parts) }, (_, index) => {
          const [x, y] = parts === 1 ? [0, 0] : polar((index + 0.5) / parts, RADIUS * 0.66);
          return (
            <path
              key={index}
              transform={`translate(${x} ${y}) scale(${parts > 8 ? 1.3 : 2})`}
              d={STAR}
              fill={PAINTS.orange.fill}
              stroke={PAINTS.orange.edge}
              strokeWidth="1.8"
            />
          );
        })}
        {Array.from({ length: Math.min(filled, parts) }, (_, index) => {
          const [x, y] = polar((index + 0.5) / parts, RADIUS * 0.92);
          return <Count key={`n${index}`} n={index + 1} x={x} y={y} />;
        })}
        <Note text={`${filled}/${parts}`} x={0} y={0} size={28} order={filled + 1} />
      </g>
    </Board>
  );
}
