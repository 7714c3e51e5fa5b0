import { expect } from 'vitest';
import { newAccount, newName } from '../src/accounts.ts';
import { tabTo } from '../src/keyboard.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

const LETTERS = 'abcdef';

test('[S1.03] from the landing to a finished lesson without a pointer', async ({ stage }) => {
  const page = await stage.open();
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, 'Start Learning!');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  await tabTo(page, 'Username');
  await keyboard.type(newName());
  await tabTo(page, 'Adventure Scholars');
  await keyboard.press('Space');
  await tabTo(page, 'Password');
  await keyboard.type('violin-comet-42');
  await tabTo(page, 'Confirm password');
  await keyboard.type('violin-comet-42');
  await keyboard.press('Enter');

  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  await tabTo(page, 'Pre-K');
  for (const grade of ['Kindergarten', '1st grade']) {
    const saved = page.waitForResponse('**/trpc/account.setGrade*');
    await keyboard.press('ArrowRight');
    await saved;
    const radio = page.getByRole('radio', { name: grade, exact: true });
    await expect.poll(() => radio.isChecked()).toBe(true);
    // The focus must still be where the child left it, so that the next arrow goes on.
    await expect.poll(() => radio.evaluate((one) => one === document.activeElement)).toBe(true);
  }
  // The card of the subject comes before the badge that begins with the same word.
  await tabTo(page, 'Math');
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
  await tabTo(page, 'Start Lesson');
  await keyboard.press('Enter');
  await player.startLearning(page).waitFor();

  const lesson = await lessonKey(new URL(page.url()).pathname.replace('/lesson/', ''));
  await keyboard.press('Enter');
  for (const [index, activity] of lesson.activities.entries()) {
    await expect.poll(() => player.stepShown(page)).toMatch(new RegExp(`^${index + 2} of`));
    const key =
      index % 2 === 0 ? String(activity.correct_answer + 1) : (LETTERS[activity.correct_answer] ?? 'a');
    await keyboard.press(key);
    await player.checkAnswer(page).waitFor();
    await keyboard.press('Enter');
    await player.rightFeedback(page).waitFor();
    // A press in the first moment belongs to the check before it.
    await expect.poll(() => player.goOn(page).isEnabled()).toBe(true);
    await keyboard.press('Enter');
  }
  await player.completeLesson(page).waitFor();
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You finished it!' }).waitFor();
  await tabTo(page, 'Back to Math');
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
});

test('the options are one stop of Tab and the arrows choose; every stop shows its focus', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  await page.getByRole('radiogroup').waitFor();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await player.options(page).nth(1).isChecked()).toBe(true);
  const outline = await page.evaluate(() => {
    const input = document.activeElement;
    const label = input?.closest('label');
    const seen = [input, label].filter((one) => one instanceof Element).map((one) => getComputedStyle(one));
    return seen.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2);
  });
  expect(outline).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).not.toBe('radio');
});
