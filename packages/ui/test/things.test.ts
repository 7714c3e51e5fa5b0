import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRACTICE_GENERATORS, seededDice } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { THINGS } from '../src/illustrations/parts/things.ts';

const LESSONS = join(import.meta.dirname, '../../content/lessons');
const ART = join(import.meta.dirname, '../src/things');
const NAMED = /"thing":\s*"([^"]+)"/g;

test('every thing a lesson names is drawn; if not, run scripts/things.ts', () => {
  const missing = readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => [...readFileSync(join(LESSONS, file), 'utf8').matchAll(NAMED)])
    .map(([, name = '']) => name)
    .filter((name) => !THINGS.has(name));
  expect([...new Set(missing)]).toEqual([]);
});

test('every thing an exercise names is drawn', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed);
  const items = PRACTICE_GENERATORS.flatMap(({ grades, make }) =>
    grades.flatMap((grade) => seeds.map((seed) => make(seededDice(seed), grade))),
  );
  const named = [...JSON.stringify(items).matchAll(NAMED)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(1000);
  expect([...new Set(named)].filter((name) => !THINGS.has(name))).toEqual([]);
});

test('drawings are pictures only: no script, no style, nothing from elsewhere', () => {
  const files = readdirSync(ART).filter((file) => file.endsWith('.svg'));
  expect(files.length).toBe(THINGS.size);
  for (const file of files) {
    const svg = readFileSync(join(ART, file), 'utf8');
    expect(svg, file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/);
    expect(svg.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(
      /<script|<style|https?:|\son\w+=/,
    );
  }
});
