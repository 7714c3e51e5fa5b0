import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, type Account } from '../src/accounts.ts';
import { newClassroom } from '../src/classroom.ts';
import { FIRST_LESSON } from '../src/lesson-key.ts';
import { test } from '../src/test.ts';

const answerOne = ({ sessionId }: Account) =>
  ask('POST', `/api/lessons/${FIRST_LESSON}/activities/0/answer`, sessionId, { option: 0, answerMs: 5000 });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('from a cell of the grid a pupil gets practice of that skill, and the focus never falls to the body', async ({
  stage,
}) => {
  const { teacher, id, pupil } = await newClassroom(['Noor', 'Bo']);
  await answerOne(pupil('Noor'));
  const page = await stage.open({ as: teacher });
  await page.goto(`/classes/${id}`);
  await page.getByRole('link', { name: /^Noor, Multiplication: / }).click();
  await page.getByRole('link', { name: 'Assign practice' }).click();
  await page.getByRole('button', { name: 'Give it' }).waitFor();
  expect(await page.getByLabel('Skill', { exact: true }).inputValue()).toBe('math-multiplication');
  expect(await page.getByRole('checkbox', { name: 'Noor' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Bo' }).isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Give it' }).click();
  const card = page.getByRole('region', { name: 'Math practice: Multiplication' });
  await card.getByText('0 of 1 done').waitFor();
  await card.getByText('Not practised yet').waitFor();
  await expect.poll(() => focused(page)).toBe('H1');

  const dashboard = await stage.open({ as: pupil('Noor') });
  await dashboard.goto('/');
  await dashboard.getByText('Math practice: Multiplication').first().waitFor();

  await card.getByRole('button', { name: /^Change day/ }).click();
  await card.getByRole('button', { name: 'Change the day' }).click();
  await card.getByRole('button', { name: /^Change day/ }).waitFor();
  expect(await focused(page)).not.toBe('BODY');
  await card.getByRole('button', { name: /^End/ }).click();
  await card.getByRole('button', { name: 'Yes, end it' }).click();
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).not.toBe('BODY');
});

test('a question stands on the projector without its key, and closing it gives the focus back', async ({
  stage,
}) => {
  const { teacher, id, pupil } = await newClassroom(['Noor']);
  await answerOne(pupil('Noor'));
  const page = await stage.open({ as: teacher });
  await page.goto(`/classes/${id}/items?skill=math-multiplication`);
  const show = page.getByRole('button', { name: /^Show on the projector/ });
  await show.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').first().waitFor();
  const text = async () => (await dialog.textContent()) ?? '';
  expect(await text()).not.toMatch(/Noor|Right/);
  await dialog.getByRole('button', { name: 'Show the answer' }).click();
  expect(await text()).toContain('Right');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);
});
