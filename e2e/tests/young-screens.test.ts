import type { Page } from 'playwright-core';
import { NEW_READER_GRADES } from '@noodlenaut/domain';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import * as player from '../src/lesson-player.ts';
import { hiddenOptions } from '../src/hidden-options.ts';
import { lessonKey } from '../src/lesson-key.ts';
import { test } from '../src/test.ts';
import { visibleWords } from '../src/visible-words.ts';

const FIRST = {
  'pre-k': 'math-pre-k-01-count-to-five',
  k: 'math-k-01-mouse-hides',
  '1st': 'math-1st-01-two-triangles',
  '2nd': 'math-2nd-01-corner-code',
} as const;
type Young = keyof typeof FIRST;
const YOUNG = Object.keys(FIRST).filter((grade): grade is Young => grade in FIRST);

const wordsOf = (page: Page, within = 'body') => page.evaluate(visibleWords, within);

test.for(YOUNG)('few words stand on the screens of %s', async (grade, { stage }) => {
  const page = await stage.open({ as: await newAccount({ grade, firstName: 'Mia' }) });
  await page.goto('/');
  await page.getByRole('region', { name: 'Achievements' }).waitFor();
  // Miso says hello after two seconds: what it says counts too.
  await page.getByText('Good to see you.').first().waitFor();
  const said: [string, string[], number][] = [['dashboard', await wordsOf(page), 80]];
  await page.goto('/achievements');
  await page.getByRole('heading', { name: 'Playing together' }).waitFor();
  said.push(['badges', await wordsOf(page), 120]);
  await page.goto('/multiplayer');
  await page.getByRole('heading', { name: 'Available rooms' }).waitFor();
  await page.getByText('Games Played').waitFor();
  // Other tests of the same product have rooms open: how many there are is no part of the page.
  const rooms = page.getByRole('region', { name: 'Available rooms' }).getByRole('listitem');
  await rooms.evaluateAll((all) => all.forEach((room) => (room.style.display = 'none')));
  said.push(['multiplayer', await wordsOf(page), 60]);
  const tooMany = said.filter(([, words, most]) => words.length > most);
  expect(tooMany.map(([screen, words]) => `${screen} ${words.length}: ${words.join(' ')}`)).toEqual([]);
});

test.for(YOUNG)('a wrong answer is told in few words to %s', async (grade, { stage }) => {
  const lesson = await lessonKey(FIRST[grade]);
  const page = await stage.open({ as: await newAccount({ grade }) });
  await player.openLesson(page, lesson.id);
  await player.startLearning(page).click();
  for (const { correct_answer: right, options } of lesson.activities) {
    await page.getByRole('radiogroup').waitFor();
    await player.answer(page, (right + 1) % options.length);
    await player.wrongFeedback(page).waitFor();
    const words = await wordsOf(page, '[data-tone="try"]');
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(25);
    const why = page.getByText('Why?', { exact: true });
    if (await why.isVisible()) {
      expect((await why.boundingBox())?.height).toBeGreaterThanOrEqual(56);
      await why.click();
      expect((await wordsOf(page, '[data-tone="try"]')).length).toBeGreaterThan(words.length);
    }
    await player.leaveStep(page);
  }
});

test.for(YOUNG)(
  'no percent stands on a screen of %s, and stars are told in words',
  async (grade, { stage }) => {
    const lesson = await lessonKey(FIRST[grade]);
    const page = await stage.open({ as: await newAccount({ grade }) });
    await player.playLesson(page, lesson, [0]);
    await page.getByText(`${lesson.activities.length - 1} of ${lesson.activities.length} stars.`).waitFor();
    for (const path of ['/', '/achievements', '/subject/math']) {
      if (path !== '/lesson') await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.body.innerText)).not.toContain('%');
    }
    await page.goto('/');
    const math = page.getByRole('progressbar', { name: 'Math progress' });
    expect(await math.getAttribute('aria-valuetext')).toBe('0 of 5 stars');
  },
);

test('on a tablet the things that Pre-K counts are as large as a thumb, and the mother is none of her ducklings', async ({
  stage,
}) => {
  const page = await stage.open({
    as: await newAccount({ grade: 'pre-k' }),
    viewport: { width: 768, height: 1024 },
  });
  await player.openLesson(page, FIRST['pre-k']);
  await player.startLearning(page).click();
  const things = page.locator('figure image');
  await expect.poll(() => things.count()).toBe(4);
  const boxes = await Promise.all((await things.all()).map((thing) => thing.boundingBox()));
  for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(100);
  const files = await things.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(files).size).toBe(2);
});

/** Of six to eight, of which none is covered by another; their things stood at 47 to 64 px on a tablet, in one line. */
const LONG_ROWS = ['math-k-07-raccoon-took', 'math-pre-k-08-count-to-ten'] as const;
const TABLETS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];

test.for(LONG_ROWS)(
  'six things or more in a row stand in two rows on a tablet, each as large as a thumb: %s',
  async (lesson, { stage }) => {
    const page = await stage.open({
      as: await newAccount({ grade: 'pre-k' }),
      viewport: { width: 768, height: 1024 },
    });
    await player.openLesson(page, lesson);
    await player.startLearning(page).click();
    const things = page.locator('figure image');
    await things.nth(5).waitFor();
    for (const size of TABLETS) {
      await page.setViewportSize(size);
      const boxes = await things.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(Math.min(...boxes.map(({ width }) => width)), `${size.width} px`).toBeGreaterThanOrEqual(100);
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2);
      await expect.poll(() => page.evaluate(hiddenOptions, 56), { message: `${size.width}` }).toEqual([]);
    }
  },
);

test('a first grader finds a speaker on the dashboard, and one in sight as a lesson begins', async ({
  stage,
}) => {
  const page = await stage.open({
    as: await newAccount({ grade: '1st' }),
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/');
  const whole = page.getByRole('button', { name: 'Read this page aloud' });
  await whole.waitFor();
  expect((await whole.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await player.openLesson(page, FIRST['1st']);
  const speaker = page.getByRole('button', { name: 'Read the introduction aloud' });
  await speaker.waitFor();
  const bar = await player.startLearning(page).boundingBox();
  const box = await speaker.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  expect(NEW_READER_GRADES).toEqual(YOUNG);
});
