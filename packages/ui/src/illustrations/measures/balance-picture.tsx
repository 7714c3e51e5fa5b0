import { Note } from '../parts/after.tsx';
import type { Card } from '@noodlenaut/domain';
import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';

const ARM = 140;
const LEAN = { left: -11, right: 11, level: 0 } as const;
const HANG = 92;
const PAN = 92;

function Pan({ x, y, cards }: { x: number; y: number; cards: readonly Card[] }) {
  const side = Math.min(84, (2 * PAN - 26) / Math.max(cards.length, 1));
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0L${-PAN + 12} ${HANG}M0 0L${PAN - 12} ${HANG}`} stroke={INK} strokeWidth="3" />
      {cards.map((card, index) => (
        <CardFigure
          key={index}
          card={card}
          x={(index - cards.length / 2) * side}
          y={HANG - side}
          width={side}
          height={side}
          plate
        />
      ))}
      <path
        d={`M${-PAN} ${HANG}H${PAN}q-6 26-40 26H${-PAN + 40}q-34 0-40-26z`}
        fill={PAINTS.yellow.fill}
        stroke={PAINTS.yellow.edge}
        strokeWidth="4"
      />
      <circle r="7" fill={PAINTS.yellow.fill} stroke={INK} strokeWidth="3" />
    </g>
  );
}

/** A balance with two pans; the heavier side is down. */
export function BalancePicture({ picture: { left, right, tilt, alt } }: Drawn<'balance'>) {
  const angle = (LEAN[tilt] * Math.PI) / 180;
  const [dx, dy] = [ARM * Math.cos(angle), ARM * Math.sin(angle)];
  const [x, y] = [BOARD / 2, 46];
  return (
    <Board alt={alt} height={310}>
      <path
        d={`M${x - 8} ${y}h16l4 226h-24z`}
        fill={PAINTS.brown.fill}
        stroke={PAINTS.brown.edge}
        strokeWidth="4"
      />
      <path
        d={`M${x - 70} 292q0-24 24-24h92q24 0 24 24z`}
        fill={PAINTS.brown.fill}
        stroke={PAINTS.brown.edge}
        strokeWidth="4"
      />
      <path d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} stroke={PAINTS.brown.edge} strokeWidth="16" />
      <path d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} stroke={PAINTS.brown.fill} strokeWidth="9" />
      <circle cx={x} cy={y} r="15" fill={PAINTS.yellow.fill} stroke={PAINTS.yellow.edge} strokeWidth="4" />
      <Pan x={x - dx} y={y - dy} cards={left} />
      <Pan x={x + dx} y={y + dy} cards={right} />
      {tilt === 'level' ? (
        <Note text="the same" x={x} y={y + 60} />
      ) : (
        <Note text="heavier" x={x + (tilt === 'left' ? -dx : dx)} y={y + Math.abs(dy) + HANG + 40} />
      )}
    </Board>
  );
}
