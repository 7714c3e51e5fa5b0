import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allWalks, changedWalks, keepWalks, passedWalks, walksIn } from './passed-walks.ts';

const ROOT = join(import.meta.dirname, '../..');
const walk = (name: string, hash: string) => ({ package: name, directory: name, hash });

test('a walk that passed is left out until its hash is another, and the others are kept', () => {
  const root = mkdtempSync(join(tmpdir(), 'walks-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(passedWalks(root)).toEqual({});
  keepWalks(root, [walk('b', '2'), walk('a', '1')]);
  expect(passedWalks(root)).toEqual({ a: '1', b: '2' });
  expect(changedWalks([walk('a', '1'), walk('b', '3'), walk('c', '4')], passedWalks(root))).toEqual([
    walk('b', '3'),
    walk('c', '4'),
  ]);
  keepWalks(root, [walk('b', '3')]);
  expect(passedWalks(root)).toEqual({ a: '1', b: '3' });
});

test('of turbo’s account only walks that a package has count', () => {
  const task = (name: string, command: string) => ({
    task: name,
    package: 'p',
    directory: 'd',
    hash: 'h',
    command,
  });
  const account = {
    tasks: [task('walks', 'vitest run'), task('walks', '<NONEXISTENT>'), task('transit', '')],
  };
  expect(walksIn(JSON.stringify(account))).toEqual([{ package: 'p', directory: 'd', hash: 'h' }]);
});

test('turbo tells the walks of this repository', () => {
  expect(allWalks(ROOT).map((one) => one.package)).toEqual(['@noodlenaut/ai', '@noodlenaut/e2e']);
});
