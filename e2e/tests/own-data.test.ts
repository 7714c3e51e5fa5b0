import { createReadStream } from 'node:fs';
import { expect } from 'vitest';
import { ask, askAs, newAccount, signInAgain } from '../src/accounts.ts';
import { newFamily } from '../src/families.ts';
import { axeFindings } from '../src/inspect-screen.ts';
import { test } from '../src/test.ts';

const isFocused = (element: Element) => element === document.activeElement;

test('a grown-up saves their own data as a ZIP, after the password', async ({ stage }) => {
  stage.watch.expect(/400 .*privacy\.exportOwn/);
  const tutor = await newAccount({ role: 'tutor', firstName: 'Hana' });
  const page = await stage.open({ as: tutor });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Save my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save your data' });
  const field = dialog.getByLabel('Your password', { exact: true });
  await field.fill('not mine');
  await page.keyboard.press('Enter');
  await dialog.getByText('This is not your password').waitFor();
  await field.fill(tutor.password);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  const [start]: Buffer[] = await createReadStream(await file.path(), { end: 3 }).toArray();
  expect(start?.toString('latin1')).toBe('PK\u0003\u0004');
  await dialog.waitFor({ state: 'detached' });
});

test('a parent deletes the account by keyboard, decides about the child, finds the note after signing in again, and keeps both', async ({
  stage,
}) => {
  const { parent, childId } = await newFamily();
  const [page, elsewhere] = [
    await stage.open({ as: parent }),
    await stage.open({ as: await signInAgain(parent) }),
  ];
  await elsewhere.goto('/account');
  await elsewhere.getByRole('heading', { name: 'Your data' }).waitFor();
  await page.goto('/account');
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText('What becomes of Leo?').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate(isFocused)).toBe(true);

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your password', { exact: true }).fill(parent.password);
  await page.keyboard.press('Enter');
  await dialog.getByText('Please choose what becomes of Leo').waitFor();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText(/^Your account will be erased on/).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await elsewhere.goto('/account');
  await elsewhere.getByRole('button', { name: 'Power On', exact: true }).waitFor();
  const again = await stage.open({ as: await signInAgain(parent) });
  await again.goto('/family');
  await again
    .getByText(/^Leo's account is asleep/)
    .or(again.getByText(/asleep and will be erased/))
    .first()
    .waitFor();
  await again.getByRole('button', { name: 'Keep my account' }).click();
  await again.getByText('Your account stays').waitFor();
  await again.getByText(/asleep and will be erased/).waitFor({ state: 'detached' });
  const own = await askAs(await signInAgain(parent), 'GET', '/api/user/data');
  expect(own).toMatchObject({ eraseAt: null, children: [{ id: childId, goesToo: false }] });
});

test('a teacher reads which class ends and which goes on', async ({ stage }) => {
  const teacher = await newAccount({ role: 'teacher', firstName: 'Ms. Okafor' });
  await ask('POST', '/api/classes', teacher.sessionId, { name: 'Room 12', grade: '2nd' });
  const page = await stage.open({ as: teacher });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Room 12 ends.').waitFor();
});
