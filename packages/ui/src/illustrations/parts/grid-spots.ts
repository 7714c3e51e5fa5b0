export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Places for so many things in a box, in rows that are centred, as large as they can be. */
export function gridSpots(count: number, width: number, height: number, mostColumns = count): Spot[] {
  if (count <= 0) return [];
  let columns = 1;
  let size = 0;
  for (let tried = 1; tried <= Math.min(count, mostColumns); tried += 1) {
    const fits = Math.min(width / tried, height / Math.ceil(count / tried));
    if (fits > size) [columns, size] = [tried, fits];
  }
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: width / 2 + ((index % columns) - (inRow - 1) / 2) * size,
      y: height / 2 + (row - (rows - 1) / 2) * size,
      size,
    };
  });
}
