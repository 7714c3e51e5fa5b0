import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStore } from './testing/test-store.ts';

const { db } = await testStore(1);
const inFolder = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).toSorted();
const sqlFiles = inFolder('*/*.repository.sql');

test('every repository has its statements in a file', () => {
  const repositories = inFolder('*/*.repository.ts').map((path) => path.replace(/\.ts$/, '.sql'));
  expect(sqlFiles).toEqual(repositories);
});

test.each(sqlFiles.map((path) => [basename(path), path]))('PostgreSQL takes %s', async (_name, path) => {
  const blocks = readFileSync(join(import.meta.dirname, path), 'utf8')
    .split(/;\n+/)
    .filter(Boolean);
  for (const block of blocks) {
    const prepared = sql.raw(`prepare checked as ${block.replace(/^-- .*$/gm, '')}`).execute(db);
    await expect(prepared, block).resolves.toBeDefined();
    await sql`deallocate checked`.execute(db);
  }
});

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const CLAUSES = words('on set join where cross left for order group union values select limit');
/** For a row whose role counts, or whose table stands twice in a statement (decision 0076). */
const ROLES = words(
  `actor adult bearer child earlier guardian here kept last learner me mine other person primary pupil reported
  reporter revoker seated student taught teacher theirs tutor waiter`,
);
const ALIAS = /\b(?:from|join|update|into|using) ([a-z_]+) (?:as )?([a-z_]+)\b/g;
const LETTER_FOR_DERIVED = /\) (?:[a-z](?=[\s,)])|as [a-z]\()/g;
const initials = (table: string) =>
  table
    .split('_')
    .map((word) => word[0])
    .join('');

test.each(sqlFiles)('in %s an alias is the initials of its table, or the role of the row', async (path) => {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.tables where table_schema = 'public'`.execute(db);
  const tables = new Set(rows.map(({ table }) => table));
  const text = readFileSync(join(import.meta.dirname, path), 'utf8').replaceAll('"', '');
  const others = [...text.matchAll(ALIAS)].filter(
    ([, table = '', alias = '']) =>
      tables.has(table) && !CLAUSES.has(alias) && !ROLES.has(alias) && alias !== initials(table),
  );
  expect([...others, ...text.matchAll(LETTER_FOR_DERIVED)].map(([found]) => found)).toEqual([]);
});
