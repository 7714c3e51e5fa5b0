type Point = readonly number[];

/** How far a point lies from the line between two others. */
function aside([px = 0, py = 0]: Point, [ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - share * dx, py - ay - share * dy);
}

/** A line with fewer points, none of the left out ones farther from it than `most` (Douglas and Peucker). */
export function thinLine<P extends Point>(line: readonly P[], most: number): P[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length <= 2) return [...line];
  let [farthest, at] = [0, 0];
  // A closed line has its ends on one spot: measured from there, every point is aside.
  line.forEach((point, index) => {
    const distance = aside(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  });
  if (farthest <= most) return [first, last];
  return [...thinLine(line.slice(0, at + 1), most).slice(0, -1), ...thinLine(line.slice(at), most)];
}
