const ROOM = [2, 8, 8, 2] as const;

/** How many electrons stand on each ring, filled from the inside: right for the first twenty elements. */
export function electronShells(electrons: number): number[] {
  const shells: number[] = [];
  let left = electrons;
  for (const room of ROOM) {
    if (left <= 0) break;
    shells.push(Math.min(room, left));
    left -= room;
  }
  return shells;
}
