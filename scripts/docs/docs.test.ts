import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_NODE_FLAGS } from '@noodlenaut/game/node-flags';
import { deadCites } from './cites.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions')).toSorted();
const HEADINGS = ['## Question', '## Decision', '## Why', '## Consequences'];

test('[P0.01] what was left silent is written down: decisions are numbered without gaps, dated and complete', () => {
  expect(decisions.map((file) => Number(file.slice(0, 4)))).toEqual(decisions.map((_file, index) => index));
  for (const file of decisions) {
    const lines = read(`docs/decisions/${file}`).split('\n');
    expect(lines[0]).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`));
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(HEADINGS);
    if (!file.includes('template')) expect(lines[2]).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/);
  }
  expect(decisions.length).toBeGreaterThan(10);
});

test('every file and folder the map names is there', () => {
  const named = [...read('docs/map.md').matchAll(/(?:apps|packages|scripts|tooling|docs)\/[\w./$-]*[\w]/g)];
  expect(named.length).toBeGreaterThan(30);
  expect(named.map(([path]) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every link between the documents leads somewhere', () => {
  const documents = [
    'README.md',
    'AGENTS.md',
    'CONTRIBUTING.md',
    'docs/map.md',
    'docs/style.md',
    'docs/language.md',
    'docs/scaling.md',
    'docs/content.md',
    'docs/operations.md',
    'docs/consent-bar.md',
    'docs/security.md',
    'SECURITY.md',
  ];
  for (const document of documents) {
    const folder = document.startsWith('docs/') ? 'docs' : '.';
    const links = [...read(document).matchAll(/(?<!!)\[[^\]]*\]\(([^)#:]+)\)/g)].map(([, path = '']) => path);
    expect([document, links.filter((path) => !existsSync(join(root, folder, path)))]).toEqual([document, []]);
  }
});

test('every cite leads somewhere: an item of the specification, a decision, a rule of docs/security.md', () => {
  expect(deadCites(root)).toEqual([]);
});

test.each(['api', 'game'])('docs/operations.md has every variable of the %s, and no other', (app) => {
  const variables = [...read(`apps/${app}/src/env.ts`).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  );
  const heading = app === 'api' ? '## Environment of the api' : '## Environment of the game server';
  const section = read('docs/operations.md').split(heading)[1]?.split('\n## ')[0] ?? '';
  const documented = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  expect(new Set(documented)).toEqual(new Set(variables));
});

test('the readme starts with two commands, a picture, the settings and the licence', () => {
  const readme = read('README.md');
  for (const part of [
    'npm start',
    'npm test',
    'docs/pictures/dashboard.jpg',
    '`DATABASE_URL`',
    'MIT',
    'docker compose',
  ]) {
    expect(readme).toContain(part);
  }
});

test('compose and the package run the game server with the flags that were measured', () => {
  const flags = GAME_NODE_FLAGS.join(' ');
  expect(read('apps/game/package.json')).toContain(`"start": "node ${flags} src/main.ts"`);
  expect(read('docker-compose.yml')).toContain(
    `[node, ${flags.replaceAll(' ', ', ')}, apps/game/src/main.ts]`,
  );
});
