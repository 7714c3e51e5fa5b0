import { DAY_MS } from '@noodlenaut/domain';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, type Account } from '../src/accounts.ts';
import { newClassroom } from '../src/classroom.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import { playLesson } from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

/** A finished lesson shows on an open dashboard within this. */
const LIVE_MS = 2000;
const complete = ({ sessionId }: Account) =>
  ask('POST', `/api/lessons/${FIRST_LESSON}/complete`, sessionId, {});
const answerOne = ({ sessionId }: Account) =>
  ask('POST', `/api/lessons/${FIRST_LESSON}/activities/0/answer`, sessionId, { option: 0, answerMs: 5000 });
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Pupils' }).getByRole('row').filter({ hasText: name });
const lessonsOf = (page: Page, name: string) => row(page, name).getByRole('cell').nth(3);

test('[S1.12] a lesson that a pupil finishes shows in the open class view within two seconds, without a reload', async ({
  stage,
}) => {
  const { teacher, id, pupil } = await newClassroom(['Noor', 'Bo']);
  const page = await stage.open({ as: teacher });
  const followed = page.waitForEvent('websocket');
  await page.goto(`/classes/${id}`);
  await (await followed).waitForEvent('framereceived');
  expect(await lessonsOf(page, 'Noor').textContent()).toBe('0');
  const child = await stage.open({ as: pupil('Noor') });
  const done = child.waitForResponse('**/trpc/lessons.complete*');
  const play = playLesson(child, await lessonKey(FIRST_LESSON));
  await done;
  await lessonsOf(page, 'Noor').getByText('1', { exact: true }).waitFor({ timeout: LIVE_MS });
  await play;
  await page.getByRole('link', { name: /^Noor, Multiplication: 100 percent, On track/ }).waitFor();
  expect(await lessonsOf(page, 'Bo').textContent()).toBe('0');
});

test('the exported file holds the rows of the screen', async ({ stage }) => {
  const { teacher, id, pupil } = await newClassroom(['=Noor', 'Bo']);
  await complete(pupil('=Noor'));
  const page = await stage.open({ as: teacher });
  await page.goto(`/classes/${id}`);
  const table = page.getByRole('table', { name: 'Pupils' });
  await table.waitFor();
  const shown = await table
    .getByRole('row')
    .evaluateAll((all) => all.slice(1).map((one) => [...one.children].map((cell) => cell.textContent)));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Room-12.csv');
  const [head, ...lines] = (await readFile(await file.path(), 'utf8'))
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('Pupil,Grade,Progress %,Lessons,Right,Answers,Accuracy %,Last seen,Needs attention');
  const rows = lines.map((line) => line.split(','));
  // A name that begins as a formula stays a name in a spreadsheet (security 2.16).
  expect(rows.map(([name]) => name)).toEqual(["'=Noor", 'Bo']);
  expect(rows.map(([, grade, progress, lessons]) => [grade, `${progress}%`, lessons])).toEqual(
    shown.map(([, grade, progress, lessons]) => [grade, progress, lessons]),
  );
  expect(shown.map(([name]) => name)).toEqual(['=Noor', 'Bo']);
  expect(rows.map(([, , , , , , , seen]) => seen !== '')).toEqual(
    shown.map((cells) => cells[5] !== 'Not started'),
  );
});

test('what is given to a class shows on a dashboard that is open, within two seconds, without a reload', async ({
  stage,
}) => {
  const { teacher, id, pupil } = await newClassroom(['Noor']);
  const page = await stage.open({ as: pupil('Noor') });
  const followed = page.waitForEvent('websocket');
  await page.goto('/');
  await (await followed).waitForEvent('framereceived');
  const dueDay = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await ask('POST', `/api/classes/${id}/assignments`, teacher.sessionId, {
    kind: 'lesson',
    lessonId: FIRST_LESSON,
    dueDay,
  });
  await page.getByRole('region', { name: 'From your teacher' }).waitFor({ timeout: LIVE_MS });
});

test('what one pupil is given stands first on that dashboard only, and done shows on the teacher’s screen', async ({
  stage,
}) => {
  const { teacher, id, pupil } = await newClassroom(['Noor', 'Bo']);
  const page = await stage.open({ as: teacher });
  await page.goto(`/classes/${id}`);
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page.getByRole('radio', { name: /^1\. / }).check();
  await page.getByRole('radio', { name: /^Some pupils/ }).check();
  await page.getByRole('checkbox', { name: 'Noor' }).check();
  await page.getByRole('button', { name: 'Give it' }).click();
  await page.getByText('0 of 1 done').waitFor();

  const given = (screen: Page) => screen.getByRole('region', { name: 'From your teacher' });
  const dashboard = await stage.open({ as: pupil('Noor') });
  await dashboard.goto('/');
  await given(dashboard).waitFor();
  const names = await dashboard.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(names[0]).toBe('From your teacher');
  const others = await stage.open({ as: pupil('Bo') });
  await others.goto('/');
  await others.getByRole('region', { name: 'What to do now' }).waitFor();
  expect(await given(others).count()).toBe(0);

  await given(dashboard).getByRole('link').click();
  await dashboard.waitForURL(`**/lesson/${FIRST_LESSON}`);
  await complete(pupil('Noor'));
  await page.getByText('1 of 1 done').waitFor();
  await page.getByText('Noor, done').waitFor();
});

test('the report of thirty pupils who all play is one printed page', async ({ stage }) => {
  const names = Array.from({ length: 30 }, (_, at) => `Pupil ${at + 1}`);
  const { teacher, id, pupil } = await newClassroom(names);
  await Promise.all(names.map((name) => answerOne(pupil(name))));
  const page = await stage.open({ as: teacher });
  await page.goto(`/classes/${id}`);
  await page.getByRole('table', { name: 'Math, skills by pupil' }).waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
