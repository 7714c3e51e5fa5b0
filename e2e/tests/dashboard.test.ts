import { GRADES, SUBJECTS } from '@noodlenaut/domain';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { setUser } from '../src/database.ts';
import { hold, refuseWith } from '../src/held.ts';
import { FIRST_LESSON } from '../src/lesson-key.ts';
import { openLesson, startLearning } from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

const tile = (page: Page, name: string) =>
  page.getByRole('link').filter({ has: page.getByRole('heading', { name }) });
const grade = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
/** The grades are folded away for the grown-up once one is chosen. */
const openGrades = (page: Page) => page.getByText('For your grown-up:').click();
const subjectLinks = (page: Page) =>
  page
    .getByRole('region', { name: 'Your subjects' })
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
}

test('[S2.053] [S2.054] greets by name, and as Student without one', async ({ stage }) => {
  const named = await stage.open({ as: await newAccount({ grade: '3rd', firstName: 'Grace' }) });
  await named.goto('/');
  await named.getByRole('heading', { name: 'Welcome back, Grace!', exact: true }).waitFor();
  const nameless = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await nameless.goto('/');
  await nameless.getByRole('heading', { name: 'Welcome back, Student!', exact: true }).waitFor();
});

test('[S4.01] [S4.02] [P9.09] [S2.063] without a grade the dashboard asks for one and shows no subjects', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount() });
  await openHome(page);
  await page.getByRole('heading', { name: 'Please Select Your Grade Level First', exact: true }).waitFor();
  await page.getByText(/choose the grade above to unlock age-appropriate learning adventures/i).waitFor();
  expect(await page.getByRole('radio').count()).toBe(GRADES.length);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Your subjects' }).count()).toBe(0);
});

test('[S4.03] [S2.055] [S2.064] [S2.065] [S5.04] [S7.10] choosing a grade locks the picker, then brings the subjects', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount() });
  await openHome(page);
  const held = await hold(page, '**/trpc/account.setGrade*');
  await grade(page, '3rd grade').click();
  await held.asked;
  await expect.poll(() => page.getByRole('radio', { disabled: true }).count()).toBe(GRADES.length);
  const refreshed = Promise.all([
    page.waitForRequest('**/trpc/account.user*'),
    page.waitForRequest('**/trpc/progress.list*'),
  ]);
  held.release();
  await refreshed;
  await page.getByRole('heading', { name: 'Your subjects' }).waitFor();
  expect(await subjectLinks(page)).toHaveLength(SUBJECTS.length);
  expect(new Set(await subjectLinks(page))).toEqual(new Set(SUBJECTS.map((id) => `/subject/${id}`)));
  expect(await page.getByRole('region', { name: 'Your subjects' }).getByRole('progressbar').count()).toBe(
    SUBJECTS.length,
  );
  await page
    .getByRole('link', { name: /Your grade: 3rd grade/ })
    .or(page.getByText('3rd grade', { exact: true }))
    .first()
    .waitFor();
  expect(await grade(page, '3rd grade').isChecked()).toBe(true);
});

test('[P3.14] changing the grade shows the lessons of that grade', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await page.goto('/subject/math');
  await page.getByRole('heading', { name: 'Six Spiders March By' }).waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  const saved = page.waitForResponse('**/trpc/account.setGrade*');
  await openGrades(page);
  await grade(page, '1st grade').click();
  await saved;
  await page
    .getByRole('link', { name: /Math/ })
    .filter({ has: page.getByRole('progressbar') })
    .click();
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(titles).toHaveLength(10);
  expect(titles).not.toContain('Six Spiders March By');
});

test('[S8.04] a grade that could not be changed says HTTP {status}: {body} and the old one stays', async ({
  stage,
}) => {
  stage.watch.expect(/503.*\/trpc\/account\.setGrade/);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await openHome(page);
  await refuseWith(page, '**/trpc/account.setGrade*', 503, 'The grade book is closed');
  await openGrades(page);
  await grade(page, '1st grade').click();
  await page.getByText('HTTP 503: The grade book is closed', { exact: true }).waitFor();
  await expect.poll(() => grade(page, '3rd grade').isChecked()).toBe(true);
  expect(await grade(page, '1st grade').isEnabled()).toBe(true);
});

test('[S2.056] [S2.058] [S2.060] [S2.061] [S2.062] three tiles in their order; a new learner starts with math', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await openHome(page);
  const tiles = page.getByRole('region', { name: 'What to do now' });
  expect(await tiles.getByRole('link').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Continue Learning',
    'Daily Challenge',
    'Multiplayer Games',
  ]);
  await tile(page, 'Continue Learning').getByText('Start your learning journey!').waitFor();
  for (const [name, path] of [
    ['Continue Learning', '/subject/math'],
    ['Daily Challenge', '/subject/math'],
    ['Multiplayer Games', '/multiplayer'],
  ] as const) {
    await openHome(page);
    await tile(page, name).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

test('a new learner’s biggest card leads into the first lesson; once it is begun the tile goes on with it', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await openHome(page);
  await page.getByRole('link', { name: /^Start your first adventure/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Six Spiders March By' }).waitFor();
  await page.getByRole('button', { name: /Let's Start Learning!/ }).click();
  await page.getByRole('radio').first().waitFor();
  await openHome(page);
  await tile(page, 'Continue Learning')
    .getByText(/Six Spiders March By/)
    .waitFor();
  expect(await page.getByRole('region', { name: 'Adventure' }).count()).toBe(0);
});

test('[S2.057] [S2.059] Continue Learning goes back into the lesson begun', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await openLesson(page, FIRST_LESSON);
  const saved = page.waitForResponse('**/trpc/lessons.saveStep*');
  await startLearning(page).click();
  await saved;
  await openHome(page);
  await tile(page, 'Continue Learning').getByText('Pick up where you left off!').waitFor();
  await tile(page, 'Continue Learning').click();
  await page.waitForURL(`**/lesson/${FIRST_LESSON}`);
  await page.getByRole('radiogroup').waitFor();
});

test('[S9.01] where a control needs some grade it shows 1st', async ({ stage }) => {
  const account = await newAccount();
  await setUser(account.id, { grade: null });
  const page = await stage.open({ as: account });
  await page.goto('/subject/math');
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(10);
});
