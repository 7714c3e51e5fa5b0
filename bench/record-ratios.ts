import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps what a benchmark measured beside the baseline of its own run, for `npm run bench:compare`.
 * @param ratios by what was measured; a greater number is better
 */
export function recordRatios(bench: string, ratios: ReadonlyMap<string, number>): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const measured = [...ratios].filter(([, ratio]) => Number.isFinite(ratio) && ratio > 0);
  const results = { at: new Date().toISOString(), ratios: Object.fromEntries(measured) };
  writeFileSync(join(folder, `${bench}.json`), `${JSON.stringify(results, null, 1)}\n`);
}
