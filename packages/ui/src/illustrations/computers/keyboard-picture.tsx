import { Count } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';
import { KEY_ROWS, keyName } from './key-rows.ts';

const KEY = 38;
const ROW = 42;
const PAD = 14;
const KEYS = 14;

/** A keyboard; marked keys are lifted, ringed and pointed at by their colour. */
export function KeyboardPicture({ picture: { marked, alt } }: Drawn<'keyboard'>) {
  const names = new Set(marked.map(keyName));
  return (
    <Board alt={alt} width={KEYS * KEY + 2 * PAD} height={KEY_ROWS.length * ROW + 2 * PAD}>
      {KEY_ROWS.map((row, line) => {
        const long = row.reduce((sum, { width }) => sum + width, 0);
        const unit = (KEYS * KEY) / long;
        let x = PAD;
        return row.map(({ name, cap, width }) => {
          const left = x;
          x += width * unit;
          const lit = names.has(name);
          return (
            <g key={name}>
              <rect
                x={left + 2}
                y={PAD + line * ROW + (lit ? 0 : 2)}
                width={width * unit - 4}
                height={ROW - 5}
                rx="7"
                fill={lit ? PAINTS.yellow.fill : '#fff'}
                stroke={lit ? PAINTS.orange.edge : '#8088ad'}
                strokeWidth={lit ? 5 : 2}
              />
              {lit && (
                <Count
                  n={marked.findIndex((sign) => keyName(sign) === name) + 1}
                  x={left + 6}
                  y={PAD + line * ROW + 4}
                  r={10}
                />
              )}
              {cap.split(' ').map((sign, index, signs) => (
                <Words
                  key={sign}
                  text={sign}
                  x={left + (width * unit) / 2}
                  y={PAD + line * ROW + ROW / 2 - 1 + (signs.length > 1 ? (index - 0.5) * 17 : 0)}
                  width={width * unit - 10}
                  height={ROW - 8}
                  size={cap.length > 3 ? 17 : signs.length > 1 ? 16 : 22}
                />
              ))}
            </g>
          );
        });
      })}
    </Board>
  );
}
