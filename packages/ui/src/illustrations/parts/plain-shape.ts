import type { ShapeName } from '@noodlenaut/domain';
import { pathOf, polygon } from './polar.ts';

const flat = (points: readonly (readonly [number, number])[]) => pathOf(points);
const centred = (points: readonly (readonly [number, number])[]) => {
  const middle = (axis: 0 | 1) =>
    (Math.max(...points.map((point) => point[axis])) + Math.min(...points.map((point) => point[axis]))) / 2;
  const [x, y] = [middle(0), middle(1)];
  return pathOf(points.map((point) => [point[0] - x, point[1] - y]));
};
const star = polygon(10, 50).map(([x, y], index): [number, number] =>
  index % 2 === 0 ? [x, y] : [x * 0.45, y * 0.45],
);

/** Outlines around the middle, none farther than 50 from it: equal sides are equal, regular corners regular. */
export const PLAIN_SHAPES: Readonly<Record<ShapeName, string>> = {
  circle: 'M0-46a46 46 0 1 1 0 92a46 46 0 1 1 0-92z',
  oval: 'M0-31a49 31 0 1 1 0 62a49 31 0 1 1 0-62z',
  triangle: centred(polygon(3, 52)),
  'long-triangle': flat([
    [0, -49],
    [17, 46],
    [-17, 46],
  ]),
  square: flat([
    [-40, -40],
    [40, -40],
    [40, 40],
    [-40, 40],
  ]),
  rectangle: flat([
    [-49, -27],
    [49, -27],
    [49, 27],
    [-49, 27],
  ]),
  pentagon: centred(polygon(5, 49)),
  hexagon: flat(polygon(6, 49, 1 / 12)),
  octagon: flat(polygon(8, 49, 1 / 16)),
  rhombus: flat([
    [0, -49],
    [37, 0],
    [0, 49],
    [-37, 0],
  ]),
  trapezoid: flat([
    [-25, -30],
    [25, -30],
    [49, 30],
    [-49, 30],
  ]),
  parallelogram: flat([
    [-27, -27],
    [49, -27],
    [27, 27],
    [-49, 27],
  ]),
  heart: 'M0 44C-30 22-48 4-48-17A24 24 0 0 1 0-28A24 24 0 0 1 48-17C48 4 30 22 0 44z',
  star: centred(star),
};
