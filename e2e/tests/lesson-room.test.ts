import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { axeFindings, runningAnimations, smallTargets } from '../src/inspect-screen.ts';
import { lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
] as const;
/** A child's target, and that of a child who cannot read. */
const CHILDREN = [
  { grade: 'pre-k', lessonId: 'math-pre-k-01-count-to-five', px: 64 },
  { grade: '1st', lessonId: 'math-1st-01-two-triangles', px: 56 },
  { grade: '5th', lessonId: 'science-5th-05-where-did-salt-go', px: 56 },
] as const;

/** Question, answers and action that are not wholly to be seen. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const bar = main?.nextElementSibling;
    const top = main?.getBoundingClientRect().top ?? 0;
    const bottom = bar?.getBoundingClientRect().top ?? innerHeight;
    const inside = [...document.querySelectorAll('main h1, [role="radiogroup"] label')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.top < top - 1 || box.bottom > bottom + 1;
    });
    const below = [...(bar?.querySelectorAll('button') ?? [])].filter(
      (one) => one.getBoundingClientRect().bottom > innerHeight + 1,
    );
    return [...inside, ...below].map((one) => one.textContent ?? '');
  });

for (const { grade, lessonId, px } of CHILDREN)
  for (const viewport of SIZES)
    test(`${grade} at ${viewport.width} x ${viewport.height}: every control of every step is at least ${px} px, and a hint pushes nothing out of sight`, async ({
      stage,
    }) => {
      const lesson = await lessonKey(lessonId);
      const page = await stage.open({ as: await newAccount({ grade }), viewport });
      const small = new Set<string>();
      const measure = async () => {
        for (const one of await smallTargets(page, px)) small.add(one);
      };
      await player.openLesson(page, lessonId);
      await measure();
      await player.startLearning(page).click();
      const hint = page.getByRole('button', { name: /hint/i });
      for (const [index, { correct_answer: right, options }] of lesson.activities.entries()) {
        await page.getByRole('radiogroup').waitFor();
        await measure();
        await hint.click();
        await page.keyboard.press('h');
        await player.choose(page, index === 0 ? (right + 1) % options.length : right);
        await page.getByRole('button', { name: 'Read the hint aloud' }).waitFor();
        await player.checkAnswer(page).waitFor();
        expect(await outOfSight(page), lesson.activities[index]?.question).toEqual([]);
        await measure();
        await player.checkAnswer(page).click();
        await player.goOn(page).waitFor();
        await measure();
        await player.leaveStep(page);
      }
      await player.ready(page).waitFor();
      await measure();
      await player.ready(page).click();
      await page.getByRole('radiogroup').waitFor();
      expect(await outOfSight(page)).toEqual([]);
      await measure();
      expect(await axeFindings(page)).toEqual([]);
      await player.answerAgain(page, lesson);
      await measure();
      await player.completeLesson(page).click();
      await page.getByRole('link', { name: 'Next Lesson' }).waitFor();
      expect(await runningAnimations(page)).toEqual([]);
      // Notices have their own size; they go by themselves.
      await measure();
      expect([...small].filter((one) => !/: (Close|Dismiss)/.test(one))).toEqual([]);
    });
