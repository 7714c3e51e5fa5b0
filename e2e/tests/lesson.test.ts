import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { hold, refuseWith } from '../src/held.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { notice } from '../src/notices.ts';
import { test } from '../src/test.ts';

const NOT_FOUND =
  "We couldn't find the lesson you're looking for. It might have been moved or doesn't exist.";

test('[S2.093] a skeleton stands while the lesson loads', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  const held = await hold(page, '**/trpc/lessons.play*');
  await page.goto(`/lesson/${FIRST_LESSON}`);
  const skeleton = page.getByRole('main', { name: 'Loading the lesson' });
  await skeleton.waitFor();
  expect(await skeleton.getAttribute('aria-busy')).toBe('true');
  held.release();
  await player.startLearning(page).waitFor();
  expect(await skeleton.count()).toBe(0);
});

test('[S2.094] [S2.095] [S8.07] a lesson that is not there, and one that will not load', async ({
  stage,
}) => {
  stage.watch.expect(/404.*lessons\.play/, /500.*lessons\.play/);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await page.goto('/lesson/math-3rd-99-nowhere');
  await page.getByRole('heading', { name: 'Lesson Not Found', exact: true }).waitFor();
  await page.getByText(NOT_FOUND, { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await page.waitForURL('**/subject/math');
  await refuseWith(page, '**/trpc/lessons.play*', 500, 'Out of noodles');
  await page.goto(`/lesson/${FIRST_LESSON}`);
  await page.getByText(NOT_FOUND, { exact: true }).waitFor();
});

test('[S2.029] [S2.096] [S2.097] [S2.098] [S2.099] [S2.109] [S4.27] intro, a step an activity, lettered options, beads', async ({
  stage,
}) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const steps = lesson.activities.length + 2;
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await player.openLesson(page, FIRST_LESSON);
  await page.getByRole('heading', { level: 1, name: lesson.title, exact: true }).waitFor();
  await page.getByText(lesson.introduction, { exact: true }).waitFor();
  expect(await player.stepShown(page)).toBe(`1 of ${steps}`);
  await player.startLearning(page).click();
  const questions: string[] = [];
  for (const [index, activity] of lesson.activities.entries()) {
    await expect.poll(() => player.stepShown(page)).toBe(`${index + 2} of ${steps}`);
    questions.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    const shown = await page.getByRole('radiogroup').locator('label').allTextContents();
    expect(shown.map((text) => text.trim().slice(0, 1))).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, activity.options.length),
    );
    await player.answer(page, activity.correct_answer);
    await player.leaveStep(page);
  }
  expect(new Set(questions).size).toBe(lesson.activities.length);
  await expect.poll(() => player.stepShown(page)).toBe(`${steps} of ${steps}`);
  await player.completeLesson(page).waitFor();
});

test('[S2.100] [S5.09] [S4.28] [S4.29] [S4.30] choose, then check, then on; after the check nothing can be changed', async ({
  stage,
}) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  await page.getByRole('radiogroup').waitFor();
  expect(await player.checkAnswer(page).count()).toBe(0);
  expect(await player.goOn(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await player.stepShown(page)).toMatch(/^2 of/);
  await player.choose(page, 2);
  await player.choose(page, 0);
  expect(await player.options(page).nth(0).isChecked()).toBe(true);
  expect(await player.goOn(page).count()).toBe(0);
  await player.checkAnswer(page).click();
  await player.goOn(page).waitFor();
  for (const option of await player.options(page).all()) expect(await option.isDisabled()).toBe(true);
  await page.keyboard.press('2');
  await page.getByRole('radiogroup').locator('label').nth(3).click({ force: true });
  expect(await player.options(page).nth(0).isChecked()).toBe(true);
  expect(lesson.activities[0]?.correct_answer).not.toBe(0);
});

test('[S2.101] [S2.102] [S2.103] [S2.104] [S2.105] both feedbacks explain; the last activity finishes', async ({
  stage,
}) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  for (const [index, activity] of lesson.activities.entries()) {
    const isWrong = index === 0;
    await page.getByRole('radiogroup').waitFor();
    await player.answer(
      page,
      isWrong ? (activity.correct_answer + 1) % activity.options.length : activity.correct_answer,
    );
    await (isWrong ? player.wrongFeedback(page) : player.rightFeedback(page)).waitFor();
    const said = (await page.getByText(activity.explanation.slice(-12)).count()) > 0;
    expect(said, activity.explanation).toBe(true);
    const isLast = index === lesson.activities.length - 1;
    expect(await player.nextActivity(page).count()).toBe(isLast ? 0 : 1);
    expect(await player.finishLesson(page).count()).toBe(isLast ? 1 : 0);
    await player.leaveStep(page);
    await expect.poll(() => player.stepShown(page)).toMatch(new RegExp(`^${index + 3} of`));
  }
});

test('[P3.06] before the check nothing that reaches the browser tells the answer', async ({ stage }) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  const received: Promise<string>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    // The built app itself names the field; lessons can only come as data or in the page.
    if (/json|html|text\/plain/.test(type)) received.push(response.text().catch(() => ''));
  });
  await page.goto('/subject/math');
  await page.getByRole('link', { name: 'Start Lesson' }).first().click();
  await player.startLearning(page).click();
  const first = lesson.activities[0];
  await player.choose(page, first?.correct_answer ?? 0);
  await player.checkAnswer(page).waitFor();
  const before = (await Promise.all(received)).join('\n');
  expect(before).toContain(first?.question);
  expect(before).not.toMatch(/correct_answer|"correct"|option_reasons/);
  for (const activity of lesson.activities) expect(before).not.toContain(activity.explanation);
  await player.checkAnswer(page).click();
  await player.goOn(page).waitFor();
  const after = (await Promise.all(received)).join('\n');
  expect(after).toContain(first?.explanation);
  for (const activity of lesson.activities.slice(1)) expect(after).not.toContain(activity.explanation);
});

test('[S2.106] [S2.107] [S2.108] [S9.02] [S9.03] [P3.21] the summary tells the truth: learned, fun fact, real score and points', async ({
  stage,
}) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const total = lesson.activities.length;
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  await player.answerAll(page, lesson, { wrong: [0, 1] });
  const main = page.getByRole('main');
  await main.getByText(lesson.fun_fact, { exact: true }).waitFor();
  expect(await main.textContent()).toContain(lesson.summary.slice(0, 20));
  await main.getByText(`${total - 2} of ${total}`, { exact: true }).waitFor();
  await main.getByText(`+${lesson.points}`, { exact: true }).waitFor();
  expect(await main.textContent()).not.toMatch(/10-30|estimated/i);
  await player.completeLesson(page).click();
  const percent = Math.round(((total - 2) / total) * 100);
  await page.getByText(`Your score is ${percent}%.`).waitFor();
  await page.getByText(`You earned ${lesson.points} points.`).first().waitFor();
});

test('[S4.24] [S4.25] [S4.26] [S2.110] [S7.32] completing shows a toast, refreshes everything and goes back to the subject', async ({
  stage,
}) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open({ as: account });
  await page.goto('/');
  await page
    .getByRole('link', { name: /Math/ })
    .filter({ has: page.getByRole('progressbar') })
    .click();
  await page.getByRole('link', { name: 'Start Lesson' }).first().click();
  await player.startLearning(page).click();
  await player.answerAll(page, lesson);
  await player.completeLesson(page).click();
  await notice(page, 'Lesson complete!').getByText(`You earned ${lesson.points} points.`).waitFor();
  const badges = page.getByRole('list', { name: 'New badges' });
  await badges.getByText('First Steps').waitFor();
  await badges.getByText('Perfect Score').waitFor();
  await page.getByRole('link', { name: 'Back to Math' }).click();
  await page.getByText('1 of 10 lessons', { exact: true }).waitFor();
  expect(await page.getByRole('article').nth(0).getByText('Completed').count()).toBe(1);
  await page
    .getByRole('banner')
    .getByText(new RegExp(`^${lesson.points}\\s*points$`))
    .waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page
    .getByRole('heading', { name: 'First Steps' })
    .or(page.getByText('First Steps', { exact: true }))
    .first()
    .waitFor();
  await page
    .getByRole('region', { name: 'Your subjects' })
    .getByText(/1 of 10/)
    .waitFor();
  expect(await rows('select points from lesson_completions where user_id = $1', [account.id])).toEqual([
    { points: lesson.points },
  ]);
});

test('[S8.05] [S8.06] [S4.24] a completion that fails is only logged; the lesson stays open and can be tried again', async ({
  stage,
}) => {
  stage.watch.expect(/^503.*lessons\.complete/, /HTTP error! status: 503/, /status of 503/);
  const lesson = await lessonKey(FIRST_LESSON);
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open({ as: account });
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  await player.answerAll(page, lesson);
  await refuseWith(page, '**/trpc/lessons.complete*', 503, '{"message":"Busy","code":"unavailable"}');
  await player.completeLesson(page).click();
  await page.getByText(/Your answers are safe/).waitFor();
  expect(await page.getByText('503').count()).toBe(0);
  expect(await page.locator('[data-notice]').count()).toBe(0);
  expect(await rows('select 1 from lesson_completions where user_id = $1', [account.id])).toEqual([]);
  await page.unroute('**/trpc/lessons.complete*');
  await player.completeLesson(page).click();
  await page.getByRole('heading', { name: 'You finished it!' }).waitFor();
  expect(await rows('select 1 from lesson_completions where user_id = $1', [account.id])).toHaveLength(1);
});

test('[P3.09] a review pays nothing and says so', async ({ stage }) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open({ as: account });
  await player.playLesson(page, lesson);
  await page.getByRole('link', { name: 'Back to Math' }).click();
  await page.getByRole('link', { name: 'Review Lesson' }).first().click();
  await player.startLearning(page).click();
  await player.answerAll(page, lesson, { wrong: [0] });
  await page.getByRole('main').getByText('+0', { exact: true }).waitFor();
  await player.completeLesson(page).click();
  await page.getByText('You had these points already.').waitFor();
  expect(await rows('select total_points from users where id = $1', [account.id])).toEqual([
    { total_points: lesson.points },
  ]);
});
