import { afterAll, beforeAll, expect, onTestFinished, test as plain } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { launchChromium } from '../src/chromium.ts';
import { hiddenOptions } from '../src/hidden-options.ts';
import * as player from '../src/lesson-player.ts';
import * as practice from '../src/practice-player.ts';
import { test } from '../src/test.ts';
import { WALK_MS, walkAt } from '../src/walk-at.ts';
import { openWalk } from '../src/walk-page.ts';

/** Each 60th question: the walk (e2e/walks) shows all of them when something that it shows has changed. */
const FEW = 60;
const SIZES = [
  { width: 360, height: 640, everyNth: FEW },
  { width: 740, height: 360, everyNth: FEW },
  { width: 768, height: 1024, everyNth: FEW },
  { width: 1024, height: 768, everyNth: FEW },
  { width: 1366, height: 768, everyNth: FEW },
] as const;
const CHILD_PX = 56;
const LEAST_QUESTIONS = 60;
type Size = (typeof SIZES)[number];
const screenOf = ({ width, height }: Size) => ({ width, height });

let walk: Awaited<ReturnType<typeof openWalk>>;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk.stop());

plain(
  'the answers of some questions of all lessons are in sight at every size',
  { timeout: WALK_MS },
  async () => {
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    for (const size of SIZES) {
      const { count, findings } = await walkAt(browser, walk.baseUrl, size, 'fullest');
      expect(findings).toEqual([]);
      expect(count).toBeGreaterThan(LEAST_QUESTIONS);
    }
  },
);

/** Short and long, drawn and not, for those who cannot read and for those who read much. */
const LESSONS = [
  ['pre-k', 'english-pre-k-09-blue-duck'],
  ['1st', 'math-1st-01-two-triangles'],
  ['6th', 'english-6th-07-short-true-and-neutral'],
] as const;

test.for(LESSONS)(
  'the lesson itself keeps to what the walk found: %s, %s',
  async ([grade, lesson], { stage }) => {
    const page = await stage.open({ as: await newAccount({ grade }) });
    await player.openLesson(page, lesson);
    await player.startLearning(page).click();
    await page.getByRole('radiogroup').waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(screenOf(size));
      await expect
        .poll(() => page.evaluate(hiddenOptions, CHILD_PX), { message: `${size.width}` })
        .toEqual([]);
    }
    await player.choose(page, 0);
    for (const size of SIZES) {
      await page.setViewportSize(screenOf(size));
      await expect
        .poll(() => page.evaluate(hiddenOptions, CHILD_PX), { message: `${size.width}` })
        .toEqual([]);
    }
  },
);

test('in practice too all answers are in sight', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await practice.openPractice(page, '/practice/math');
  for (const size of SIZES) {
    await page.setViewportSize(screenOf(size));
    await expect.poll(() => page.evaluate(hiddenOptions, CHILD_PX), { message: `${size.width}` }).toEqual([]);
  }
});
