/** How many of the following blocks stand inside each block: those that are set in farther than it. */
export const blockSpans = (indents: readonly number[]): number[] =>
  indents.map((indent, index) => {
    const end = indents.findIndex((next, later) => later > index && next <= indent);
    return (end === -1 ? indents.length : end) - index - 1;
  });

export interface PlacedBlock {
  readonly top: number;
  /** How many blocks stand inside. */
  readonly span: number;
  /** Where the lip that closes a block around others ends; without others, where the block ends. */
  readonly bottom: number;
}

/** Blocks below each other; a block around others is closed by a lip below the last of them. */
export function placedBlocks(indents: readonly number[], high: number, lip: number): PlacedBlock[] {
  const spans = blockSpans(indents);
  const last = spans.map((span, index) => index + span);
  const closedBefore = (index: number) =>
    spans.filter((span, other) => span > 0 && (last[other] ?? 0) < index).length;
  return spans.map((span, index) => {
    const end = last[index] ?? index;
    const inner = spans.filter((own, other) => own > 0 && other >= index && last[other] === end).length;
    return {
      top: index * high + closedBefore(index) * lip,
      span,
      bottom: (end + 1) * high + (closedBefore(end) + inner) * lip,
    };
  });
}
