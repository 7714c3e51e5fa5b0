import { trpcReply } from '../src/trpc-reply.ts';
import { SUBJECTS } from '@noodlenaut/domain';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, newAccount } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { FIRST_LESSON, SECOND_LESSON, lessonKey } from '../src/lesson-key.ts';
import { test } from '../src/test.ts';
import { withoutLessons } from '../src/without-lessons.ts';

const cards = (page: Page) => page.getByRole('article');
async function openSubject(page: Page, id: string): Promise<void> {
  await page.goto(`/subject/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('[S2.074] [S2.075] [S2.076] [S2.028] every subject has its head with name and description, and the way back', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '1st' }) });
  const known = await rows('select id, display_name, description from subjects');
  expect(known).toHaveLength(SUBJECTS.length);
  for (const subject of known) {
    await openSubject(page, String(subject['id']));
    await page
      .getByRole('heading', { level: 1, name: String(subject['display_name']), exact: true })
      .waitFor();
    await page.getByText(String(subject['description']), { exact: true }).waitFor();
    expect(await cards(page).count()).toBe(10);
  }
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
});

test('[S2.077] [S2.078] [S2.079] [S2.080] [S2.081] [S2.082] [S2.083] [S2.084] lessons, the marker of a finished one and the progress', async ({
  stage,
}) => {
  const account = await newAccount({ grade: '3rd' });
  await ask('POST', `/api/lessons/${FIRST_LESSON}/complete`, account.sessionId);
  const page = await stage.open({ as: account });
  await openSubject(page, 'math');
  const head = page.getByRole('main').locator('header');
  await head.getByText('1 of 10 lessons', { exact: true }).waitFor();
  await head.getByText('10% complete', { exact: true }).waitFor();
  expect(await head.getByRole('progressbar').getAttribute('value')).toBe('10');
  await page.getByRole('heading', { name: 'Available Lessons', exact: true }).waitFor();

  const [first, second] = [await lessonKey(FIRST_LESSON), await lessonKey(SECOND_LESSON)];
  expect(await cards(page).nth(0).getAttribute('aria-label')).toBe(`Lesson 1: ${first.title}`);
  expect(await cards(page).nth(1).getAttribute('aria-label')).toBe(`Lesson 2: ${second.title}`);
  expect(await cards(page).nth(0).textContent()).toContain(`${first.points} points`);
  expect(await cards(page).nth(0).textContent()).toContain('Level 1');
  expect(await cards(page).nth(0).getByText('Completed').count()).toBe(1);
  expect(await cards(page).nth(1).getByText('Completed').count()).toBe(0);
  const review = cards(page).nth(0).getByRole('link', { name: 'Review Lesson', exact: true });
  expect(await review.getAttribute('href')).toBe(`/lesson/${FIRST_LESSON}`);
  await cards(page).nth(1).getByRole('link', { name: 'Start Lesson', exact: true }).click();
  await page.waitForURL(`**/lesson/${SECOND_LESSON}`);
  await page.getByRole('heading', { level: 1, name: second.title }).waitFor();
});

test('[S2.085] [S2.086] no lessons yet: says so, and Try Again asks once more', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '6th' }) });
  await withoutLessons(page, 'math');
  await openSubject(page, 'math');
  await page.getByRole('heading', { name: 'No Lessons Available Yet', exact: true }).waitFor();
  const asked = page.waitForRequest('**/trpc/lessons.list*');
  await page.unroute('**/trpc/lessons.list*');
  await page.route('**/trpc/lessons.list*', async (route) => {
    const answer = await route.fetch();
    const lesson = {
      id: SECOND_LESSON,
      title: 'Fresh from the oven',
      number: 1,
      difficulty: 1,
      points: 10,
      completed: false,
    };
    await route.fulfill({
      response: answer,
      json: trpcReply([{ subjectId: 'math', grade: '6th', ...lesson }]),
    });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await asked;
  await page.getByRole('heading', { name: 'Fresh from the oven' }).waitFor();
});

test('[S2.087] [S2.088] an unknown subject says so and leads back', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await page.goto('/subject/astrology');
  await page.getByRole('heading', { name: 'Subject Not Found', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
});
