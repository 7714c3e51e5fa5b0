import { written } from '../measures/scale-step.ts';
import { Note } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { mixed } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 16;
const ROW = 84;
const ASIDE = 100;

/** What parts make together: their sum where all of them are numbers, else how many they are. */
function totalOf(texts: readonly (string | undefined)[]): string {
  const values = texts.map((text) => (text === undefined || text.trim() === '' ? Number.NaN : Number(text)));
  const sum = values.reduce((total, value) => total + value, 0);
  return Number.isNaN(sum) ? `${texts.length} ${texts.length === 1 ? 'part' : 'parts'}` : written(sum);
}

/** Bars of parts at one scale, so that equal widths are equal amounts. Shaded parts are hatched. */
export function TapeDiagram({ picture: { bars, alt } }: Drawn<'tape-diagram'>) {
  const aside = bars.some(({ label }) => label !== undefined) ? ASIDE : 0;
  const widths = bars.map(({ parts }) => parts.reduce((sum, { width }) => sum + width, 0));
  const unit = (BOARD - 2 * PAD - aside) / Math.max(...widths);
  return (
    <Board alt={alt} height={bars.length * ROW + 2 * PAD - 20}>
      {bars.map(({ label, parts }, line) => {
        const y = PAD + line * ROW;
        const paint = mixed(line + 1);
        let x = PAD + aside;
        return (
          <g key={line}>
            {label !== undefined && (
              <Words
                text={label}
                x={PAD + ASIDE / 2 - 4}
                y={y + 32}
                width={ASIDE - 10}
                height={62}
                size={24}
              />
            )}
            {parts.map(({ width, text, shaded }, index) => {
              const [left, wide] = [x, width * unit];
              x += wide;
              return (
                <g key={index} transform={`translate(${left} ${y})`}>
                  <rect
                    width={wide}
                    height="64"
                    fill={shaded ? paint.fill : '#fff'}
                    stroke={paint.edge}
                    strokeWidth="3.5"
                  />
                  {shaded && (
                    <path
                      d={Array.from(
                        { length: Math.floor(wide / 14) },
                        (_, i) => `M${i * 14 + 4} 62l10-12`,
                      ).join('')}
                      stroke={paint.edge}
                      strokeWidth="2"
                      opacity=".6"
                    />
                  )}
                  {text !== undefined && (
                    <Words text={text} x={wide / 2} y={30} width={wide - 8} height={56} size={28} />
                  )}
                </g>
              );
            })}
            <Note
              text={totalOf(parts.map(({ text }) => text))}
              x={PAD + aside + ((widths[line] ?? 0) * unit) / 2}
              y={y + 66}
              size={17}
              order={line}
            />
          </g>
        );
      })}
    </Board>
  );
}
