import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allWalls } from '@noodlenaut/walls/all-walls';
import { readTree } from '@noodlenaut/walls/read-tree';
import { featureNames, type FeatureNames } from './feature-names.ts';
import { AlreadyThereError, linesByHand, nextMigration, writeFeature } from './write-feature.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noodlenaut-gen-'));
  mkdirSync(join(root, 'packages/db/migrations'), { recursive: true });
  writeFileSync(join(root, 'packages/db/migrations/0007-operations.ts'), 'export const up = null;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function named(nouns: string, singular?: string): FeatureNames {
  const name = featureNames(nouns, singular);
  if (name === null) throw new Error(`${nouns} is no noun`);
  return name;
}

test('writes a file in every room, each valid TypeScript, and no wall is crossed', async () => {
  const written = writeFeature(root, named('home-works'), nextMigration(root));
  const rooms = [...new Set(written.map((path) => path.split('/').slice(0, 2).join('/')))];
  expect(rooms.toSorted()).toEqual([
    'apps/api',
    'apps/web',
    'packages/contract',
    'packages/db',
    'packages/domain',
  ]);
  expect(written).toContain('packages/db/migrations/0008-home-works.ts');
  for (const path of written) {
    expect(readTree({ path, text: readFileSync(join(root, path), 'utf8') }, () => ({}))).toEqual([]);
  }
  expect(await allWalls(root)).toEqual([]);
});

test('every name it uses from a central list stands among the lines to add by hand', () => {
  const name = named('stories', 'story');
  const lines = linesByHand(name, '0008');
  for (const needed of ['storiesRepository', 'storiesRouter', 'add-story.ts']) {
    expect(lines).toContain(needed);
  }
});

test('refuses to overwrite, and then writes nothing at all', () => {
  const taken = 'apps/api/src/stickers/stickers.router.ts';
  mkdirSync(join(root, 'apps/api/src/stickers'), { recursive: true });
  writeFileSync(join(root, taken), 'mine');
  expect(() => writeFeature(root, named('stickers'), '0008')).toThrow(AlreadyThereError);
  expect(readFileSync(join(root, taken), 'utf8')).toBe('mine');
  expect(() => readFileSync(join(root, 'packages/contract/src/stickers.ts'))).toThrow('ENOENT');
});

test('a word that is no plural noun in kebab-case is refused', () => {
  for (const word of ['', 'Stickers', 'my stickers', '../stickers', 'sheep'])
    expect(featureNames(word)).toBeNull();
});
