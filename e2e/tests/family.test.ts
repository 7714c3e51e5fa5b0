import type { TrpcReply } from '../src/trpc-reply.ts';
import { createReadStream } from 'node:fs';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { newAskedChild, newFamily, PICTURES, tapPictures } from '../src/families.ts';
import { axeFindings } from '../src/inspect-screen.ts';
import { test } from '../src/test.ts';

const isFocused = (element: Element) => element === document.activeElement;

test('[P1.24] [P1.25] [P1.26] a parent makes a child, who signs in with three pictures on a trusted device and by QR code elsewhere', async ({
  stage,
}) => {
  stage.watch.expect(/401 .*pictureLogin/);
  const parent = await newAccount({ role: 'parent', firstName: 'Ana' });
  const page = await stage.open({ as: parent });
  await page.goto('/family');
  await page.getByLabel('First name or nickname').fill('Leo');
  await page.getByRole('radio', { name: 'Kindergarten' }).check({ force: true });
  await tapPictures(page);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('link', { name: 'Go on with Leo' }).click();
  await page.getByRole('button', { name: 'Trust this device' }).click();
  await page.getByText('(this device)').waitFor();
  const made = page.waitForResponse('**/trpc/family.makeSignInToken*');
  await page.getByRole('button', { name: 'Show a QR code' }).click();
  const { result }: TrpcReply<{ token: string }> = await (await made).json();
  const { token } = result.data;
  await page.getByRole('img', { name: 'QR code with which Leo signs in' }).waitFor();

  const elsewhere = await stage.open();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Username', { exact: true }).waitFor();
  expect(await elsewhere.getByText('Who are you?').count()).toBe(0);
  await elsewhere.goto(`/qr#${token}`);
  await elsewhere.getByRole('heading', { name: 'Hi Leo! Tap your three pictures.' }).waitFor();
  await tapPictures(elsewhere);
  await elsewhere.getByText('Welcome back, Leo!').waitFor();

  await page.getByRole('button', { name: 'Power Down' }).click();
  await page.waitForURL((url) => url.pathname !== '/family');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Leo' }).click();
  await tapPictures(page, ['Dog', 'Star', 'Key']);
  await page.getByText('Those are not your pictures. Try again!').waitFor();
  await tapPictures(page, PICTURES);
  await page.getByText('Welcome back, Leo!').waitFor();
});

test('[P1.23] a child without a grown-up finds on its dashboard who asks, says yes, and the card is gone', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAskedChild() });
  await page.goto('/');
  await page.getByRole('link', { name: 'Look who it is' }).click();
  await page.getByRole('button', { name: 'Yes, I know Sam' }).click();
  await page.getByText('Sees how you learn.').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Welcome back, Leo!').waitFor();
  expect(await page.getByText('A grown-up waits for you').count()).toBe(0);
});

test('[P1.28] a link that is ended takes sight of the child away at once', async ({ stage }) => {
  const { parent } = await newFamily();
  const [page, dashboard] = [await stage.open({ as: parent }), await stage.open({ as: parent })];
  await dashboard.goto('/teacher');
  await dashboard.getByText('Leo').first().waitFor();
  await page.goto('/family');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'End link of Sam' }).waitFor();
  await page.getByRole('button', { name: 'End link of yourself' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await page.getByRole('heading', { name: 'Make an account for a child' }).waitFor();
  await dashboard.reload();
  await dashboard.getByRole('heading', { name: 'Link your child to see their progress' }).waitFor();
  expect(await dashboard.getByText('Leo').count()).toBe(0);
});

test('[P1.48] [P1.49] a parent who signed in a while ago takes a consent back after entering the password again', async ({
  stage,
}) => {
  stage.watch.expect(/403 .*setConsent/);
  const { parent } = await newFamily();
  const page = await stage.open({ as: parent });
  await page.goto('/family');
  await rows(`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = $1`, [
    parent.id,
  ]);
  const toggle = page.getByRole('switch', { name: 'AI helper' });
  await toggle.click();
  const dialog = page.getByRole('dialog', { name: 'Your password, please' });
  const field = dialog.getByLabel('Your password', { exact: true });
  await expect.poll(() => field.evaluate(isFocused)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByText('Please enter your password again').waitFor();
  await expect.poll(() => toggle.evaluate(isFocused)).toBe(true);
  expect(await toggle.getAttribute('aria-checked')).toBe('true');

  await page.keyboard.press('Enter');
  await expect.poll(() => field.evaluate(isFocused)).toBe(true);
  await page.keyboard.type(parent.password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
  await expect.poll(() => toggle.evaluate(isFocused)).toBe(true);
});

test('[P1.53] [P1.54] the data is saved as a ZIP, and a deletion is undone', async ({ stage }) => {
  const { parent } = await newFamily();
  const page = await stage.open({ as: parent });
  await page.goto('/family');
  await page.getByRole('button', { name: 'Export as ZIP' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(parent.password);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Leo.zip');
  const [start]: Buffer[] = await createReadStream(await file.path(), { end: 3 }).toArray();
  expect(start?.toString('latin1')).toBe('PK\u0003\u0004');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(parent.password);
  await page.getByRole('button', { name: "Delete Leo's account" }).click();
  await page.getByText(/asleep and will be erased on/).waitFor();
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await page.getByText(/asleep and will be erased on/).waitFor({ state: 'detached' });
});
