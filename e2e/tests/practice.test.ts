import { expect } from 'vitest';
import { newAccount, signInAgain } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import * as practice from '../src/practice-player.ts';
import { test } from '../src/test.ts';

/** A later day, as the child's cards see it: what went wrong in a lesson comes back today, the rest keeps waiting. */
const daysLater = (userId: string) =>
  rows(
    'update review_cards set due_day = due_day + case when lesson_id is null then 300 else -30 end where user_id = $1 returning lesson_id',
    [userId],
  );

test('a child practices ten, sees what went well and the points, and takes ten more', async ({ stage }) => {
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open({ as: account });
  await page.goto('/subject/math');
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await practice.answerSome(page, 10);
  await practice.result(page).waitFor();
  const paid = await rows("select ref from points_ledger where user_id = $1 and reason = 'practice'", [
    account.id,
  ]);
  // Of nothing right no number is shown: trying is what was done.
  const shown = paid.length > 0 ? 1 : 0;
  expect(await page.getByText(`${paid.length} of 10`, { exact: true }).count()).toBe(shown);
  expect(await page.getByText(`+${paid.length}`, { exact: true }).count()).toBe(shown);
  await page.getByRole('list', { name: 'New for you' }).getByText('Warm Up').waitFor();
  await page.getByRole('button', { name: 'Ten More' }).click();
  await expect.poll(() => practice.placeShown(page)).toBe('1 of 11');
  await practice.answerOne(page);
});

test('practice goes on at the exact question after a reload and on another device', async ({ stage }) => {
  const account = await newAccount({ grade: '1st' });
  const tablet = await stage.open({ as: account, viewport: { width: 768, height: 1024 } });
  await practice.openPractice(tablet, '/practice/math');
  await practice.answerSome(tablet, 3);
  const asked = () => tablet.getByRole('heading', { level: 1 }).textContent();
  const fourth = await asked();
  await tablet.reload();
  await expect.poll(() => practice.placeShown(tablet)).toBe('4 of 11');
  expect(await asked()).toBe(fourth);
  const phone = await stage.open({ as: await signInAgain(account), viewport: { width: 360, height: 740 } });
  await practice.openPractice(phone, '/practice/math');
  expect(await phone.getByRole('heading', { level: 1 }).textContent()).toBe(fourth);
});

test('a mistake made in a lesson is there in practice on a later day, and not before', async ({ stage }) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const missed = lesson.activities[0];
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open({ as: account });
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  await player.answer(page, ((missed?.correct_answer ?? 0) + 1) % (missed?.options.length ?? 2));

  await practice.openPractice(page, '/practice/math');
  for (let at = 0; at < 10; at += 1) {
    expect(await practice.askedBefore(page).count()).toBe(0);
    await practice.answerSome(page, 1);
  }
  expect((await daysLater(account.id)).filter((card) => card['lesson_id'] !== null)).toHaveLength(1);

  await practice.openPractice(page, '/practice/math');
  const met: (string | null)[] = [];
  for (let at = 0; at < 10; at += 1) {
    if ((await practice.askedBefore(page).count()) > 0)
      met.push(await page.getByRole('heading', { level: 1 }).textContent());
    await practice.answerSome(page, 1);
  }
  expect(met).toHaveLength(1);
  expect(met[0]).toContain(missed?.question.split(/\d/)[0]);
});

test('[P3.23] /subject/math opens with the day’s five, half done it goes on, done it stays done on every device', async ({
  stage,
}) => {
  const account = await newAccount({ grade: 'pre-k' });
  const page = await stage.open({ as: account });
  await page.goto('/');
  await page.getByRole('link', { name: /Daily Challenge/ }).click();
  const five = page.getByRole('region', { name: 'Today’s five' });
  await five.getByRole('link', { name: 'Start' }).click();
  await practice.answerSome(page, 2);
  await page.getByRole('link', { name: /^Stop here/ }).click();
  await five.getByText('2 of 5 done.').waitFor();
  await five.getByRole('link', { name: 'Keep Going' }).click();
  await expect.poll(() => practice.placeShown(page)).toBe('3 of 6');
  await practice.answerSome(page, 3);
  await practice.result(page).waitFor();
  await page.getByRole('button', { name: 'Back to Math' }).click();
  await five.getByText('Done for today. Come back tomorrow!').waitFor();
  expect(await five.getByRole('link').count()).toBe(0);
  const phone = await stage.open({ as: await signInAgain(account), viewport: { width: 360, height: 740 } });
  await phone.goto('/');
  const dots = phone.getByRole('progressbar', { name: 'Questions done today' });
  expect(await dots.getAttribute('aria-valuetext')).toBe('Done for today. Come back tomorrow!');
});
