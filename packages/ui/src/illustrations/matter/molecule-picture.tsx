import { formulaOf } from './formula.ts';
import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, mixed, PAINTS, type Paint } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 46;
const SPREAD = 10;

const KNOWN: Readonly<Record<string, Paint>> = {
  H: PAINTS.white,
  O: { fill: '#ff8a80', edge: '#8f1d1d' },
  C: { fill: '#a3a9b8', edge: '#2b2f3a' },
  N: { fill: '#9cc5ff', edge: '#0042b6' },
  Na: mixed(4),
  Cl: mixed(5),
  S: PAINTS.yellow,
};

/** Atoms with their symbols and the bonds between them; hydrogen is smaller. */
export function MoleculePicture({ picture: { atoms, bonds, alt } }: Drawn<'molecule'>) {
  const [xs, ys] = [atoms.map(({ at }) => at[0]), atoms.map(({ at }) => at[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const unit = Math.min(100, 370 / Math.max(wide, 1), 230 / Math.max(high, 1));
  const radius = Math.min(34, unit * 0.36);
  const width = Math.max(220, wide * unit + 2 * PAD);
  const height = Math.max(150, high * unit + 2 * PAD);
  const places = atoms.map(({ at: [x, y] }): [number, number] => [
    (width - wide * unit) / 2 + (x - left) * unit,
    (height - high * unit) / 2 + (y - top) * unit,
  ]);
  return (
    <Board alt={alt} width={width} height={height}>
      {bonds.map(([first, second, lines], index) => {
        const [a, b] = [places[first], places[second]];
        if (!a || !b) return null;
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const [nx, ny] = [(-(b[1] - a[1]) / length) * SPREAD, ((b[0] - a[0]) / length) * SPREAD];
        return Array.from({ length: lines }, (_, line) => {
          const off = line - (lines - 1) / 2;
          return (
            <path
              key={`${index}.${line}`}
              d={`M${a[0] + nx * off} ${a[1] + ny * off}L${b[0] + nx * off} ${b[1] + ny * off}`}
              stroke={INK}
              strokeWidth="5"
            />
          );
        });
      })}
      {atoms.map(({ symbol }, index) => {
        const [x, y] = places[index] ?? [0, 0];
        const paint = KNOWN[symbol] ?? mixed((symbol.codePointAt(0) ?? 0) % 6);
        const size = symbol === 'H' ? radius * 0.78 : radius;
        return (
          <g key={index}>
            <circle cx={x} cy={y} r={size} fill={paint.fill} stroke={paint.edge} strokeWidth="4" />
            <Words text={symbol} x={x} y={y} width={size * 1.6} height={size * 2} size={size * 0.95} />
          </g>
        );
      })}
      <Note text={formulaOf(atoms.map(({ symbol }) => symbol))} x={width / 2} y={height - 16} />
    </Board>
  );
}
