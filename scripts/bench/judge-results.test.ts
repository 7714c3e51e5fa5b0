import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { judgeResults } from './judge-results.ts';

const root = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(root, { recursive: true }));
const places = { results: join(root, 'results'), last: join(root, 'last') };
const measure = (ratio: number) =>
  writeFileSync(
    join(places.results, 'api.json'),
    JSON.stringify({ at: '2026-11-28T03:17:00.000Z', ratios: { 'open read: REST': ratio } }),
  );
const kept = () => readFileSync(join(places.last, 'api.json'), 'utf8');
const judge = (isAccepted = false) => judgeResults(places, isAccepted, () => undefined);

test('the first result is kept; a loss fails and is not what the next night is compared with, until a person accepts it', () => {
  expect(judge()).toBe(false);
  mkdirSync(places.results);
  measure(1);
  expect(judge()).toBe(true);
  measure(0.7);
  expect(judge()).toBe(false);
  expect(kept()).toContain('"open read: REST":1');
  expect(judge(true)).toBe(true);
  expect(kept()).toContain('"open read: REST":0.7');
  expect(judge()).toBe(true);
});
