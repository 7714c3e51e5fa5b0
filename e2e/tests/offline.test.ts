import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { refuseWith } from '../src/held.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { noticeSays } from '../src/notices.ts';
import { test } from '../src/test.ts';
import { login } from '../src/visitor.ts';

test('a check that does not reach the server keeps the answer and goes through the second time', async ({
  stage,
}) => {
  stage.watch.expect(/ERR_FAILED.*lessons\.checkAnswer/, /503.*lessons\.checkAnswer/);
  const lesson = await lessonKey(FIRST_LESSON);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  const right = lesson.activities[0]?.correct_answer ?? 0;
  await player.choose(page, right);
  await page.route('**/trpc/lessons.checkAnswer*', (route) => route.abort());
  await player.checkAnswer(page).click();
  await page
    .getByRole('alert')
    .getByText(/You are offline\. Your answer is still here/)
    .waitFor();
  expect(await player.options(page).nth(right).isChecked()).toBe(true);
  await page.unroute('**/trpc/lessons.checkAnswer*');
  await refuseWith(
    page,
    '**/trpc/lessons.checkAnswer*',
    503,
    '{"message":"We are very busy.","code":"unavailable"}',
  );
  await player.checkAnswer(page).click();
  await page.getByRole('alert').getByText('We are very busy.').waitFor();
  expect(await player.options(page).nth(right).isChecked()).toBe(true);
  await page.unroute('**/trpc/lessons.checkAnswer*');
  await player.checkAnswer(page).click();
  await player.rightFeedback(page).waitFor();
});

test('a screen that cannot load offline says so, and Try Again brings it', async ({ stage }) => {
  stage.watch.expect(/ERR_FAILED.*\/trpc\/progress\.list/, /cannot be reached/);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await page.route('**/trpc/progress.list*', (route) => route.abort());
  await page.goto('/subject/math');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.unroute('**/trpc/progress.list*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
});

test('a browser without a network says so and keeps what is there', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await page.goto('/subject/math');
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
  // A picture that is still on its way would fail, and be one error more.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  expect(await page.getByRole('heading', { name: 'Available Lessons' }).count()).toBe(1);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText('You are offline.').count()).toBe(0);
});

test('a sign-in without a server says what to do and keeps what was typed', async ({ stage }) => {
  stage.watch.expect(/ERR_FAILED.*\/trpc\/account\.login/);
  const page = await stage.open();
  await page.goto('/login');
  await page.route('**/trpc/account.login*', (route) => route.abort());
  await login(page, 'ada', 'violin-comet-42');
  await noticeSays(
    page,
    'Login Failed',
    'We cannot reach our server. Please check your connection and try again.',
  );
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('violin-comet-42');
});
