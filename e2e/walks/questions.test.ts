import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../src/chromium.ts';
import { WALK_MS, walkAt } from '../src/walk-at.ts';
import { openWalk } from '../src/walk-page.ts';

/** `WALK_STATES=every` looks at each question at all sizes, and as it opens and as it is chosen too. */
const STATES = process.env['WALK_STATES'] === 'every' ? 'every' : 'fullest';
/** Tablets have twice the room of a phone: what fits there fits here, so each fifth question is enough. */
const WITH_ROOM = STATES === 'every' ? 1 : 5;
const SIZES = [
  { width: 360, height: 640, everyNth: 1 },
  { width: 740, height: 360, everyNth: 1 },
  { width: 768, height: 1024, everyNth: WITH_ROOM },
  { width: 1024, height: 768, everyNth: WITH_ROOM },
  { width: 1366, height: 768, everyNth: 2 * WITH_ROOM },
] as const;
/** Those of all lessons. */
const LEAST_QUESTIONS = 3700;

let walk: Awaited<ReturnType<typeof openWalk>>;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk.stop());

test(
  'every answer of every question of every lesson is in sight on a phone without scrolling, also with its longest hint; on tablets of each fifth question',
  { timeout: WALK_MS },
  async () => {
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const walked = await Promise.all(SIZES.map((size) => walkAt(browser, walk.baseUrl, size, STATES)));
    expect(walked.flatMap(({ findings }) => findings)).toEqual([]);
    for (const [at, { everyNth }] of SIZES.entries())
      expect(walked[at]?.count).toBeGreaterThan(Math.floor(LEAST_QUESTIONS / everyNth));
  },
);

test('all of which the page is made is an input of this walk in turbo.json', () => {
  const inputs = /^(?:apps\/web\/(?:walk|src\/lib)|packages\/(?:contract|domain|ui)\/src)\//;
  expect(walk.modules.length).toBeGreaterThan(100);
  expect(walk.modules.filter((path) => !inputs.test(path))).toEqual([]);
});
