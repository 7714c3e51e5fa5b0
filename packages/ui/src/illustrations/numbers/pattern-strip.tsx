import { PAINTS } from '../parts/paints.ts';
import { patternUnit } from './pattern-unit.ts';
import { After, Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { Tile } from '../parts/tile.tsx';

const PER_LINE = 6;
const PAD = 14;

/** Cards in a row that follow a rule. From seven on they go on in a second row. */
export function PatternStrip({ picture: { cards, alt } }: Drawn<'pattern-strip'>) {
  const lines = Math.ceil(cards.length / PER_LINE);
  const perLine = Math.ceil(cards.length / lines);
  const cell = Math.min(112, (BOARD - 2 * PAD) / perLine);
  const unit = patternUnit(cards);
  const high = cards.some(({ label }) => label !== undefined) ? cell + 22 : cell;
  return (
    <Board alt={alt} height={lines * high + 2 * PAD}>
      {cards.map((card, index) => {
        const x = BOARD / 2 + ((index % perLine) - perLine / 2) * cell;
        const y = PAD + Math.floor(index / perLine) * high;
        return (
          <g key={index}>
            <Tile x={x + 3} y={y + 3} width={cell - 6} height={high - 6} radius={12} />
            <CardFigure card={card} x={x + 8} y={y + 8} width={cell - 16} height={high - 16} />
            {unit === null ? (
              <Count n={index + 1} x={x + cell - 14} y={y + 14} />
            ) : (
              <After order={index}>
                <path
                  d={`M${x + (index % unit === 0 ? 10 : 0)} ${y + high - 4}H${x + cell - (index % unit === unit - 1 ? 10 : 0)}`}
                  stroke={Math.floor(index / unit) % 2 === 0 ? PAINTS.orange.edge : PAINTS.blue.edge}
                  strokeWidth="7"
                />
              </After>
            )}
          </g>
        );
      })}
    </Board>
  );
}
