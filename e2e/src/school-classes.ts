import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, ask, askAs, newAccount } from './accounts.ts';
import { textOf } from './text-of.ts';

/** A teacher with a class of two pupils, and Mia who waits for a yes. */
export async function newClass(): Promise<{
  teacher: Account;
  child: Account;
  classId: string;
  code: string;
}> {
  const teacher = await newAccount({ role: 'teacher', firstName: 'Ms. Okafor' });
  const made = await ask('POST', '/api/classes', teacher.sessionId, { name: 'Room 12', grade: '2nd' });
  const [classId, code] = [textOf(made, 'id'), textOf(made, 'code')];
  await askAs(teacher, 'POST', `/api/classes/${classId}/pupils`, { text: 'Amara\nBen, 3rd' });
  const child = await newAccount({ grade: '2nd', firstName: 'Mia' });
  await ask('POST', '/api/classes/join', child.sessionId, { code });
  return { teacher, child, classId, code };
}

/** On the screen of Ms. Okafor. @returns the code of the class */
export async function makeClass(page: Page): Promise<string> {
  await page.goto('/classes');
  await page.getByLabel('Name of the class').fill('Room 12');
  await page.getByLabel('Grade').selectOption('2nd');
  await page.getByRole('button', { name: 'Make the class' }).click();
  await page.getByRole('heading', { name: 'Pupils of Room 12' }).waitFor();
  return page
    .getByRole('region', { name: 'Class code' })
    .getByText(/^[B-Z2-9]{6}$/)
    .innerText();
}
/** A child scans the code, signs in, and asks. */
export async function askToComeIn(page: Page, child: Account, code: string): Promise<void> {
  await page.goto(`/classes?code=${code}`);
  await page.getByLabel('Username', { exact: true }).fill(child.username);
  await page.getByLabel('Password', { exact: true }).fill(child.password);
  await page.getByRole('button', { name: 'Power On', exact: true }).click();
  await page.getByRole('heading', { name: 'My classes' }).waitFor();
  expect(await page.getByLabel('Class code').inputValue()).toBe(code);
  await page.getByRole('button', { name: 'Ask to come in' }).click();
  await page.getByText('Ms. Okafor must say yes. Please wait.').waitFor();
}
