const sorted = (figures: readonly number[]) => [...figures].toSorted((one, other) => one - other);

/** One line for the report: median and worst of what was measured, in milliseconds. */
export function tellFigures(name: string, figures: readonly number[]): void {
  if (figures.length === 0) return;
  const order = sorted(figures);
  const median = order[Math.floor(order.length / 2)] ?? 0;
  process.stdout.write(
    `${name}: median ${Math.round(median)} ms, max ${Math.round(order.at(-1) ?? 0)} ms, of ${order.length}\n`,
  );
}
