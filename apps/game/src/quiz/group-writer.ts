/** Writes some items; true when every one of them was taken. */
export type WriteAll<Item> = (items: readonly Item[]) => Promise<boolean>;
/** One statement for all of them; which of them were taken. */
type Write<Item> = (items: readonly Item[]) => Promise<(item: Item) => boolean>;

interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly done: (areTaken: boolean) => void;
  readonly failed: (cause: unknown) => void;
}

/** So that a statement stays short of its time limit. */
const MOST = 2000;
/**
 * Statements begin at least so far apart: a statement with ten answers costs hardly more than one with one, and nobody
 * notices this while waiting. One that comes alone is written at once.
 */
const APART_MS = 32;

/** Writes what all rooms of the process have, in groups: whatever waits goes into the next statement (I6). */
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
