/**
 * Heights for labels that would lie on one another: none closer than `gap`, in the same order from the top, none below
 * `bottom` while there is room above.
 */
export function spreadLabels(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((height, at) => ({ height, at })).toSorted((a, b) => a.height - b.height);
  let last = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.height = Math.max(label.height, last + gap);
    last = label.height;
  }
  let next = bottom + gap;
  for (const label of order.toReversed()) {
    label.height = Math.min(label.height, next - gap);
    next = label.height;
  }
  return order.toSorted((a, b) => a.at - b.at).map(({ height }) => height);
}
