import type { TrpcRefusal, TrpcReply } from '../src/trpc-reply.ts';
import { PRODUCT, ROLES } from '@noodlenaut/domain';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount, newName } from '../src/accounts.ts';
import { hold, refuseWith } from '../src/held.ts';
import { noticeSays } from '../src/notices.ts';
import { test } from '../src/test.ts';
import { createAccount, fillRegistration } from '../src/visitor.ts';

const PASSWORD = 'violin-comet-42';
const person = () => ({ username: newName(), password: PASSWORD, plan: 'Adventure Scholars' as const });

/** The form's controls from top to bottom, by what a person reads at them. */
const controlsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main button, form input, form select, main form button')]
      .filter((control, index, all) => all.indexOf(control) === index)
      .map((control) => control.name || (control.textContent ?? '').trim())
      .filter((name) => name !== ''),
  );

test('[S2.018] [S2.019] [S2.020] [S2.021] [S2.023] Google first, Apple disabled, then the fields in their order', async ({
  stage,
}) => {
  const page = await stage.open();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create Account', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Continue with Apple' }).isDisabled()).toBe(true);
  const plans = Array.from({ length: 3 }, () => 'subscriptionPlanId');
  expect(await controlsOf(page)).toEqual([
    'Continue with Google',
    'Continue with Apple',
    'username',
    'firstName',
    'lastName',
    'email',
    'role',
    ...plans,
    'password',
    'confirmPassword',
    'Create Account',
  ]);
  await page.getByRole('link', { name: 'Power On' }).click();
  await page.waitForURL('**/login');
});

test('[S2.022] [S5.32] [S5.33] [S7.14] [S8.21] sends only what was filled in and welcomes with the plan', async ({
  stage,
}) => {
  const page = await stage.open();
  await page.goto('/register');
  const held = await hold(page, '**/trpc/account.register*');
  const sent = page.waitForRequest('**/trpc/account.register*');
  const someone = person();
  await fillRegistration(page, someone);
  await createAccount(page);
  await page.getByRole('button', { name: 'Creating Account...' }).waitFor();
  expect(await page.getByRole('button', { name: 'Creating Account...' }).isDisabled()).toBe(true);
  held.release();
  const body: Record<string, unknown> = (await sent).postDataJSON();
  const { timezone, ...rest } = body;
  expect(timezone).toBe('America/New_York');
  expect(rest).toEqual({
    username: someone.username,
    password: PASSWORD,
    role: 'student',
    subscriptionPlanId: 'adventure-scholars-free',
  });
  await noticeSays(page, `Welcome to ${PRODUCT.name}`, 'Adventure Scholars');
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
});

test('[S8.22] a paid plan says that the trial runs', async ({ stage }) => {
  const page = await stage.open();
  await page.goto('/register?plan=stem-blazers');
  expect(await page.getByRole('radio', { name: 'STEM Blazers' }).isChecked()).toBe(true);
  await fillRegistration(page, { username: newName(), password: PASSWORD });
  await createAccount(page);
  await noticeSays(page, `Welcome to ${PRODUCT.name}`, 'STEM Blazers (7-day free trial)');
});

test.for(ROLES)('[S6.02] [S5.29] a %s registers; student is the default', async (role, { stage }) => {
  const page = await stage.open();
  await page.goto('/register');
  expect(await page.getByLabel('I am a').inputValue()).toBe('student');
  const answered = page.waitForResponse('**/trpc/account.register*');
  await fillRegistration(page, { ...person(), role });
  await createAccount(page);
  const { result }: TrpcReply<{ user: { role: string } }> = await (await answered).json();
  expect(result.data.user.role).toBe(role);
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
});

const errorAt = (page: Page, field: string) =>
  page
    .locator(`[name="${field}"]`)
    .first()
    .evaluate((control) => {
      const owner = control.closest('[aria-describedby]') ?? control;
      return (owner.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    });

test('[S5.30] [S5.31] plan and confirm password are asked for at their place and nothing is sent', async ({
  stage,
}) => {
  const page = await stage.open();
  await page.goto('/register');
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/trpc/account.register') ? 1 : 0));
  await fillRegistration(page, { username: newName(), password: PASSWORD, confirm: 'violin-comet-43' });
  await createAccount(page);
  await page.getByText('Please select a subscription plan', { exact: true }).waitFor();
  expect(await errorAt(page, 'subscriptionPlanId')).toContain('Please select a subscription plan');
  expect(await errorAt(page, 'confirmPassword')).toContain("Passwords don't match");
  expect(await errorAt(page, 'password')).not.toContain("Passwords don't match");
  expect(sent).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('subscriptionPlanId');
});

const refused = [
  ['two characters of a username', { username: 'ab' }, 'username'],
  ['fifty-one characters of a username', { username: 'a'.repeat(51) }, 'username'],
  ['five characters of a password', { password: 'a2345' }, 'password'],
  ['a hundred and one characters of a password', { password: 'a'.repeat(101) }, 'password'],
  ['an email without an address', { email: 'ada at home' }, 'email'],
  ['fifty-one characters of a first name', { firstName: 'a'.repeat(51) }, 'firstName'],
] as const;

test.for(refused)(
  '[S5.25] [S5.26] [S5.27] [S5.28] %s are refused at the field',
  async ([, change, field], { stage }) => {
    const page = await stage.open();
    await page.goto('/register');
    await fillRegistration(page, { ...person(), ...change });
    await createAccount(page);
    await expect.poll(() => errorAt(page, field)).toMatch(/\w{3}/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(field);
  },
);

test('[S8.13] a name that is taken: the sentence of the server, and the form keeps everything', async ({
  stage,
}) => {
  stage.watch.expect(/4\d\d.*\/trpc\/account\.register/);
  const taken = await newAccount();
  const page = await stage.open();
  await page.goto('/register');
  const answered = page.waitForResponse('**/trpc/account.register*');
  await fillRegistration(page, { ...person(), username: taken.username });
  await createAccount(page);
  const { error }: TrpcRefusal = await (await answered).json();
  await noticeSays(page, 'Registration failed', error.message);
  expect(await page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe(taken.username);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
});

test('[S8.14] a failure without a sentence says Please try again.', async ({ stage }) => {
  stage.watch.expect(/502.*\/trpc\/account\.register/);
  const page = await stage.open();
  await page.goto('/register');
  await refuseWith(page, '**/trpc/account.register*', 502, '');
  await fillRegistration(page, person());
  await createAccount(page);
  await noticeSays(page, 'Registration failed', 'Please try again.');
});

test('[S8.15] [S8.16] [P2.16] Google without a configuration points to the form', async ({ stage }) => {
  const page = await stage.open();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await noticeSays(page, 'Google Sign-up Unavailable', 'Please use the registration form below.');
});

test('[S8.17] Google without a network says Connection Error with the same advice', async ({ stage }) => {
  stage.watch.expect(/ERR_FAILED.*\/trpc\/account\.oauthStatus/);
  const page = await stage.open();
  await page.goto('/register');
  await page.route('**/trpc/account.oauthStatus*', (route) => route.abort());
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await noticeSays(page, 'Connection Error', 'Please use the registration form below.');
});

test('[P2.10] [P2.11] grown-ups are advised to use 10 characters, and a common password is refused', async ({
  stage,
}) => {
  stage.watch.expect(/4\d\d.*\/trpc\/account\.register/);
  const page = await stage.open();
  await page.goto('/register');
  const advice = page.getByText(/Grown-ups: 10 or more/);
  expect(await advice.count()).toBe(0);
  await fillRegistration(page, { ...person(), role: 'parent', password: 'password1' });
  await advice.waitFor();
  await createAccount(page);
  await expect.poll(() => errorAt(page, 'password')).toMatch(/password/i);
  expect(new URL(page.url()).pathname).toBe('/register');
});
