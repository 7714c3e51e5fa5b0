import { Count } from '../parts/after.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';

interface Wheel {
  readonly x: number;
  readonly up: boolean;
}

/** The wheels of a tackle, by turns above and below, the last above: so that one always pulls down. */
const wheelsOf = (count: number, across: number): Wheel[] =>
  Array.from({ length: count }, (_, index) => ({
    x: (index + 0.5) * across,
    up: (count - 1 - index) % 2 === 0,
  }));

/** One rope over and under all wheels, from its fixed end to the pulling hand. */
function ropeWay(
  wheels: readonly Wheel[],
  across: number,
  high: number,
  low: number,
  ends: { fixed: number; hand: number },
): string {
  const half = across / 2;
  const turns = wheels.map(({ x, up }) => {
    const y = up ? high : low;
    return `L${x - half} ${y}A${half} ${half} 0 0 ${up ? 1 : 0} ${x + half} ${y}`;
  });
  const last = wheels.at(-1);
  return `M0 ${ends.fixed}${turns.join('')}L${(last?.x ?? 0) + half} ${ends.hand}`;
}

const ACROSS = 62;
const HIGH = 84;
const LOW = 178;
const CEILING = 26;
const WIDTH = 360;

/** A load on a rope over wheels; the lower wheels move with the load. */
export function PulleyPicture({ picture: { wheels: count, alt } }: Drawn<'pulley'>) {
  const wheels = wheelsOf(count, ACROSS);
  const below = wheels.filter(({ up }) => !up);
  const odd = count % 2 === 1;
  const [first, last] = [below[0], below.at(-1)];
  const blockX = first && last ? (first.x + last.x) / 2 : 0;
  const left = (WIDTH - count * ACROSS) / 2;
  const load = count === 1 ? 200 : 234;
  return (
    <Board alt={alt} width={WIDTH} height={310}>
      <path d={`M30 ${CEILING}H${WIDTH - 30}`} stroke={PAINTS.brown.edge} strokeWidth="14" />
      <g transform={`translate(${left} 0)`}>
        {wheels.map(({ x, up }, index) => (
          <g key={index}>
            <path
              d={up ? `M${x} ${CEILING}V${HIGH}` : `M${x} ${LOW}V${LOW + 40}`}
              stroke={INK}
              strokeWidth="7"
            />
            <circle
              cx={x}
              cy={up ? HIGH : LOW}
              r={ACROSS / 2 - 4}
              fill={PAINTS.yellow.fill}
              stroke={PAINTS.yellow.edge}
              strokeWidth="4"
            />
          </g>
        ))}
        {last && (
          <path
            d={`M${odd ? 0 : (first?.x ?? 0)} ${LOW + 40}H${last.x}M${blockX} ${LOW + 40}V${load}`}
            stroke={INK}
            strokeWidth="7"
          />
        )}
        <path
          d={ropeWay(wheels, ACROSS, HIGH, LOW, {
            fixed: odd ? (count === 1 ? load : LOW + 40) : CEILING,
            hand: 236,
          })}
          fill="none"
          stroke={PAINTS.brown.edge}
          strokeWidth="5"
        />
        {wheels.map(({ x, up }, index) => (
          <circle
            key={index}
            cx={x}
            cy={up ? HIGH : LOW}
            r="7"
            fill={PAINTS.grey.fill}
            stroke={INK}
            strokeWidth="3"
          />
        ))}
        {wheels.map(({ x, up }, index) => (
          <Count key={`n${index}`} n={index + 1} x={x} y={up ? HIGH : LOW} r={15} />
        ))}
        <g transform={`translate(${blockX} ${load})`}>
          <path d="M-24 0h48l14 52h-76z" fill={PAINTS.blue.fill} stroke={PAINTS.blue.edge} strokeWidth="4" />
        </g>
        <Arrow from={[count * ACROSS, 230]} to={[count * ACROSS, 286]} width={8} color={PAINTS.orange.edge} />
      </g>
    </Board>
  );
}
