/** Where things of these sizes begin, one after the other. */
export function starts(sizes: readonly number[], from = 0): number[] {
  let next = from;
  return sizes.map((size) => {
    const start = next;
    next += size;
    return start;
  });
}
