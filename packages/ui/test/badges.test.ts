import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ACHIEVEMENTS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';

const art = join(import.meta.dirname, '../src/drawings/art/badges');

test('every achievement has a badge of its own', () => {
  const files = Object.values(ACHIEVEMENTS).map(({ icon }) => `${icon.slice('badge-'.length)}.svg`);
  expect(files.filter((file) => !existsSync(join(art, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
