import type { Response } from 'playwright-core';
import { expect } from 'vitest';
import { callsOf } from '../src/calls.ts';
import { FIRST_LESSON, lessonKey, SECOND_LESSON } from '../src/lesson-key.ts';
import { answerAll, completeLesson, startLearning } from '../src/lesson-player.ts';
import { newLinkedFamily, newPathFamily } from '../src/learning-paths.ts';
import { test } from '../src/test.ts';

test('[P6.07] a parent orders three steps; the child’s open dashboard shows the first, and after it is finished the second', async ({
  stage,
}) => {
  const { child, parent } = await newLinkedFamily();
  const [first, second] = [await lessonKey(FIRST_LESSON), await lessonKey(SECOND_LESSON)];
  const hers = await stage.open({ as: child });
  const followed = hers.waitForEvent('websocket');
  await hers.goto('/');
  await hers.getByRole('heading', { level: 1 }).waitFor();
  await followed;
  const panel = hers.getByRole('region', { name: 'Your path' });
  expect(await panel.count()).toBe(0);

  const page = await stage.open({ as: parent });
  await page.goto('/family');
  await page.getByRole('link', { name: 'Open the learning paths' }).click();
  await page.getByRole('link', { name: 'New path' }).click();
  await page.getByLabel('Name of the path').fill('Ready for 4th grade');
  await page.getByLabel('Find by title').fill(second.title);
  await page.getByRole('button', { name: `Add 2. ${second.title}` }).click();
  await page.getByLabel('Find by title').fill('');
  await page.getByRole('button', { name: 'Add Math practice' }).click();
  await page.getByRole('button', { name: `Add 1. ${first.title}` }).click();
  const up = page.getByRole('button', { name: `Move ${first.title} up` });
  await up.press('Enter');
  await up.press('Enter');
  await page.getByRole('button', { name: 'Save the path' }).click();
  await page.getByText('0 of 3 done').waitFor();

  await panel.getByText('0 of 3').waitFor();
  await panel.getByRole('link', { name: first.title }).click();
  await startLearning(hers).click();
  await answerAll(hers, first);
  await completeLesson(hers).click();
  await hers.getByRole('heading', { name: 'You finished it!' }).waitFor();
  await hers.goto('/');
  await panel.getByRole('link', { name: second.title }).waitFor();
  expect(await panel.getByText('1 of 3').count()).toBe(1);
  // The parent's page says so by itself.
  await page.getByText('1 of 3 done').waitFor();
});

test.for([
  ['without a path asks for none and loads nothing of it', newLinkedFamily, false],
  ['with a path asks for it and loads its code', newPathFamily, true],
] as const)('a child %s', async ([, family, hasPath], { stage }) => {
  const { child } = await family();
  const page = await stage.open({ as: child, isNew: true });
  const calls = callsOf(page);
  const scripts: Promise<string>[] = [];
  const keepScript = (response: Response): void => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  };
  page.on('response', keepScript);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Achievements' }).waitFor();
  // A script that comes later would be read while the page closes, and nobody would wait for it.
  page.off('response', keepScript);
  expect(calls.some((call) => call.includes('paths.mine'))).toBe(hasPath);
  // The files have no names; this text is in the panel's code alone.
  expect((await Promise.all(scripts)).some((text) => text.includes('After that'))).toBe(hasPath);
});
