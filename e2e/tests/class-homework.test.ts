import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { newClassroom } from '../src/classroom.ts';
import { rows } from '../src/database.ts';
import { checkAnswer, options } from '../src/lesson-player.ts';
import { goOn } from '../src/practice-player.ts';
import { test } from '../src/test.ts';

const QUESTIONS = 3;
const given = (page: Page) => page.getByRole('region', { name: 'From your teacher' });

/** Chooses the first three questions of the first lesson, and gives them. */
async function giveQuiz(page: Page, classId: string): Promise<void> {
  await page.goto(`/classes/${classId}`);
  await page.getByRole('link', { name: 'Quizzes' }).click();
  await page.getByRole('link', { name: 'Give a quiz as homework' }).click();
  await page.getByRole('button', { name: 'Choose the questions' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('summary').first().click();
  for (let at = 0; at < QUESTIONS; at += 1) await sheet.getByRole('checkbox').nth(at).check();
  await page.keyboard.press('Escape');
  await page.getByText(`${QUESTIONS} questions chosen`).waitFor();
  await page.getByRole('button', { name: 'Give it' }).click();
  await page.getByText('No answers yet').waitFor();
}

/** Answers all questions, the first of them wrong. What was not answered yet was not told to the page. */
async function answerAll(page: Page): Promise<void> {
  const [quiz] = await rows<{ questions: { right: number; explanation: string }[] }>(
    'select questions from class_quizzes where assignment_id = $1',
    [page.url().split('/').at(-1)],
  );
  for (let at = 0; at < QUESTIONS; at += 1) {
    const { right = 0, explanation = '' } = quiz?.questions[at] ?? {};
    await options(page).first().waitFor();
    expect(await page.content()).not.toContain(explanation);
    const chosen = at > 0 ? right : right === 0 ? 1 : 0;
    await page
      .locator('label')
      .filter({ has: options(page) })
      .nth(chosen)
      .click();
    await checkAnswer(page).click();
    await goOn(page).waitFor();
    if (at === 1) {
      // On another day, or another device: the quiz goes on at the next question.
      await page.reload();
      continue;
    }
    await goOn(page).click();
  }
  await page.getByRole('heading', { name: 'Quiz done!' }).waitFor();
}

test('a teacher gives a quiz as homework, a child does it on a phone, and the teacher gives practice of what was missed', async ({
  stage,
}) => {
  const { teacher, id, pupil } = await newClassroom(['Noor', 'Bo']);
  const page = await stage.open({ as: teacher });
  await giveQuiz(page, id);

  const phone = await stage.open({ as: pupil('Noor'), viewport: { width: 360, height: 740 } });
  await phone.goto('/');
  await given(phone)
    .getByRole('link', { name: /^Math homework/ })
    .click();
  await phone.waitForURL('**/homework/*');
  await answerAll(phone);
  await phone.getByText('+4', { exact: true }).waitFor();
  await phone.getByRole('link', { name: 'Back Home' }).click();
  await given(phone).getByText('Done').waitFor();

  await page.reload();
  await page.getByText('1 begun, 1 done').waitFor();
  await page.getByRole('link', { name: /^Results of Math homework/ }).click();
  await page.getByText('0 of 1 knew it').waitFor();
  const pupils = page.getByRole('table', { name: 'Results by pupil' }).getByRole('row');
  expect(await pupils.filter({ hasText: 'Noor' }).textContent()).toContain('2 of 3');
  expect(await pupils.filter({ hasText: 'Bo' }).textContent()).toContain('0 of 3');
  await page.getByRole('button', { name: 'Give practice to 1 pupil' }).click();
  await page.getByRole('main').getByText('Practice is given').waitFor();

  await phone.goto('/');
  await given(phone)
    .getByRole('link', { name: /^Math practice/ })
    .waitFor();
});
