import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POLICY_VERSION } from '../src/index.ts';

const FILE = join(import.meta.dirname, 'report.md');

/** Starts the report of one run. It is an artefact and not kept in the repository. */
export const startReport = (): void => writeFileSync(FILE, `# Red team, policy ${POLICY_VERSION}\n`);

/** A chapter of the report: a line for each figure, then what failed, at most 50 lines. */
export function writeReport(
  title: string,
  figures: Readonly<Record<string, number>>,
  failed: readonly string[] = [],
): void {
  const lines = Object.entries(figures).map(([name, value]) => `- ${name}: ${value}`);
  const misses = failed.slice(0, 50).map((line) => `  - ${line}`);
  appendFileSync(FILE, `\n## ${title}\n${[...lines, ...misses].join('\n')}\n`);
}
