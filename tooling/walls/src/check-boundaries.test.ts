import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';

const HOUSE = join(import.meta.dirname, '../../..');

let root: string;
const write = (path: string, content: string | object) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
/** A room with its tag. */
const room = (folder: string, name: string, tag: string, dependencies: Record<string, string> = {}) => {
  write(`${folder}/package.json`, {
    name,
    version: '0.1.0',
    exports: { '.': './src/index.ts' },
    dependencies,
  });
  write(`${folder}/turbo.json`, { extends: ['//'], tags: [tag] });
  write(`${folder}/src/index.ts`, `export const name = '${name}';\n`);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noodlenaut-walls-'));
  write('package.json', { name: 'ruin', private: true, packageManager: 'pnpm@12.21.0' });
  write('pnpm-workspace.yaml', 'packages: ["packages/*", "apps/*"]\n');
  cpSync(join(HOUSE, 'turbo.json'), join(root, 'turbo.json'));
  room('packages/one', '@ruin/one', 'package');
  room('packages/two', '@ruin/two', 'package');
  room('apps/front', '@ruin/front', 'app', { '@ruin/one': 'workspace:*' });
  write('apps/front/src/index.ts', "export { name } from '@ruin/one';\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a house in order has no breach', () => {
  expect(checkBoundaries(root)).toEqual([]);
});

test('a file reached around the entry point of a package is caught', () => {
  write('packages/one/src/around.ts', "export { name } from '../../two/src/index.ts';\n");
  expect(checkBoundaries(root)[0]?.why).toMatch(/around\.ts/);
});

test('a package that is used but not declared is caught', () => {
  write('packages/one/src/undeclared.ts', "export { name } from '@ruin/two';\n");
  expect(checkBoundaries(root)[0]?.why).toMatch(/undeclared\.ts/);
});

test('a package that imports an app is caught, declared or not', () => {
  room('packages/two', '@ruin/two', 'package', { '@ruin/front': 'workspace:*' });
  write('packages/two/src/upward.ts', "export { name } from '@ruin/front';\n");
  expect(checkBoundaries(root)[0]?.why).toMatch(/@ruin\/two/);
});

test('the house itself has no breach', () => {
  expect(checkBoundaries(HOUSE)).toEqual([]);
});
