import { Arrow } from '../parts/arrow.tsx';
import { After, Note } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';

const DEGREES = { low: 12, middle: 22, high: 34 } as const;
const FLOOR = 262;
const FOOT = BOARD - 40;
const LONG = 380;
const SIDE = 78;

const slopeOf = (steepness: number): number =>
  steepness <= 1 ? DEGREES.low : steepness === 2 ? DEGREES.middle : DEGREES.high;

/** A slope with a thing at its top. A rough slope has bumps, a smooth one shines. */
export function RampPicture({ picture: { steepness, thing, surface, alt } }: Drawn<'ramp'>) {
  const slope = slopeOf(steepness);
  const angle = (slope * Math.PI) / 180;
  const [wide, high] = [LONG * Math.cos(angle), LONG * Math.sin(angle)];
  const [x, y] = [FOOT - wide, FLOOR - high];
  const share = 0.2;
  const [tx, ty] = [
    x + wide * share + Math.sin(angle) * (SIDE / 2 - 4),
    y + high * share - Math.cos(angle) * (SIDE / 2 - 4),
  ];
  return (
    <Board alt={alt} height={FLOOR + 26}>
      <path
        d={`M${x} ${y}L${FOOT} ${FLOOR}H${x}z`}
        fill="#f0c98f"
        stroke={PAINTS.brown.edge}
        strokeWidth="4"
      />
      <g transform={`translate(${x} ${y}) rotate(${slope})`}>
        {surface === 'rough' &&
          Array.from({ length: 25 }, (_, bump) => (
            <path
              key={bump}
              d={`M${bump * 15 + 4} 1q5.5-13 11 0z`}
              fill={PAINTS.brown.fill}
              stroke={PAINTS.brown.edge}
              strokeWidth="2"
            />
          ))}
        {surface === 'smooth' && (
          <>
            <rect y="-1" width={LONG} height="9" fill="#cfe6ff" stroke={PAINTS.blue.edge} strokeWidth="2.5" />
            <path d="M150 18h52M218 18h16" stroke="#fff" strokeWidth="4" />
          </>
        )}
      </g>
      <path d={`M14 ${FLOOR}H${BOARD - 14}`} stroke={INK} strokeWidth="4" />
      <g transform={`rotate(${slope} ${tx} ${ty})`}>
        <Thing name={thing} x={tx} y={ty - (surface === 'rough' ? 5 : 0)} size={SIDE} />
      </g>
      <After>
        <Arrow
          from={[x + wide * 0.42, y + high * 0.42 - 34]}
          to={[x + wide * 0.8, y + high * 0.8 - 34]}
          width={8}
          color={PAINTS.orange.edge}
        />
      </After>
      <Note
        text={surface === 'rough' ? 'slower' : surface === 'smooth' ? 'faster' : 'down the slope'}
        x={x + wide * 0.72}
        y={y + high * 0.5 - 48}
        order={1}
      />
    </Board>
  );
}
