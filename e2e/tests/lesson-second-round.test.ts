import { expect } from 'vitest';
import { newAccount, signInAgain } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

const lesson = await lessonKey(FIRST_LESSON);
const total = lesson.activities.length;
const key = (activity: number) => lesson.activities[activity]?.correct_answer ?? 0;

/** To the first item that comes back: the first two were missed. */
async function toSecondRound(page: Parameters<typeof player.openLesson>[0]): Promise<void> {
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  for (const activity of lesson.activities.keys()) {
    await player.answer(page, activity < 2 ? (key(activity) + 1) % 3 : key(activity));
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/trpc/lessons.saveStep') && response.ok(),
    );
    await player.leaveStep(page);
    await saved;
  }
  await player.ready(page).click();
  await page.getByText('One more try, shipmate!').waitFor();
}

test('[P3.16] [P3.17] [P3.03] the second round goes on at its item on another device, and the first tries stay scored', async ({
  stage,
}) => {
  const account = await newAccount({ grade: '3rd' });
  const tablet = await stage.open({ as: account, viewport: { width: 768, height: 1024 } });
  await toSecondRound(tablet);
  expect(await player.stepShown(tablet)).toBe(`${total + 2} of ${total + 2}`);
  await player.answer(tablet, key(0));
  await tablet.context().close();

  const phone = await stage.open({ as: await signInAgain(account), viewport: { width: 360, height: 740 } });
  await phone.goto('/');
  await phone.getByRole('link', { name: /Continue Learning/ }).click();
  await player.rightFeedback(phone).waitFor();
  const saved = phone.waitForResponse(
    (response) => response.url().endsWith('/trpc/lessons.saveStep') && response.ok(),
  );
  await player.nextActivity(phone).click();
  await saved;
  await phone.reload();
  await phone.getByText('One more try, shipmate!').waitFor();
  expect(await player.options(phone).first().isEnabled()).toBe(true);
  await player.answer(phone, (key(1) + 1) % 3);
  await player.wrongFeedback(phone).waitFor();
  await player.finishLesson(phone).click();
  await phone.getByText(`${total - 2} of ${total}`, { exact: true }).waitFor();
  await player.completeLesson(phone).click();
  await phone.getByText(`Your score is ${Math.round((100 * (total - 2)) / total)}%.`).waitFor();
  const tries = await rows(
    'select activity, try_number, is_correct from lesson_attempts where user_id = $1 and activity < 2 order by 1, 2',
    [account.id],
  );
  expect(tries).toEqual([
    { activity: 0, try_number: 1, is_correct: false },
    { activity: 0, try_number: 2, is_correct: true },
    { activity: 1, try_number: 1, is_correct: false },
    { activity: 1, try_number: 2, is_correct: false },
  ]);
});

test('two tabs in the second round: both come to the end, and the first tries are scored', async ({
  stage,
}) => {
  const account = await newAccount({ grade: '3rd' });
  const one = await stage.open({ as: account });
  await toSecondRound(one);
  const two = await one.context().newPage();
  await two.goto(`/lesson/${FIRST_LESSON}`);
  await two.getByText('One more try, shipmate!').waitFor();
  await Promise.all([player.answer(one, key(0)), player.answer(two, (key(0) + 1) % 3)]);
  for (const tab of [one, two]) {
    await player.leaveStep(tab);
    await player.answerAgain(tab, lesson);
    await tab.getByText(`${total - 2} of ${total}`, { exact: true }).waitFor();
  }
  await Promise.all([player.completeLesson(one).click(), player.completeLesson(two).click()]);
  for (const tab of [one, two])
    await tab.getByText(`Your score is ${Math.round((100 * (total - 2)) / total)}%.`).waitFor();
});
