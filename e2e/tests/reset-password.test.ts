import { expect } from 'vitest';
import { ask, newAccount, newName } from '../src/accounts.ts';
import { readMail } from '../src/mails.ts';
import { noticeSays } from '../src/notices.ts';
import { test } from '../src/test.ts';
import { createAccount, fillRegistration, login } from '../src/visitor.ts';

test('[P2.18] a parent forgets the password, gets a mail, sets a new one and signs in with it', async ({
  stage,
}) => {
  const username = newName();
  const email = `${username}@example.org`;
  const page = await stage.open();
  await page.goto('/register');
  await fillRegistration(page, {
    username,
    email,
    password: 'violin-comet-42',
    role: 'parent',
    plan: 'Adventure Scholars',
  });
  await createAccount(page);
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();

  const other = await stage.open();
  await other.goto('/login');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByRole('textbox', { name: 'Email' }).fill(email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await other.getByText(/a letter with a link is on its way/).waitFor();

  const mail = await readMail(email, 'reset');
  const link = /\/reset-password\?token=\S+/.exec(mail ?? '')?.[0] ?? '';
  await other.goto(link);
  await other.getByLabel('New password', { exact: true }).fill('lemon-castle-77');
  await other.getByRole('button', { name: 'Save the password' }).click();
  await noticeSays(other, 'Your password is changed', 'Power on with the new one.');
  await login(other, username, 'lemon-castle-77');
  await other.getByRole('heading', { name: /^Welcome back/ }).waitFor();
});

test('[P2.18] the answer is the same for an address nobody has', async ({ stage }) => {
  const page = await stage.open();
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${newName()}@example.org`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(/a letter with a link is on its way/).waitFor();
});

test('a password is changed on the account page and the old one is refused', async ({ stage }) => {
  const account = await newAccount({ role: 'parent' });
  const page = await stage.open({ as: account });
  await page.goto('/account');
  await page.getByLabel('Current password', { exact: true }).fill(account.password);
  await page.getByLabel('New password', { exact: true }).fill('lemon-castle-77');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password is changed', { exact: true }).waitFor();
  const body = { username: account.username, password: account.password };
  await expect(ask('POST', '/api/login', null, body)).rejects.toThrow('401');
});
