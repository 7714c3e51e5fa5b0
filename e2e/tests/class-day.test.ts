import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import { playLesson } from '../src/lesson-player.ts';
import { askToComeIn, makeClass } from '../src/school-classes.ts';
import { test } from '../src/test.ts';

/** A finished lesson shows on an open dashboard within this. */
const LIVE_MS = 2000;
const lessonsOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Pupils' })
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('cell')
    .nth(3);

test('a day in a class: two children come in by the code and play, their teacher watches and takes the rows home', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ role: 'teacher', firstName: 'Ms. Okafor' }) });
  const code = await makeClass(page);
  const children: Page[] = [];
  for (const firstName of ['Mia', 'Leo']) {
    const child = await stage.open();
    await askToComeIn(child, await newAccount({ grade: '3rd', firstName }), code);
    await page.getByRole('button', { name: `Yes, let in ${firstName}` }).click();
    await page.getByRole('button', { name: `Take out ${firstName}` }).waitFor();
    children.push(child);
  }
  await page.getByRole('link', { name: 'How they learn' }).click();
  await lessonsOf(page, 'Mia').getByText('0', { exact: true }).waitFor();

  const key = await lessonKey(FIRST_LESSON);
  for (const [at, name] of ['Mia', 'Leo'].entries()) {
    const child = children[at];
    if (child === undefined) throw new Error(`${name} has no screen`);
    const done = child.waitForResponse('**/trpc/lessons.complete*');
    const play = playLesson(child, key);
    await done;
    await lessonsOf(page, name).getByText('1', { exact: true }).waitFor({ timeout: LIVE_MS });
    await play;
  }

  const shown = await page
    .getByRole('table', { name: 'Pupils' })
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  const rows = lines.map((line) => line.split(','));
  expect(rows.map(([name, grade, progress, lessons]) => [name, grade, `${progress}%`, lessons])).toEqual(
    shown.map(([name, grade, progress, lessons]) => [name, grade, progress, lessons]),
  );
  expect(shown.map(([name, , , lessons]) => [name, lessons])).toEqual([
    ['Leo', '1'],
    ['Mia', '1'],
  ]);
});
