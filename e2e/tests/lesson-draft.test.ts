import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { newClassroom } from '../src/classroom.ts';
import { lessonKey } from '../src/lesson-key.ts';
import { answerAll, completeLesson, startLearning } from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

test('[P7.19] [P7.20] a teacher drafts, edits, previews and publishes a lesson; a pupil of the class plays it, a stranger does not', async ({
  stage,
}) => {
  stage.watch.expect(/404 .*lessons\./, /409 .*lessonDrafts\./);
  const room = await newClassroom(['Noor']);
  const page = await stage.open({ as: room.teacher });
  await page.goto(`/classes/${room.id}`);
  await page.getByRole('link', { name: 'Lesson drafts' }).click();
  await page.getByText('No draft yet.').waitFor();

  // What we have no question for is said, and the topic stays to be changed.
  await page.getByLabel('Topic').fill('qwertz');
  await page.getByRole('button', { name: 'Draft the lesson' }).click();
  await page.getByText('too few questions of our own').waitFor();
  await page.getByLabel('Topic').fill('Multiplication');
  await page.getByLabel('Questions').selectOption('3');
  await page.getByRole('button', { name: 'Draft the lesson' }).click();
  await page.getByText('Put together from our own questions. No AI model is connected.').waitFor();

  const first = page.getByRole('region', { name: 'Question 1' });
  await page.getByLabel('Title').fill('Groups for Room 12');
  const explanation = first.getByLabel('Explanation');
  const good = await explanation.inputValue();
  await explanation.fill('2 × 3 = 7.');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await first.getByText('Must be put right.').waitFor();
  const publish = page.getByRole('button', { name: 'Publish to Room 12' });
  expect(await publish.isDisabled()).toBe(true);
  await explanation.fill(good);

  // Looking at it as a child saves it first, and records nothing.
  await page.getByRole('button', { name: 'See it as a child' }).click();
  await startLearning(page).click();
  await page.getByRole('radiogroup').waitFor();
  expect(await page.getByRole('radio').first().isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Leave the preview' }).click();

  await publish.click();
  await page.getByRole('button', { name: 'Yes, publish to Room 12' }).click();
  await page.getByText('In Room 12', { exact: true }).waitFor();

  const hers = await stage.open({ as: room.pupil('Noor') });
  await hers.goto('/classes');
  await hers.getByRole('link', { name: 'Start Groups for Room 12' }).click();
  await startLearning(hers).click();
  const lessonId = new URL(hers.url()).pathname.replace('/lesson/', '');
  await answerAll(hers, await lessonKey(lessonId));
  await completeLesson(hers).click();
  await hers.getByRole('heading', { name: 'You finished it!' }).waitFor();

  const strange = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await strange.goto(`/lesson/${lessonId}`);
  await strange.getByRole('heading', { name: /not found/i }).waitFor();
  await strange.goto('/classes');
  await strange.getByRole('heading', { name: 'My classes' }).waitFor();
  expect(await strange.getByText('Groups for Room 12').count()).toBe(0);
});
