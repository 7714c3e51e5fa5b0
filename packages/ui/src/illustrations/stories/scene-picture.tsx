import { Count, Note } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { Ground } from './ground.tsx';

const PAD = 10;

/** Things placed in a room, a garden, the sky. */
export function ScenePicture({ picture: { ground, columns, rows, items, alt } }: Drawn<'scene'>) {
  const wide = (BOARD - 2 * PAD) / columns;
  const high = Math.max(48, Math.min(wide, 280 / rows));
  const height = Math.max(200, high * rows + 2 * PAD);
  const step = (height - 2 * PAD) / rows;
  return (
    <Board alt={alt} height={height} bare>
      <Ground ground={ground} width={BOARD} height={height} />
      {items.map(({ at: [column, row], card }, index) => (
        <g key={index} data-count>
          <CardFigure
            card={card}
            x={PAD + column * wide + 2}
            y={PAD + row * step + 2}
            width={wide - 4}
            height={step - 4}
            plate
          />
        </g>
      ))}
      {items.map(({ at: [column, row] }, index) => (
        <Count key={`n${index}`} n={index + 1} x={PAD + (column + 1) * wide - 14} y={PAD + row * step + 15} />
      ))}
      {items.length === 0 && <Note text={ground} x={BOARD / 2} y={height / 2} />}
    </Board>
  );
}
