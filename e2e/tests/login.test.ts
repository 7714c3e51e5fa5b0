import type { TrpcRefusal } from '../src/trpc-reply.ts';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { hold } from '../src/held.ts';
import { noticeSays } from '../src/notices.ts';
import { test } from '../src/test.ts';
import { login } from '../src/visitor.ts';

test('[S2.014] [S2.015] [S2.017] the login has its two fields, Power On and the way to register', async ({
  stage,
}) => {
  const page = await stage.open();
  await page.goto('/login');
  await page.getByLabel('Username', { exact: true }).waitFor();
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Power On', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Join Fun!' }).click();
  await page.waitForURL('**/register');
});

test('[S2.016] [S7.12] [S1.19] [P2.03] signs in, says so meanwhile, keeps the identifier and goes home', async ({
  stage,
}) => {
  const account = await newAccount({ grade: '3rd', firstName: 'Ada' });
  const page = await stage.open();
  await page.goto('/login');
  const held = await hold(page, '**/trpc/account.login*');
  await login(page, account.username, account.password);
  const pending = page.getByRole('button', { name: 'Signing In...' });
  await pending.waitFor();
  expect(await pending.isDisabled()).toBe(true);
  held.release();
  await page.getByRole('heading', { name: 'Welcome back, Ada!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  const kept = await page.evaluate(() => localStorage.getItem('sessionId'));
  const bearer = page.waitForRequest('**/trpc/plans.list*');
  await page.goto('/adventure-scholars');
  expect((await bearer).headers()['authorization']).toBe(`Bearer ${String(kept)}`);
});

test('[S5.23] [S5.24] an empty form says so at its fields and the focus goes to the first', async ({
  stage,
}) => {
  const page = await stage.open();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Power On', exact: true }).click();
  const username = page.getByLabel('Username', { exact: true });
  const described = (name: 'Username' | 'Password') =>
    page.getByLabel(name, { exact: true }).evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  await page.getByText('Username is required', { exact: true }).waitFor();
  expect(await described('Username')).toContain('Username is required');
  expect(await described('Password')).toContain('Password is required');
  await expect.poll(() => username.evaluate((field) => field === document.activeElement)).toBe(true);
  await username.fill('ada');
  await page.getByRole('button', { name: 'Power On', exact: true }).click();
  await expect
    .poll(() =>
      page.getByLabel('Password', { exact: true }).evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  expect(await page.getByText('Username is required').count()).toBe(0);
});

test('[S8.12] a wrong password shows Login Failed with the sentence of the server, and what was typed stays', async ({
  stage,
}) => {
  stage.watch.expect(/401.*\/trpc\/account\.login/);
  const account = await newAccount();
  const page = await stage.open();
  await page.goto('/login');
  const answered = page.waitForResponse('**/trpc/account.login*');
  await login(page, account.username, 'not-the-password');
  const { error }: TrpcRefusal = await (await answered).json();
  await noticeSays(page, 'Login Failed', error.message);
  expect(error.message.length).toBeGreaterThan(10);
  expect(await page.getByLabel('Username', { exact: true }).inputValue()).toBe(account.username);
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();
});

test('[S2.024] any other path shows a visitor the login', async ({ stage }) => {
  const page = await stage.open();
  for (const path of [
    '/no/such/place',
    '/logos',
    '/subject/math',
    '/lesson/x',
    '/teacher',
    '/account-setup',
    '/dashboard',
  ]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Power On', exact: true }).waitFor();
    await page.getByLabel('Password', { exact: true }).waitFor();
  }
});

test('[P9.06] a signed-in user is taken from /login and /register to /', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '1st' }) });
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});
