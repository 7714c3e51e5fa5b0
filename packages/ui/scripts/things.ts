import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from '@iconify-json/fluent-emoji-flat';

// Usage: node scripts/things.ts [more folders of lessons]. Copies the drawing of each thing that a lesson names.
const START = readFileSync(join(import.meta.dirname, 'first-things.txt'), 'utf8').split(/\s+/);
const LESSONS = join(import.meta.dirname, '../../content/lessons');
const TARGET = join(import.meta.dirname, '../src/things');
const NAMED = /"thing":\s*"([a-z0-9-]+)"/g;

const lessons = [LESSONS, ...process.argv.slice(2)].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);
const names = new Set([...START, ...lessons.flatMap((text) => [...text.matchAll(NAMED)].map((m) => m[1]))]);

mkdirSync(TARGET, { recursive: true });
let written = 0;
for (const name of names) {
  if (!name) continue;
  const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ''];
  if (!icon && existsSync(join(TARGET, `${name}.svg`))) continue; // Our own: 'duckling', 'mother-duck'.
  if (!icon) {
    console.warn(`no drawing is called ${name}`);
    continue;
  }
  const [width, height] = [icon.width ?? icons.width ?? 32, icon.height ?? icons.height ?? 32];
  writeFileSync(
    join(TARGET, `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>\n`,
  );
  written += 1;
}
console.log(`${written} things`);
