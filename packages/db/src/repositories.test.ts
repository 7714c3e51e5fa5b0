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
