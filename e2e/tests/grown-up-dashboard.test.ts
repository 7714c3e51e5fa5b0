import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, askAs, newAccount } from '../src/accounts.ts';
import { callsOf } from '../src/calls.ts';
import { rows } from '../src/database.ts';
import { FIRST_LESSON } from '../src/lesson-key.ts';
import { test } from '../src/test.ts';

const fieldOf = (reply: unknown, name: string): string =>
  typeof reply === 'object' && reply !== null ? String(Reflect.get(reply, name)) : '';

/** A child and a parent, linked as people do it: a code, and the child's yes. */
async function newFamily() {
  const child = await newAccount({ grade: '3rd', firstName: 'Noor' });
  const parent = await newAccount({ role: 'parent' });
  const code = fieldOf(await askAs(child, 'POST', '/api/family/code', {}), 'code');
  const linkId = fieldOf(await askAs(parent, 'POST', '/api/family/links', { code }), 'linkId');
  await askAs(child, 'POST', `/api/family/links/${linkId}/confirm`, {});
  return { child, parent };
}
const complete = (sessionId: string) => ask('POST', `/api/lessons/${FIRST_LESSON}/complete`, sessionId, {});
const tile = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');

test('[S1.12] a lesson that the child finishes shows on the open dashboard without a reload', async ({
  stage,
}) => {
  const { child, parent } = await newFamily();
  const page = await stage.open({ as: parent });
  await page.goto('/');
  await page.getByRole('region', { name: 'Your children' }).getByRole('link', { name: /Noor/ }).click();
  await page.getByRole('heading', { name: 'Noor' }).waitFor();
  expect(await tile(page, 'Lessons Completed').textContent()).toBe('0');
  // What happens before the socket is connected is reported by its first message.
  await complete(child.sessionId);
  await tile(page, 'Lessons Completed').getByText('1', { exact: true }).waitFor();
});

test('[S2.155] the exported file holds the rows of the screen, with plain numbers and years', async ({
  stage,
}) => {
  const { child, parent } = await newFamily();
  await complete(child.sessionId);
  const page = await stage.open({ as: parent });
  await page.goto('/teacher/subject/math');
  await page.getByRole('heading', { name: 'Lessons', exact: true }).waitFor();
  const shown = await page
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].slice(0, 6).map((cell) => cell.textContent)));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Noor Math.csv');
  const text = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '');
  const cells = text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
        .slice(0, 7),
    );
  const [head, ...rows] = cells;
  expect(head).toEqual(['Number', 'Lesson', 'Level', 'Status', 'Score %', 'Points', 'Completed on']);
  const day = new Date().toISOString().slice(0, 10);
  const or = (value: string | undefined, text: string) => (value === '' ? '–' : text);
  expect(
    rows.map(([number, title, level, status, score, points, on]) => [
      `${number}. ${title}`,
      level,
      status,
      or(score, `${score}%`),
      or(points, `${points}`),
      or(on, `${on?.slice(0, 4)}`),
    ]),
  ).toEqual(
    shown
      .slice(1)
      .map(([title, level, status, score, points, on]) => [
        title,
        /\d/.exec(level ?? '')?.[0],
        status,
        score,
        points,
        on === '–' ? '–' : day.slice(0, 4),
      ]),
  );
});

test('[P9.07] [P8.05] a parent looks at the dashboard and at a lesson, and nothing is recorded', async ({
  stage,
}) => {
  const { child, parent } = await newFamily();
  await complete(child.sessionId);
  const page = await stage.open({ as: parent });
  const calls = callsOf(page);
  await page.goto('/teacher');
  await page.getByRole('link', { name: 'View Student Dashboard' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Noor!' }).waitFor();
  await page.getByRole('link', { name: 'Back to Teacher Dashboard' }).click();
  await page.getByRole('link', { name: 'View Details of Math' }).click();
  await page.getByRole('link', { name: /^Review/ }).click();
  await page.getByRole('button', { name: "Let's Start Learning!" }).click();
  await page.getByRole('button', { name: /Next Activity/ }).waitFor();
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  expect(await rows('select id from lesson_runs where user_id = $1', [parent.id])).toEqual([]);
  expect(await rows('select id from lesson_attempts where user_id = $1', [parent.id])).toEqual([]);
});
