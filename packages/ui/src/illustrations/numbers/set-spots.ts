import type { IllustrationOf } from '@noodlenaut/domain';
import { gridSpots, type Spot } from '../parts/grid-spots.ts';
import { jitter } from '../parts/jitter.ts';
import { polar } from '../parts/polar.ts';

export type Layout = IllustrationOf<'object-set'>['layout'] | 'two-lines';
type Spacing = IllustrationOf<'object-set'>['spacing'];

const IN_A_LINE = 10;
const FIVES_MAX = 88;
const ROW = 110;
const STRETCH = { close: 1, wide: 1.6 } as const;
const USUAL = 1.12;

/** One line up to ten, starting at the left: groups below each other can be matched one to one. */
function row(count: number, most: number, width: number, height: number, spacing: Spacing): Spot[] {
  const stretch = spacing ? STRETCH[spacing] : USUAL;
  const perLine = Math.min(IN_A_LINE, most);
  const lines = Math.ceil(most / IN_A_LINE);
  const size = Math.min(
    height / lines,
    height > ROW ? height : 64,
    width / (1 + (perLine - 1) * STRETCH.wide),
  );
  return Array.from({ length: count }, (_, index) => ({
    x: size / 2 + (index % IN_A_LINE) * size * stretch,
    y: (Math.floor(index / IN_A_LINE) + 0.5) * (height / lines),
    size,
  }));
}

function ring(count: number, width: number, height: number): Spot[] {
  if (count <= 2)
    return gridSpots(count, width, height).map((spot) => ({ ...spot, size: Math.min(64, spot.size) }));
  const size = Math.min(70, height * 0.36, (Math.PI * (width + height)) / 2.6 / count);
  const [rx, ry] = [Math.min(width / 2, height * 1.1) - size / 2, height / 2 - size / 2];
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = polar(index / count, 1);
    return { x: width / 2 + x * rx, y: height / 2 + y * ry, size };
  });
}

/** Out of order, yet none on another: each keeps to a cell of its own. */
function scattered(count: number, width: number, height: number): Spot[] {
  if (count === 0) return [];
  let columns = 1;
  const rowsFor = (wide: number) => Math.max(1, Math.round((wide * height) / width));
  while (columns * rowsFor(columns) < count) columns += 1;
  const rows = rowsFor(columns);
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  const size = Math.min(cellWidth, cellHeight, 104) * 0.74;
  return Array.from({ length: columns * rows }, (_, cell) => cell)
    .sort((a, b) => jitter(a + count) - jitter(b + count))
    .slice(0, count)
    .map((cell) => ({
      x: ((cell % columns) + 0.5) * cellWidth + (jitter(cell * 2) - 0.5) * (cellWidth - size),
      y: (Math.floor(cell / columns) + 0.5) * cellHeight + (jitter(cell * 3) - 0.5) * (cellHeight - size),
      size,
    }));
}

/** One group alone, in two even lines: twice as large as in one line. */
function twoLines(count: number, most: number, width: number, height: number): Spot[] {
  const perLine = Math.ceil(most / 2);
  const size = Math.min(height / 2, width / perLine);
  return Array.from({ length: count }, (_, index) => ({
    x: width / 2 + ((index % perLine) - (perLine - 1) / 2) * size,
    y: height / 2 + (Math.floor(index / perLine) - 0.5) * size,
    size,
  }));
}

/** Where the things of one group stand; `most` is the size of the largest group beside it. */
export function setSpots(
  layout: Layout,
  count: number,
  most: number,
  width: number,
  height: number,
  spacing?: Spacing,
): Spot[] {
  if (layout === 'row') return row(count, Math.max(most, 1), width, height, spacing);
  if (layout === 'two-lines') return twoLines(count, most, width, height);
  if (layout === 'ring') return ring(count, width, height);
  if (layout === 'scattered') return scattered(count, width, height);
  const lines = Math.max(1, Math.ceil(most / 5));
  const size = Math.min(height / lines, width / 5, FIVES_MAX);
  return Array.from({ length: count }, (_, index) => ({
    x: width / 2 + ((index % 5) - (Math.min(5, Math.max(most, 1)) - 1) / 2) * size,
    y: height / 2 + (Math.floor(index / 5) - (lines - 1) / 2) * size,
    size,
  }));
}
