/** How many of the following blocks stand inside each block: those that are set in farther than it. */
export const blockSpans = (indents: readonly number[]): number[] =>
  indents.map((indent, index) => {
    const end = indents.findIndex((next, later) => later > index && next <= indent);
    return (end === -1 ? indents.length : end) - index - 1;
  });
