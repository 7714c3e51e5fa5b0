import type { IllustrationOf } from '@noodlenaut/domain';

const DIRECTIONS = ['North', 'Northeast', 'East', 'Southeast', 'South', 'Southwest', 'West', 'Northwest'];

/** The nearest of eight directions to some degrees, clockwise from north. */
export const directionOf = (degrees: number): string =>
  DIRECTIONS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? 'North';

/** What a map shows, by name: what is highlighted and marked, its lines, else the view itself. */
export function namesOn({
  view,
  highlight = [],
  marks = [],
  lines = [],
}: IllustrationOf<'world-map'>): readonly string[] {
  const names = [...highlight, ...marks.flatMap(({ label }) => label ?? []), ...lines];
  return (names.length === 0 ? [view] : names).map((name) => name.replaceAll('-', ' '));
}
