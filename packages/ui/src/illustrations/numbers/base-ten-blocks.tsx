import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';

const UNIT = 9;
const GAP = 12;
const PAD = 16;
const PER_LINE = 4;

type Block = { wide: number; high: number; fill: string; edge: string };

/** A block of small squares: ten of one size always make the next. */
function Squares({ x, y, wide, high, fill, edge }: Block & { x: number; y: number }) {
  const lines = [
    ...Array.from({ length: wide - 1 }, (_, i) => `M${(i + 1) * UNIT} 0V${high * UNIT}`),
    ...Array.from({ length: high - 1 }, (_, i) => `M0 ${(i + 1) * UNIT}H${wide * UNIT}`),
  ].join('');
  return (
    <g transform={`translate(${x} ${y})`} stroke={edge}>
      <rect width={wide * UNIT} height={high * UNIT} fill={fill} strokeWidth="2.5" />
      {lines !== '' && <path d={lines} strokeWidth="1" />}
    </g>
  );
}

const HUNDRED: Block = { wide: 10, high: 10, fill: '#9cc5ff', edge: '#0042b6' };
const TEN: Block = { wide: 1, high: 10, fill: '#ffd93b', edge: '#8a6200' };
const ONE: Block = { wide: 1, high: 1, fill: '#ffb38f', edge: '#b22700' };

/** Flats, rods and units, each kind in a place of its own. */
export function BaseTenBlocks({ picture: { hundreds, tens, ones, alt } }: Drawn<'base-ten-blocks'>) {
  const flat = 10 * UNIT + GAP;
  const perLine = hundreds > 8 ? PER_LINE : Math.min(3, PER_LINE);
  const flatColumns = Math.min(hundreds, perLine);
  const flatsWide = flatColumns * flat;
  const lines = Math.max(1, Math.ceil(hundreds / perLine));
  const rodStep = UNIT + 9;
  const rodsWide = tens * rodStep + (tens > 0 ? 16 : 0);
  const onesColumns = Math.ceil(ones / 5);
  const onesWide = onesColumns * (UNIT + 9);
  const inner = flatsWide + rodsWide + onesWide;
  const width = Math.max(230, inner + 2 * PAD);
  const left = (width - inner) / 2;
  return (
    <Board alt={alt} width={width} height={lines * flat + 2 * PAD - GAP + 4}>
      {Array.from({ length: hundreds }, (_, index) => (
        <Squares
          key={`h${index}`}
          {...HUNDRED}
          x={left + (index % perLine) * flat}
          y={PAD + Math.floor(index / perLine) * flat}
        />
      ))}
      {Array.from({ length: tens }, (_, index) => (
        <Squares key={`t${index}`} {...TEN} x={left + flatsWide + index * rodStep} y={PAD} />
      ))}
      {Array.from({ length: ones }, (_, index) => (
        <Squares
          key={`o${index}`}
          {...ONE}
          x={left + flatsWide + rodsWide + Math.floor(index / 5) * (UNIT + 9)}
          y={PAD + (index % 5) * (UNIT + 10)}
        />
      ))}
      {hundreds > 0 && <Note text={String(hundreds * 100)} x={left + flatsWide / 2 - GAP / 2} y={PAD + 48} />}
      {tens > 0 && (
        <Note
          text={String(tens * 10)}
          x={left + flatsWide + (tens * rodStep - 9) / 2}
          y={PAD + 48}
          order={1}
        />
      )}
      <Note
        text={String(ones)}
        x={ones > 0 ? left + flatsWide + rodsWide + onesWide / 2 - 4 : width - 26}
        y={PAD + 48}
        order={2}
      />
    </Board>
  );
}
