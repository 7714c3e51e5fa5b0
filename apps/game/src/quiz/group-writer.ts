/** Writes some items; true when all of them were stored. */
export type WriteAll<Item> = (items: readonly Item[]) => Promise<boolean>;
/** Writes all items in one statement; the result says which of them were stored. */
type Write<Item> = (items: readonly Item[]) => Promise<(item: Item) => boolean>;

interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly done: (areTaken: boolean) => void;
  readonly failed: (cause: unknown) => void;
}

/** The most items in one statement, so that it stays within its time limit. */
const MOST = 2000;
/**
 * Statements begin at least this many milliseconds apart. Ten answers in one statement cost hardly more than one, and nobody
 * notices the wait. An answer that comes alone is written at once.
 */
const APART_MS = 32;

/** Writes the items of all rooms of the process in groups: whatever waits goes into the next statement (I6). */
export function groupWriter<Item>(write: Write<Item>): WriteAll<Item> {
  let waiting: Waiting<Item>[] = [];
  let busy = false;
  let begunAt = -APART_MS;

  const takeGroup = (): Waiting<Item>[] => {
    let count = 0;
    const fits = waiting.findIndex(({ items }, at) => (count += items.length) > MOST && at > 0);
    return waiting.splice(0, fits === -1 ? waiting.length : fits);
  };
  const writeGroup = async (group: readonly Waiting<Item>[]) => {
    try {
      const isTaken = await write(group.flatMap(({ items }) => items));
      for (const { items, done } of group) done(items.every(isTaken));
    } catch (cause) {
      for (const { failed } of group) failed(cause);
    }
  };
  const work = async () => {
    busy = true;
    while (waiting.length > 0) {
      const early = begunAt + APART_MS - performance.now();
      if (early > 0) await new Promise((passed) => setTimeout(passed, early));
      begunAt = performance.now();
      await writeGroup(takeGroup());
    }
    busy = false;
  };

  return (items) =>
    new Promise((done, failed) => {
      waiting.push({ items, done, failed });
      if (!busy) void work();
    });
}
