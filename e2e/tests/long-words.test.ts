import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { sidewaysScrolls } from '../src/inspect-screen.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

const NAME = 'Maximiliana-Wolfeschlegelsteinhausenbergerdorffina';

/** Whether two things on the page cover each other by more than a hair. */
async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((at) => page.locator(at).first().boundingBox()));
  if (!a || !b) throw new Error(`${a ? other : one} is not on the page`);
  return (
    a.x + a.width > b.x + 2 && b.x + b.width > a.x + 2 && a.y + a.height > b.y + 2 && b.y + b.height > a.y + 2
  );
}

test.for([
  { width: 360, height: 740, grade: '3rd' as const },
  { width: 360, height: 740, grade: 'pre-k' as const },
  { width: 768, height: 1024, grade: '3rd' as const },
  { width: 1366, height: 768, grade: '3rd' as const },
])(
  'a name of fifty letters goes neither under Noodle nor into the grade, $grade at $width',
  async ({ width, height, grade }, { stage }) => {
    const page = await stage.open({
      as: await newAccount({ grade, firstName: NAME }),
      viewport: { width, height },
    });
    await page.goto('/');
    const noodle = 'button[aria-label^="Noodle."]';
    await page.locator(noodle).waitFor();
    expect(await overlap(page, 'h1', noodle)).toBe(false);
    expect(await overlap(page, 'h1', 'a[href="#grade"]')).toBe(false);
    const medal = await page.locator('a[href="#grade"]').boundingBox();
    expect((medal?.x ?? width) + (medal?.width ?? 0)).toBeLessThanOrEqual(width - 20);
    expect(await sidewaysScrolls(page)).toEqual([]);
  },
);

test.for([
  { width: 180, height: 320 },
  { width: 512, height: 384 },
  { width: 683, height: 384 },
])(
  'at 200 % zoom ($width by $height) the whole feedback can be reached, and the way on',
  async (viewport, { stage }) => {
    const lesson = await lessonKey(FIRST_LESSON);
    const page = await stage.open({ as: await newAccount({ grade: '3rd' }), viewport });
    await player.openLesson(page, FIRST_LESSON);
    await player.startLearning(page).click();
    const right = lesson.activities[0]?.correct_answer ?? 0;
    await player.answer(page, right === 0 ? 1 : 0);
    const title = player.wrongFeedback(page);
    const top = async (): Promise<number> => (await title.boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(viewport.height);
    await player.nextActivity(page).scrollIntoViewIfNeeded();
    await player.nextActivity(page).click();
    await expect.poll(() => player.stepShown(page)).toMatch(/^3 of/);
  },
);
