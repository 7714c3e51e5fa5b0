import { Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { Tile } from '../parts/tile.tsx';

const GAP = 12;
const ALONE = 240;

/** Two to six cards side by side. */
export function PictureCards({ picture: { cards, alt } }: Drawn<'picture-cards'>) {
  const columns = cards.length <= 3 ? cards.length : Math.ceil(cards.length / 2);
  const rows = Math.ceil(cards.length / columns);
  const width = columns === 1 ? ALONE : (BOARD - GAP) / columns - GAP;
  const height = rows === 1 ? Math.min(210, width * 1.15) : 150;
  return (
    <Board alt={alt} height={rows * (height + GAP) + GAP} bare>
      {cards.map((card, index) => {
        const row = Math.floor(index / columns);
        const inRow = row === rows - 1 ? cards.length - row * columns : columns;
        const x = BOARD / 2 + ((index % columns) - inRow / 2) * (width + GAP) + GAP / 2;
        const y = GAP + row * (height + GAP);
        return (
          <g key={index}>
            <Tile x={x} y={y} width={width} height={height} radius={18} />
            <CardFigure card={card} x={x + 8} y={y + 8} width={width - 16} height={height - 16} counts />
            <Count
              n={'count' in card && card.count !== undefined ? card.count : index + 1}
              x={x + width - 16}
              y={y + 16}
              r={15}
            />
          </g>
        );
      })}
    </Board>
  );
}
