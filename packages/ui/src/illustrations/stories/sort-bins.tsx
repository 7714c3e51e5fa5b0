import { Note } from '../parts/after.tsx';
import type { Card } from '@noodlenaut/domain';
import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { gridSpots } from '../parts/grid-spots.ts';
import { mixed } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 14;
const HEAD = 40;
const BIN = 170;
const LOOSE = 84;

type Box = { cards: readonly Card[]; x: number; y: number; width: number; height: number };

function Cards({ cards, x, y, width, height }: Box) {
  return gridSpots(cards.length, width, height).map((spot, index) => {
    const card = cards[index];
    const side = Math.min(spot.size, 100);
    return (
      card && (
        <CardFigure
          key={index}
          card={card}
          x={x + spot.x - side / 2}
          y={y + spot.y - side / 2}
          width={side}
          height={side}
        />
      )
    );
  });
}

/** Boxes with a label each, what is sorted already, and what still lies in front of them. */
export function SortBins({ picture: { bins, loose = [], alt } }: Drawn<'sort-bins'>) {
  const width = (BOARD - PAD) / bins.length - PAD;
  const front = loose.length > 0 ? LOOSE + PAD : 0;
  return (
    <Board alt={alt} height={BIN + HEAD + 2 * PAD + front}>
      {bins.map(({ label, cards }, index) => {
        const x = PAD + index * (width + PAD);
        const paint = mixed(index + 1);
        const top = PAD + HEAD;
        return (
          <g key={index}>
            <path
              d={`M${x} ${top}H${x + width}L${x + width - 10} ${top + BIN - 10}q-1 10-11 10H${x + 21}q-10 0-11-10z`}
              fill="#fff"
              stroke={paint.edge}
              strokeWidth="3.5"
            />
            <rect
              x={x - 3}
              y={PAD}
              width={width + 6}
              height={HEAD}
              rx="10"
              fill={paint.fill}
              stroke={paint.edge}
              strokeWidth="3.5"
            />
            <Words text={label} x={x + width / 2} y={PAD + HEAD / 2} width={width - 12} height={HEAD - 4} />
            <Cards cards={cards} x={x + 14} y={top + 6} width={width - 28} height={BIN - 14} />
            <Note text={String(cards.length)} x={x + width / 2} y={top + BIN - 6} order={index} />
          </g>
        );
      })}
      <Cards cards={loose} x={PAD} y={BIN + HEAD + 2 * PAD - 2} width={BOARD - 2 * PAD} height={LOOSE} />
    </Board>
  );
}
