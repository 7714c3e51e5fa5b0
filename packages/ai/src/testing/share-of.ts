/** Whether this is the walk (`vitest.walks.config.ts`), which leaves nothing out. */
const isWhole = process.env['WALKS'] === 'whole';

/** All of them in a walk, else one of so many: enough to show that the check still works (decision 0117). */
export const shareOf = <Item>(items: readonly Item[], oneOf: number): readonly Item[] =>
  isWhole ? items : items.filter((_item, at) => at % oneOf === 0);
