import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../node_modules/.cache/node');

/**
 * Processes that are started from here on keep what Node has compiled in this clone, and so do the servers of tests that pass
 * NODE_COMPILE_CACHE on: the next start takes 0.6 s of processor time less. Node compares the source, and ignores what does not fit.
 */
export function keepCompiled(): void {
  if (process.env['NODE_COMPILE_CACHE'] !== undefined) return;
  // Node's own making of a folder may never end where there can be none.
  mkdirSync(FOLDER, { recursive: true });
  process.env['NODE_COMPILE_CACHE'] = FOLDER;
}
