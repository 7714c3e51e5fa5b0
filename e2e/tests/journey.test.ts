import { PRODUCT } from '@noodlenaut/domain';
import { expect } from 'vitest';
import { newName } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { FIRST_LESSON, SECOND_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { notice, noticeSays } from '../src/notices.ts';
import { test } from '../src/test.ts';
import { createAccount, fillRegistration, login } from '../src/visitor.ts';

test('[S1.03] [P3.17] a visitor becomes a learner, finishes a lesson, and goes on with the next on another device', async ({
  stage,
}) => {
  const [first, second] = [await lessonKey(FIRST_LESSON), await lessonKey(SECOND_LESSON)];
  const child = { username: newName(), password: 'violin-comet-42', firstName: 'Mae' };

  const laptop = await stage.open();
  await laptop.goto('/');
  await laptop.getByRole('link', { name: 'Start Learning!' }).click();
  await laptop.getByRole('button', { name: 'Create Account' }).waitFor();
  await fillRegistration(laptop, { ...child, plan: 'STEM Blazers' });
  await createAccount(laptop);
  await noticeSays(laptop, `Welcome to ${PRODUCT.name}`, 'STEM Blazers (7-day free trial)');
  await laptop.getByRole('heading', { name: 'Welcome back, Mae!' }).waitFor();
  await laptop.getByRole('radio', { name: '3rd grade' }).click();
  await laptop.getByRole('region', { name: 'Your subjects' }).getByRole('link', { name: /Math/ }).click();
  await laptop.getByRole('link', { name: 'Start Lesson' }).first().click();
  await player.startLearning(laptop).click();
  await player.answerAll(laptop, first);
  await player.completeLesson(laptop).click();
  await notice(laptop, 'Lesson complete!').getByText(`You earned ${first.points} points.`).waitFor();
  await laptop.getByRole('list', { name: 'New badges' }).getByText('First Steps').waitFor();
  await laptop.getByRole('list', { name: 'New for you' }).getByText('First Flight').waitFor();
  await laptop.getByRole('link', { name: 'Back to Math' }).click();
  await laptop
    .getByRole('banner')
    .getByText(new RegExp(`^${first.points}\\s*points$`))
    .waitFor();
  await laptop.getByRole('article').nth(1).getByRole('link', { name: 'Start Lesson' }).click();
  await player.startLearning(laptop).click();
  await player.answerAll(laptop, second, { until: 2 });
  await laptop.getByRole('radiogroup').waitFor();
  const stepBefore = await player.stepShown(laptop);
  await laptop.context().close();

  const tablet = await stage.open({ viewport: { width: 768, height: 1024 }, hasTouch: true });
  await tablet.goto('/login');
  stage.watch.expect(/401.*\/trpc\/account\.login/);
  await login(tablet, child.username, 'wrong-password');
  await notice(tablet, 'Login Failed').waitFor();
  await tablet.getByLabel('Password', { exact: true }).fill(child.password);
  await tablet.getByRole('button', { name: 'Power On', exact: true }).click();
  await tablet.getByRole('link', { name: /Continue Learning/ }).click();
  await tablet.getByRole('radiogroup').waitFor();
  expect(await player.stepShown(tablet)).toBe(stepBefore);
  await player.answerAll(tablet, second, { from: 2 });
  await player.completeLesson(tablet).click();
  await tablet.getByText('Your score is 100%.').waitFor();
  expect(await rows('select total_points from users where username = $1', [child.username])).toEqual([
    { total_points: first.points + second.points },
  ]);
});
