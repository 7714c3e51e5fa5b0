import { Count, Note } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { PAINTS } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';
import { Tile } from '../parts/tile.tsx';
import { Words } from '../parts/words.tsx';

const GAP = 8;

const signed = (degrees: number, scale: string) => `${String(degrees).replace('-', '−')} °${scale}`;

/** Some days and their weather. */
export function WeatherPicture({ picture: { days, alt } }: Drawn<'weather'>) {
  const wide = Math.min(140, (BOARD - GAP) / days.length - GAP);
  const warmest = Math.max(...days.map(({ degrees = -Infinity }) => degrees));
  const warm = days.some(({ degrees }) => degrees !== undefined);
  const high = wide + 48 + (warm ? 64 : 0);
  const width = Math.max(220, days.length * (wide + GAP) + GAP);
  const left = (width - days.length * (wide + GAP) + GAP) / 2;
  return (
    <Board alt={alt} width={width} height={high + 2 * GAP} bare>
      {days.map(({ label, thing, degrees }, index) => {
        const x = left + index * (wide + GAP);
        const middle = x + wide / 2;
        return (
          <g key={index}>
            <Tile x={x} y={GAP} width={wide} height={high} fill="#e3f0ff" edge={PAINTS.blue.edge} />
            <Words text={label} x={middle} y={GAP + 24} width={wide - 10} height={36} size={25} />
            <Thing name={thing} x={middle} y={GAP + 46 + wide / 2 - 4} size={wide - 16} />
            {days.length > 1 && degrees !== undefined && degrees === warmest ? (
              <Note text="warmest" x={middle} y={GAP + 48} width={wide} size={17} />
            ) : (
              <Count n={index + 1} x={x + 14} y={GAP + 14} />
            )}
            {degrees !== undefined && (
              <>
                <Words
                  text={signed(degrees, 'C')}
                  x={middle}
                  y={GAP + high - 42}
                  width={wide - 10}
                  size={28}
                />
                <Words
                  text={signed(Math.round(degrees * 1.8 + 32), 'F')}
                  x={middle}
                  y={GAP + high - 16}
                  width={wide - 10}
                  size={20}
                />
              </>
            )}
          </g>
        );
      })}
    </Board>
  );
}
