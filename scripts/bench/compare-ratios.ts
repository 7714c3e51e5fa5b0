import { z } from 'zod';

/** What a benchmark leaves in bench/results: ratios to the baseline of the same run; a greater number is better. */
export const RESULTS = z.object({
  at: z.iso.datetime(),
  ratios: z.record(z.string(), z.number().positive()),
});
type Ratios = z.infer<typeof RESULTS>['ratios'];

/** Two runs on one machine differ by up to a tenth. */
const MOST_LOST = 0.2;

export interface Comparison {
  /** A line for each measurement, for a person. */
  readonly lines: readonly string[];
  /** What is slower by more than a fifth. */
  readonly lost: readonly string[];
}

/** Compares a benchmark with its last result. What one of them did not measure is named and is no loss. */
export function compareRatios(last: Ratios, now: Ratios): Comparison {
  const lines: string[] = [];
  const lost: string[] = [];
  for (const name of new Set([...Object.keys(last), ...Object.keys(now)])) {
    const [before, after] = [last[name], now[name]];
    if (before === undefined || after === undefined) {
      lines.push(`${name}: ${after === undefined ? 'not measured any more' : 'new'}`);
      continue;
    }
    const change = after / before - 1;
    lines.push(`${name}: ${before.toFixed(3)} to ${after.toFixed(3)}, ${(change * 100).toFixed(0)} %`);
    if (change < -MOST_LOST) lost.push(name);
  }
  return { lines, lost };
}
