import { expect } from 'vitest';
import { newAccount, signInAgain } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

const stepSaved = (page: Parameters<typeof player.stepShown>[0]) =>
  page.waitForResponse((response) => response.url().endsWith('/trpc/lessons.saveStep') && response.ok());

test('[P3.16] a reload at every step goes on exactly there, checked answers included', async ({ stage }) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await player.openLesson(page, FIRST_LESSON);
  await page.reload();
  await player.startLearning(page).waitFor();
  let saved = stepSaved(page);
  await player.startLearning(page).click();
  await saved;
  for (const [index, activity] of lesson.activities.entries()) {
    await page.reload();
    await expect.poll(() => player.stepShown(page)).toMatch(new RegExp(`^${index + 2} of`));
    expect(await player.options(page).first().isEnabled()).toBe(true);
    await player.answer(page, activity.correct_answer);
    await page.reload();
    await player.goOn(page).waitFor();
    await player.rightFeedback(page).waitFor();
    expect(await player.options(page).nth(activity.correct_answer).isChecked()).toBe(true);
    expect(await player.options(page).first().isDisabled()).toBe(true);
    saved = stepSaved(page);
    await player.leaveStep(page);
    await saved;
  }
  await page.reload();
  const total = lesson.activities.length;
  await page.getByText(`${total} of ${total}`, { exact: true }).waitFor();
  await player.completeLesson(page).click();
  await page.getByText('Your score is 100%.').waitFor();
});

test('[P3.17] another device goes on at the same step with the same answers', async ({ stage }) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const account = await newAccount({ grade: '3rd' });
  const tablet = await stage.open({ as: account, viewport: { width: 768, height: 1024 } });
  await player.openLesson(tablet, FIRST_LESSON);
  await player.startLearning(tablet).click();
  await player.answerAll(tablet, lesson, { until: 1, wrong: [0] });
  await player.answer(tablet, lesson.activities[1]?.correct_answer ?? 0);
  await tablet.context().close();

  const phone = await stage.open({ as: await signInAgain(account), viewport: { width: 360, height: 740 } });
  await phone.goto('/');
  await phone.getByRole('link', { name: /Continue Learning/ }).click();
  await player.rightFeedback(phone).waitFor();
  expect(await player.stepShown(phone)).toMatch(/^3 of/);
  await player.leaveStep(phone);
  await player.answerAll(phone, lesson, { from: 2 });
  const total = lesson.activities.length;
  await phone.getByText(`${total - 1} of ${total}`, { exact: true }).waitFor();
});

test('[P3.12] two tabs finish the same lesson: paid once, and both show a result', async ({ stage }) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const account = await newAccount({ grade: '3rd' });
  const one = await stage.open({ as: account });
  await player.openLesson(one, FIRST_LESSON);
  await player.startLearning(one).click();
  const last = `"step":${lesson.activities.length + 1}`;
  const saved = one.waitForResponse(
    (response) =>
      response.url().endsWith('/trpc/lessons.saveStep') &&
      (response.request().postData() ?? '').includes(last),
  );
  await player.answerAll(one, lesson);
  await saved;
  const two = await one.context().newPage();
  await two.goto(`/lesson/${FIRST_LESSON}`);
  await player.completeLesson(two).waitFor();
  await Promise.all([player.completeLesson(one).click(), player.completeLesson(two).click()]);
  for (const tab of [one, two]) {
    await tab.getByRole('heading', { name: 'You finished it!' }).waitFor();
    await tab.getByText('Your score is 100%.').waitFor();
  }
  const paid = [one, two].map((tab) =>
    tab.getByRole('main').getByText(`You earned ${lesson.points} points.`).count(),
  );
  const already = [one, two].map((tab) => tab.getByText('You had these points already.').count());
  expect((await Promise.all(paid)).reduce((sum, count) => sum + count, 0)).toBe(1);
  expect((await Promise.all(already)).reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await rows('select total_points from users where id = $1', [account.id])).toEqual([
    { total_points: lesson.points },
  ]);
  expect(await rows('select points from points_ledger where user_id = $1', [account.id])).toEqual([
    { points: lesson.points },
  ]);
});
