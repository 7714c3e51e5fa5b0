export interface Wheel {
  readonly x: number;
  readonly up: boolean;
}

/** The wheels of a tackle, by turns above and below, the last above: so that one always pulls down. */
export const wheelsOf = (count: number, across: number): Wheel[] =>
  Array.from({ length: count }, (_, index) => ({
    x: (index + 0.5) * across,
    up: (count - 1 - index) % 2 === 0,
  }));

/** One rope over and under all wheels, from its fixed end to the pulling hand. */
export function ropeWay(
  wheels: readonly Wheel[],
  across: number,
  high: number,
  low: number,
  ends: { fixed: number; hand: number },
): string {
  const half = across / 2;
  const turns = wheels.map(({ x, up }) => {
    const y = up ? high : low;
    return `L${x - half} ${y}A${half} ${half} 0 0 ${up ? 1 : 0} ${x + half} ${y}`;
  });
  const last = wheels.at(-1);
  return `M0 ${ends.fixed}${turns.join('')}L${(last?.x ?? 0) + half} ${ends.hand}`;
}
