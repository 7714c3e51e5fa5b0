import { Count } from '../parts/after.tsx';
import { arrowHead } from '../parts/arrow-head.ts';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK } from '../parts/paints.ts';
import { polar, rounded } from '../parts/polar.ts';
import { StepCard } from './step-card.tsx';

const RX = 162;
const LOW = 122;
const TALL = 158;
const GAP = 0.34;

/** Steps round a ring, joined by arrows with the clock. */
export function CyclePicture({ picture: { steps, alt } }: Drawn<'cycle'>) {
  const pictured = steps.some(({ thing }) => thing !== undefined);
  const high = pictured ? 96 : 56;
  const ry = pictured && steps.length > 4 ? TALL : LOW;
  const wide = steps.length > 4 ? 116 : 134;
  const [cx, cy] = [BOARD / 2, ry + high / 2 + 14];
  const at = (turn: number): [number, number] => {
    const [x, y] = polar(turn, 1);
    return [rounded(cx + x * RX), rounded(cy + y * ry)];
  };
  const share = 1 / steps.length;
  return (
    <Board alt={alt} height={cy * 2}>
      {steps.map((_, index) => {
        const [start, end] = [(index + GAP) * share, (index + 1 - GAP) * share];
        const [tip, before] = [at(end), at(end - 0.012)];
        return (
          <g key={index}>
            <path
              d={`M${at(start).join(' ')}A${RX} ${ry} 0 0 1 ${at(end - 0.01).join(' ')}`}
              fill="none"
              stroke={INK}
              strokeWidth="5"
            />
            <path d={arrowHead(tip, before, 18)} fill={INK} stroke={INK} strokeWidth="2" />
          </g>
        );
      })}
      {steps.map((step, index) => (
        <StepCard key={index} step={step} at={at(index * share)} width={wide} height={high} index={index} />
      ))}
      {steps.map((_, index) => {
        const [x, y] = at(index * share);
        return <Count key={`n${index}`} n={index + 1} x={x - wide / 2 + 6} y={y - high / 2 + 4} />;
      })}
    </Board>
  );
}
