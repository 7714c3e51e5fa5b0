const FILES = import.meta.glob<string>('../../things/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** The address of each thing's drawing, by its name. */
export const THINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
);
