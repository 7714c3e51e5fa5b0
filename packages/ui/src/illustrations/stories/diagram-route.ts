export type Point = readonly [x: number, y: number];
export interface Box {
  readonly at: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
}
export interface Route {
  readonly from: Point;
  readonly to: Point;
  /** The bend of a quadratic curve; on the straight line where there is no bend. */
  readonly bend: Point;
  /** Where the link's text stands. */
  readonly middle: Point;
}

const GAP = 5;

/** Where the line from a box's middle towards a point leaves the box. */
export function leaves({ at: [x, y], halfWidth, halfHeight }: Box, [tx, ty]: Point): Point {
  const [dx, dy] = [tx - x, ty - y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [x, y];
  const share = Math.min(
    dx === 0 ? Infinity : (halfWidth + GAP) / Math.abs(dx),
    dy === 0 ? Infinity : (halfHeight + GAP) / Math.abs(dy),
  );
  return [x + dx * Math.min(share, 1), y + dy * Math.min(share, 1)];
}

/** Whether a box stands in the way of the straight line between two others. */
export function isBetween(box: Box, from: Point, to: Point): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((box.at[0] - from[0]) * dx + (box.at[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  if (along <= 0.02 || along >= 0.98) return false;
  const [x, y] = [from[0] + dx * along, from[1] + dy * along];
  return Math.abs(x - box.at[0]) < box.halfWidth && Math.abs(y - box.at[1]) < box.halfHeight;
}

/** A link's way: straight, or bent to its side so far that it passes what stands between. */
export function route(from: Box, to: Box, aside: number): Route {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const length = Math.hypot(dx, dy) || 1;
  const bend: Point = [
    (from.at[0] + to.at[0]) / 2 + (dy / length) * aside,
    (from.at[1] + to.at[1]) / 2 - (dx / length) * aside,
  ];
  const [start, end] = [leaves(from, bend), leaves(to, bend)];
  return {
    from: start,
    to: end,
    bend,
    middle: [(start[0] + end[0]) / 4 + bend[0] / 2, (start[1] + end[1]) / 4 + bend[1] / 2],
  };
}
