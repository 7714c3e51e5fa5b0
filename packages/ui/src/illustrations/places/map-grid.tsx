import { Count, Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';
import { CompassRose } from './compass-rose.tsx';
import { columnLetter, middleOf } from './grid-ways.ts';
import { MapKey } from './map-key.tsx';
import { PlacedCards } from './placed-cards.tsx';
import { Way } from './way.tsx';

const PAD = 14;
const AXIS = 28;
const ASIDE = 150;
const MOST_WIDE = 450;
const MOST_HIGH = 300;

/** A map in squares, with what a map needs to be read: key, compass, names of the squares, scale. */
export function MapGrid({ picture }: Drawn<'map-grid'>) {
  const { columns, rows, items, path, axes, compass, key, scale, alt } = picture;
  const axis = axes ? AXIS : 0;
  const aside = compass || key ? ASIDE : 0;
  const cell = Math.min((MOST_WIDE - aside / 3) / columns, MOST_HIGH / rows, 84);
  const [wide, high] = [columns * cell, rows * cell];
  const keyHigh = (key?.length ?? 0) * 34 + (compass ? 108 : 0);
  const foot = scale === undefined ? 0 : 42;
  const height = Math.max(high + axis + foot, keyHigh) + 2 * PAD;
  return (
    <Board alt={alt} width={wide + axis + aside + 2 * PAD} height={height}>
      <g transform={`translate(${PAD + axis} ${PAD + axis})`}>
        <rect width={wide} height={high} fill="#e2f2cf" />
        <path
          d={`${Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * cell} 0V${high}`).join('')}${Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * cell}H${wide}`).join('')}`}
          stroke="#8aa86b"
          strokeWidth="2"
        />
        <rect width={wide} height={high} fill="none" stroke={PAINTS.green.edge} strokeWidth="3" />
        <PlacedCards items={items} cell={cell} margin={2} />
        {path && <Way cells={path} cell={cell} />}
        {path?.slice(1).map((at, index) => {
          const [x, y] = middleOf(at, cell);
          return <Count key={`step ${index}`} n={index + 1} x={x} y={y} r={Math.min(13, cell * 0.24)} />;
        })}
        {items.map(({ at: [column, row] }, index) => (
          <Note
            key={`n${index}`}
            text={
              axes === 'letters'
                ? `${columnLetter(column)}${row + 1}`
                : axes === 'numbers'
                  ? `${column + 1}, ${row + 1}`
                  : String(index + 1)
            }
            x={(column + 0.5) * cell}
            y={(row + 1) * cell - 8}
            width={cell}
            size={16}
            order={index}
          />
        ))}
        {items.length === 0 && path === undefined && (
          <Note text={`${columns} × ${rows}`} x={wide / 2} y={high / 2} />
        )}
        {axes &&
          Array.from({ length: columns }, (_, column) => (
            <Words
              key={column}
              text={axes === 'letters' ? columnLetter(column) : String(column + 1)}
              x={(column + 0.5) * cell}
              y={-AXIS / 2}
              width={cell}
              size={22}
            />
          ))}
        {axes &&
          Array.from({ length: rows }, (_, row) => (
            <Words
              key={row}
              text={String(row + 1)}
              x={-AXIS / 2}
              y={(row + 0.5) * cell}
              width={AXIS}
              size={22}
            />
          ))}
        {scale !== undefined && (
          <>
            <path
              d={`M2 ${high + 10}v10h${cell}v-10M${2 + cell / 2} ${high + 13}v7`}
              fill="none"
              stroke={INK}
              strokeWidth="3"
            />
            <Words text={scale} x={cell + 16} y={high + 18} width={wide - cell} size={20} anchor="start" />
          </>
        )}
      </g>
      {compass && (
        <CompassRose x={wide + axis + PAD + ASIDE / 2 + 4} y={PAD + 50} radius={52} labels="main" />
      )}
      {key && (
        <MapKey entries={key} x={wide + axis + PAD + 10} y={PAD + (compass ? 108 : 0)} width={ASIDE - 8} />
      )}
    </Board>
  );
}
