import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '@noodlenaut/walls/source-files';
import { compareSpec } from './spec/compare-spec.ts';
import { readSpecItems } from './spec/spec-items.ts';
import { idsInTestNames } from './spec/test-names.ts';

/** Pieces of work that are done: each of their items must have a test. */
const FINISHED: ReadonlySet<string> = new Set([
  'foundation',
  'curriculum',
  'child',
  'ai',
  'games',
  'tutoring',
  'grown-ups',
  'plans',
]);

const root = join(import.meta.dirname, '..');
const copy = readFileSync(join(root, 'docs/spec-items.md'), 'utf8');
const source = join(root, '../shared/SPEC-ITEMS.md');
if (existsSync(source) && readFileSync(source, 'utf8') !== copy) {
  console.log('docs/spec-items.md differs from ../shared/SPEC-ITEMS.md: copy it again.\n');
}

const tests = sourceFiles(root).filter(({ path }) => /\.test\.tsx?$/.test(path));
const { pieces, unknown } = compareSpec(readSpecItems(copy), tests.flatMap(idsInTestNames));

// Rows of pieces that come later are many: name a piece to see them.
const wanted = new Set(process.argv.slice(2));
let failed = unknown.length > 0;
for (const { piece, total, missing } of pieces) {
  const finished = FINISHED.has(piece);
  console.log(`${piece}: ${total - missing.length} of ${total} have a test${finished ? '' : ' (to come)'}`);
  if (finished || wanted.has(piece)) for (const { id, text } of missing) console.log(`  ${id}  ${text}`);
  if (finished && missing.length > 0) failed = true;
}
for (const { id, file } of unknown) console.log(`[${id}] in ${file} is no item of the specification.`);
process.exitCode = failed ? 1 : 0;
