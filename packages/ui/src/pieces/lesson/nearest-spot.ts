/** A place in a box, in shares of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * The spot nearest to a tap.
 * @param aspect width of the box by its height, so that both directions count alike
 */
export function nearestTo<Own extends Spot>(
  tap: Spot,
  spots: readonly Own[],
  aspect: number,
): Own | undefined {
  const distance = ({ x, y }: Spot) => Math.hypot((x - tap.x) * aspect, y - tap.y);
  return spots.toSorted((a, b) => distance(a) - distance(b))[0];
}
