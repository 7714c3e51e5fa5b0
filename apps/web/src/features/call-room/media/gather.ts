/**
 * Collects what comes one by one and gives it away in groups, the first of a group waiting this long: the room takes only so many
 * messages a second.
 * @param most of one group
 */
export function gather<Item>(ms: number, most: number, give: (items: readonly Item[]) => void) {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const items = waiting;
    waiting = [];
    for (let from = 0; from < items.length; from += most) give(items.slice(from, from + most));
  };
  return {
    add(item: Item): void {
      waiting.push(item);
      timer ??= setTimeout(flush, ms);
    },
    stop(): void {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
