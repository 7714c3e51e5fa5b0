import { cpuUs, type Figures } from './table.ts';

/** The goals of the game server, each met or missed by how much; those whose shapes did not run are left out. */
export function goals(figures: readonly Figures[]): string[] {
  const find = (shape: string, kind: string) =>
    figures.find((one) => one.shape === shape && one.kind === kind);
  const lines: string[] = [];
  const goal = (what: string, value: number | null, most: number) => {
    if (value !== null)
      lines.push(`${value <= most ? 'met' : 'MISSED'}: ${what} ${value.toFixed(2)}, goal ${most}`);
  };
  const over = (above: Figures | undefined, below: Figures | undefined, of: (one: Figures) => number) =>
    above && below ? of(above) / of(below) : null;
  const races = find('250x4', 'product');
  const class1000 = find('1x1000', 'product');
  goal('CPU an answer to bare ws, 250x4:', over(races, find('250x4', 'ws'), cpuUs), 4);
  goal('CPU an answer to bare ws, 1x1000:', over(class1000, find('1x1000', 'ws'), cpuUs), 3);
  goal(
    'CPU an answer, 1x2000 to 1x200:',
    over(find('1x2000', 'product'), find('1x200', 'product'), cpuUs),
    1.1,
  );
  goal(
    'bytes, 1x1000 to 250x4:',
    over(class1000, races, ({ bytes }) => bytes),
    1.5,
  );
  for (const one of [races, class1000]) {
    if (!one) continue;
    goal(`p99 acknowledgement ms, ${one.shape}:`, one.ackP99, 100);
    goal(`last answer to everybody's result ms, ${one.shape}:`, one.resultMs, 150);
    goal(`kB a player, ${one.shape}:`, one.kilobytesAPlayer, 60);
  }
  for (const one of figures.filter(({ kind, shape }) => kind === 'product' && shape.includes('2000')))
    goal(`failures, ${one.shape}:`, one.failures, 0);
  return lines;
}
