import { toPaper } from './tools.ts';

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A soft line through the points of a stroke (x, y, x, y ...) as an SVG path; a single point becomes a dot. */
export function strokePath(points: readonly number[]): string {
  const places: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < points.length; at += 2)
    places.push(toPaper(points[at] ?? 0, points[at + 1] ?? 0));
  const [first, ...rest] = places;
  if (first === undefined) return '';
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (const [at, [x, y]] of rest.entries()) {
    const next = rest[at + 1];
    // Curves meet halfway between two points, the points themselves pull.
    path +=
      next === undefined
        ? `L${round(x)} ${round(y)}`
        : `Q${round(x)} ${round(y)} ${round((x + next[0]) / 2)} ${round((y + next[1]) / 2)}`;
  }
  return rest.length === 0 ? `${path}h0.1` : path;
}
