import { Note } from '../parts/after.tsx';
import type { Coin } from '@noodlenaut/domain';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { starts } from '../parts/starts.ts';
import { Words } from '../parts/words.tsx';
import { coinRows, MONEY, sumOf, worthOf } from './money.ts';

const PAD = 16;
const GAP = 10;

function Piece({ coin, x, y, scale }: { coin: Coin; x: number; y: number; scale: number }) {
  const { width, height, fill, edge, text, round, ridged } = MONEY[coin];
  const [wide, high] = [width * scale, height * scale];
  if (!round)
    return (
      <g transform={`translate(${x} ${y})`}>
        <rect
          x={-wide / 2}
          y={-high / 2}
          width={wide}
          height={high}
          rx="5"
          fill={fill}
          stroke={edge}
          strokeWidth="3"
        />
        <rect
          x={-wide / 2 + 6}
          y={-high / 2 + 6}
          width={wide - 12}
          height={high - 12}
          rx="3"
          fill="none"
          stroke={edge}
          strokeWidth="1.5"
        />
        <ellipse rx={high * 0.3} ry={high * 0.34} fill="#f2f8e6" stroke={edge} strokeWidth="2" />
        <Words text={text} x={0} y={0} width={high * 0.6} height={high} size={high * 0.34} />
        <Words
          text={text}
          x={-wide / 2 + high * 0.3}
          y={-high / 2 + high * 0.26}
          width={high * 0.44}
          size={high * 0.24}
        />
        <Words
          text={text}
          x={wide / 2 - high * 0.3}
          y={high / 2 - high * 0.26}
          width={high * 0.44}
          size={high * 0.24}
        />
      </g>
    );
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={wide / 2} fill={fill} stroke={edge} strokeWidth="3" />
      <circle
        r={wide / 2 - 6}
        fill="none"
        stroke={edge}
        strokeWidth="1.8"
        {...(ridged ? { strokeDasharray: '2 4', strokeLinecap: 'butt' } : {})}
      />
      <Words text={text} x={0} y={0} width={wide - 16} height={wide} size={wide * 0.36} />
    </g>
  );
}

/** Coins and notes with their worth. Coins keep their true size to each other. */
export function CoinsPicture({ picture: { coins, alt } }: Drawn<'coins'>) {
  const { rows, scale } = coinRows(coins, BOARD - 2 * PAD, 276, GAP);
  const height = rows.reduce((sum, row) => sum + row.height + GAP, PAD * 2 - GAP);
  const tops = starts(
    rows.map((row) => row.height + GAP),
    PAD + Math.max(0, 120 - height) / 2,
  );
  const before = starts(rows.map((row) => row.coins.reduce((sum, coin) => sum + worthOf(coin), 0)));
  return (
    <Board alt={alt} height={Math.max(height, 120)}>
      {rows.map((row, line) => {
        const lefts = starts(
          row.coins.map((coin) => MONEY[coin].width * scale + GAP),
          (BOARD - row.width) / 2,
        );
        const soFar = starts(row.coins.map(worthOf), before[line]);
        return row.coins.map((coin, index) => {
          const [x, y] = [
            (lefts[index] ?? 0) + (MONEY[coin].width * scale) / 2,
            (tops[line] ?? 0) + row.height / 2,
          ];
          return (
            <g key={`${line}.${index}`}>
              <g data-count data-cents={worthOf(coin)}>
                <Piece coin={coin} x={x} y={y} scale={scale} />
              </g>
              <Note
                text={sumOf((soFar[index] ?? 0) + worthOf(coin))}
                x={x}
                y={y + Math.min(row.height, MONEY[coin].height * scale) / 2 - 8}
                width={MONEY[coin].width * scale + 6}
                size={16}
                order={coins.indexOf(coin) + index}
              />
            </g>
          );
        });
      })}
    </Board>
  );
}
