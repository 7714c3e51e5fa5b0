export interface SpecItem {
  readonly id: string;
  readonly text: string;
  /** The piece of work that must have a test for it. */
  readonly piece: string;
}

const ROW = /^\| ([SP]\d+\.\d+) \| (.*) \| [^|]+ \| ([a-z-]+) \|$/;

/**
 * The rows of docs/spec-items.md.
 * @throws Error when a row that begins with an id cannot be read, or an id stands twice
 */
export function readSpecItems(markdown: string): readonly SpecItem[] {
  const items = markdown
    .split('\n')
    .filter((line) => /^\| [SP]\d/.test(line))
    .map((line): SpecItem => {
      const [, id, text, piece] = ROW.exec(line) ?? [];
      if (id === undefined || text === undefined || piece === undefined)
        throw new Error(`unreadable row: ${line}`);
      return { id, text, piece };
    });
  const twice = items.find(({ id }, index) => items.findIndex((other) => other.id === id) !== index);
  if (twice) throw new Error(`${twice.id} stands twice`);
  return items;
}
