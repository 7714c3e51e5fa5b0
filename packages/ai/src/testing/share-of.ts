/** Whether this is the walk (`vitest.walks.config.ts`), which leaves nothing out. */
const isWhole = process.env['WALKS'] === 'whole';

/** All of them in a walk, else one of so many: enough to show that the check still works (decision 0117). */
export const shareOf = <Item>(items: readonly Item[], oneOf: number): readonly Item[] =>
  isWhole ? items : items.filter((_item, at) => at % oneOf === 0);

/** The same, and the first of each kind besides: no kind goes untried. */
export const shareOfEach = <Item, Kind>(
  items: readonly Item[],
  oneOf: number,
  kindOf: (item: Item) => Kind,
): readonly Item[] => {
  const firsts = new Map(items.toReversed().map((item) => [kindOf(item), item]));
  const share = new Set([...firsts.values(), ...shareOf(items, oneOf)]);
  return items.filter((item) => share.has(item));
};
