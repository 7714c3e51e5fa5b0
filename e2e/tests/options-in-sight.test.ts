import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test as plain } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { launchChromium } from '../src/chromium.ts';
import { hiddenOptions } from '../src/hidden-options.ts';
import * as player from '../src/lesson-player.ts';
import * as practice from '../src/practice-player.ts';
import { test } from '../src/test.ts';
import { lookFor, openWalk } from '../src/walk-page.ts';

/** `WALK_STATES=every` looks at each question at all sizes, and as it opens and as it is chosen too. */
const STATES = process.env['WALK_STATES'] ?? 'fullest';
/** Tablets have twice the room of a phone: what fits there fits here, so each fifth question is enough in every run. */
const WITH_ROOM = STATES === 'every' ? 1 : 5;
const SIZES = [
  { width: 360, height: 640, everyNth: 1 },
  { width: 740, height: 360, everyNth: 1 },
  { width: 768, height: 1024, everyNth: WITH_ROOM },
  { width: 1024, height: 768, everyNth: WITH_ROOM },
  { width: 1366, height: 768, everyNth: 2 * WITH_ROOM },
] as const;
/** Ends a walk that hangs. */
const WALK_MS = 900_000;
const CHILD_PX = 56;
/** Those of all lessons. */
const LEAST_QUESTIONS = 3700;

let walk: Awaited<ReturnType<typeof openWalk>>;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk.stop());

type Size = (typeof SIZES)[number];
type Walked = { count: number; findings: string[] };
const screenOf = ({ width, height }: Size) => ({ width, height });

/** @returns how many questions were shown on such a screen, and the answers that were not in sight */
async function walkAt(browser: Browser, size: Size): Promise<Walked> {
  const page = await browser.newPage({ viewport: screenOf(size), reducedMotion: 'reduce' });
  await page.addInitScript(lookFor(hiddenOptions));
  await page.goto(`${walk.baseUrl}?states=${STATES}&every=${size.everyNth}`);
  const told = page.locator('#findings');
  await told.waitFor({ state: 'attached', timeout: WALK_MS });
  const { count, findings }: Walked = JSON.parse((await told.textContent()) ?? '');
  await page.close();
  return { count, findings: findings.map((finding) => `${size.width} x ${size.height}: ${finding}`) };
}

plain(
  'every answer of every question of every lesson is in sight on a phone without scrolling, also with its longest hint; on tablets of each fifth question',
  { timeout: WALK_MS },
  async () => {
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const walked = await Promise.all(SIZES.map((size) => walkAt(browser, size)));
    expect(walked.flatMap(({ findings }) => findings)).toEqual([]);
    for (const [at, { everyNth }] of SIZES.entries())
      expect(walked[at]?.count).toBeGreaterThan(Math.floor(LEAST_QUESTIONS / everyNth));
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
