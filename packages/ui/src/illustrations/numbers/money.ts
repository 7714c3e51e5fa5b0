import type { Coin } from '@noodlenaut/domain';

export interface Money {
  /** Millimetres of a coin; notes are drawn smaller than they are, so that both fit. */
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
  readonly ridged: boolean;
  readonly fill: string;
  readonly edge: string;
  readonly text: string;
}

const coin = (across: number, text: string, ridged: boolean, copper = false): Money => ({
  width: across,
  height: across,
  round: true,
  ridged,
  fill: copper ? '#d98a4e' : '#d3d8e0',
  edge: copper ? '#74390f' : '#4a5160',
  text,
});
const note = (text: string): Money => ({
  width: 60,
  height: 26,
  round: false,
  ridged: false,
  fill: '#c4dfae',
  edge: '#2f5f22',
  text,
});

/** The true diameters: a dime is the smallest, though not the least worth. */
export const MONEY: Readonly<Record<Coin, Money>> = {
  penny: coin(19.05, '1¢', false, true),
  nickel: coin(21.21, '5¢', false),
  dime: coin(17.91, '10¢', true),
  quarter: coin(24.26, '25¢', true),
  'one-dollar': note('$1'),
  'five-dollars': note('$5'),
  'ten-dollars': note('$10'),
  'twenty-dollars': note('$20'),
};

/** In cents. */
export const worthOf = (coin: Coin): number => {
  const { text } = MONEY[coin];
  return text.startsWith('$') ? Number(text.slice(1)) * 100 : Number(text.slice(0, -1));
};

/** Cents as they are written: 35¢, $1.20. */
export const sumOf = (cents: number): string => (cents < 100 ? `${cents}¢` : `$${(cents / 100).toFixed(2)}`);

const counted = (count: number, name: string): string[] =>
  count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`];
/** Cents as they are said: 35 cents, 1 dollar 20 cents. */
export const sumSaid = (cents: number): string =>
  [...counted(Math.floor(cents / 100), 'dollar'), ...counted(cents % 100, 'cent')].join(' ');

export interface CoinRow {
  readonly coins: readonly Coin[];
  readonly width: number;
  readonly height: number;
}

const BIGGEST = 4.2;
const SMALLEST = 1.4;

function packed(coins: readonly Coin[], scale: number, width: number, gap: number): CoinRow[] {
  const rows: { coins: Coin[]; width: number; height: number }[] = [];
  for (const next of coins) {
    const { width: wide, height: high } = MONEY[next];
    const row = rows.at(-1);
    if (row && row.width + gap + wide * scale <= width) {
      row.coins.push(next);
      row.width += gap + wide * scale;
      row.height = Math.max(row.height, high * scale);
    } else rows.push({ coins: [next], width: wide * scale, height: high * scale });
  }
  return rows;
}

/** Coins in lines, in their order, at the largest scale at which all of them stand in the box. */
export function coinRows(coins: readonly Coin[], width: number, height: number, gap: number) {
  let scale = BIGGEST;
  let rows = packed(coins, scale, width, gap);
  while (scale > SMALLEST && rows.reduce((sum, row) => sum + row.height + gap, -gap) > height) {
    scale -= 0.1;
    rows = packed(coins, scale, width, gap);
  }
  return { rows, scale };
}
