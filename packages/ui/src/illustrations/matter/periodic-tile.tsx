import { many } from '../parts/says.ts';
import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { mixed } from '../parts/paints.ts';
import { Tile } from '../parts/tile.tsx';
import { Words } from '../parts/words.tsx';

const SIDE = 138;
const GAP = 14;

/** Elements as they stand in the table: number, symbol, name. */
export function PeriodicTile({ picture: { tiles, alt } }: Drawn<'periodic-tile'>) {
  const columns = Math.min(3, tiles.length === 4 ? 2 : tiles.length);
  const rows = Math.ceil(tiles.length / columns);
  const width = Math.max(columns * (SIDE + GAP) + GAP, 220);
  const left = (width - columns * (SIDE + GAP) + GAP) / 2;
  return (
    <Board alt={alt} width={width} height={rows * (SIDE + GAP) + GAP} bare>
      {tiles.map(({ symbol, number, name }, index) => {
        const x = left + (index % columns) * (SIDE + GAP);
        const y = GAP + Math.floor(index / columns) * (SIDE + GAP);
        const paint = mixed(index + 1);
        return (
          <g key={index}>
            <Tile x={x} y={y} width={SIDE} height={SIDE} fill={paint.fill} edge={paint.edge} radius={10} />
            <Words text={String(number)} x={x + 12} y={y + 22} width={60} size={24} anchor="start" />
            <Words
              text={symbol}
              x={x + SIDE / 2}
              y={y + SIDE * 0.52}
              width={SIDE - 16}
              height={70}
              size={60}
            />
            <Note
              text={many(number, 'proton')}
              x={x + SIDE - 50}
              y={y + 20}
              width={92}
              size={15}
              order={index}
            />
            {name !== undefined && (
              <Words text={name} x={x + SIDE / 2} y={y + SIDE - 20} width={SIDE - 14} height={30} size={22} />
            )}
          </g>
        );
      })}
    </Board>
  );
}
