import { GRADES } from '@noodlenaut/domain';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { lessonKey } from '../src/lesson-key.ts';
import { playLesson } from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

/** Which of these a finger cannot reach, because something lies over its middle or it is outside the screen. */
const unreachable = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top === null || !(element.contains(top) || top.contains(element));
      })
      .map((element) => element.textContent),
  );

/** The texts or labels of what the cheer on the screen lies over. */
const coveredByCheer = (page: Page, parts: string) =>
  page.evaluate((selector) => {
    const cheer = document.querySelector('[aria-label="Notifications"] output')?.getBoundingClientRect();
    if (cheer === undefined) return ['no cheer'];
    return [...document.querySelectorAll(selector)]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return (
          right > left && left < cheer.right && right > cheer.left && top < cheer.bottom && bottom > cheer.top
        );
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
  }, parts);

test('on a phone without a grade every grade can be pressed at once', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount(), ...PHONE });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Choose your grade' }).waitFor();
  const grades = page.locator('label').filter({ has: page.getByRole('radio') });
  expect(await grades.count()).toBe(GRADES.length);
  expect(await unreachable(grades)).toEqual([]);
});

test('[S4.15] on a phone a cheer lies below header and Noodle and above the crew’s bar', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), ...PHONE });
  await page.goto('/');
  // Miso's hello makes the bar taller.
  await page.getByRole('complementary', { name: 'Your crew' }).getByText('Good to see you.').waitFor();
  await page.getByRole('button', { name: /First Steps/ }).click();
  await page.getByRole('status').getByText('Not earned yet').waitFor();
  expect(await coveredByCheer(page, 'header, [aria-label="Your crew"]')).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await coveredByCheer(page, 'header, h1, [aria-label^="Noodle"]')).toEqual([]);
});

test('[S4.15] on a phone a cheer covers neither Noodle nor the badge of the celebration', async ({
  stage,
}) => {
  const lesson = await lessonKey('math-k-01-mouse-hides');
  const page = await stage.open({ as: await newAccount({ grade: 'k' }), ...PHONE });
  await playLesson(page, lesson);
  await page.getByRole('status').getByText('First Steps').waitFor();
  await page.getByRole('list', { name: 'New badges' }).waitFor();
  expect(await coveredByCheer(page, 'h1, main li, main a, main button, main svg.noodle')).toEqual([]);
});
