import type { Role } from '@noodlenaut/domain';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount, newRolelessAccount } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { hold, refuseWith } from '../src/held.ts';
import { noticeSays } from '../src/notices.ts';
import { test } from '../src/test.ts';

const complete = (page: Page) => page.getByRole('button', { name: 'Complete Setup', exact: true });
const role = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const names = async (page: Page) => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
};

async function openSetup(page: Page): Promise<void> {
  await page.goto('/account-setup');
  await complete(page).waitFor();
}

test('[S2.026] [P1.15] without a role there is only the setup, on every path', async ({ stage }) => {
  const page = await stage.open({ as: await newRolelessAccount() });
  for (const path of [
    '/',
    '/subject/math',
    '/lesson/x',
    '/teacher',
    '/logos',
    '/adventure-scholars',
    '/no-such-page',
  ]) {
    await page.goto(path);
    await complete(page).waitFor();
    expect(await page.getByRole('link', { name: 'Tutoring' }).count()).toBe(0);
  }
});

test('[S2.159] [S2.160] [S2.161] [S2.169] [S2.171] four role cards, names, phone; the button waits for a role', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newRolelessAccount() });
  await openSetup(page);
  for (const name of ['Student', 'Tutor', 'Teacher', 'Parent'])
    expect(await role(page, name).isEnabled()).toBe(true);
  expect(await page.getByRole('textbox', { name: /Phone.*optional/ }).count()).toBe(1);
  await names(page);
  expect(await complete(page).isDisabled()).toBe(true);
  await role(page, 'Student').check();
  expect(await complete(page).isEnabled()).toBe(true);
});

test('[S2.162] [S2.163] [S2.164] [S2.165] [S2.166] [S2.167] [S5.38] [S5.39] each role has its own fields', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newRolelessAccount() });
  await openSetup(page);
  const checkboxes = () =>
    page.getByRole('checkbox').evaluateAll((all) => all.map((one) => one.closest('label')?.textContent));
  await role(page, 'Student').check();
  const grades = ['Pre-K', 'K', '1st', '2nd', '3rd', '4th', '5th', '6th'];
  const offered = await page.getByLabel('Grade', { exact: true }).locator('option').allTextContents();
  expect(offered.slice(-8)).toEqual(grades);
  expect(await checkboxes()).toEqual([]);
  await role(page, 'Tutor').check();
  await page.getByRole('group', { name: 'Subject specialties' }).waitFor();
  expect(await checkboxes()).toEqual([
    'Math',
    'Science',
    'History',
    'Geography',
    'IT',
    'English',
    'Chemistry',
    'Robotics',
  ]);
  await page.getByRole('textbox', { name: 'Bio' }).waitFor();
  await page.getByRole('textbox', { name: 'Hourly rate in USD' }).waitFor();
  await role(page, 'Teacher').check();
  await page.getByRole('textbox', { name: 'School name' }).waitFor();
  await role(page, 'Parent').check();
  await page.getByRole('group', { name: /grade levels/ }).waitFor();
  expect(await checkboxes()).toEqual(grades);
});

test('[S2.168] choosing a role clears the fields of the one before', async ({ stage }) => {
  const page = await stage.open({ as: await newRolelessAccount() });
  await openSetup(page);
  await names(page);
  await role(page, 'Tutor').check();
  await page.getByRole('checkbox', { name: 'Math' }).check();
  await page.getByRole('textbox', { name: 'Bio' }).fill('I love sums.');
  await page.getByRole('textbox', { name: 'Hourly rate in USD' }).fill('30');
  await role(page, 'Teacher').check();
  await role(page, 'Tutor').check();
  expect(await page.getByRole('checkbox', { name: 'Math' }).isChecked()).toBe(false);
  expect(await page.getByRole('textbox', { name: 'Bio' }).inputValue()).toBe('');
  expect(await page.getByRole('textbox', { name: 'Hourly rate in USD' }).inputValue()).toBe('');
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ada');
});

const homes = [
  ['a student', 'Student', 'student', '/'],
  ['a tutor', 'Tutor', 'tutor', '/'],
  ['a teacher', 'Teacher', 'teacher', '/teacher'],
  ['a parent', 'Parent', 'parent', '/teacher'],
] as const satisfies readonly (readonly [string, string, Role, string])[];

test.for(homes)(
  '[S4.40] [S4.41] [S4.42] %s lands in the right place, and the setup is no longer forced',
  async ([, card, id, home], { stage }) => {
    const account = await newRolelessAccount();
    const page = await stage.open({ as: account });
    await openSetup(page);
    await role(page, card).check();
    await names(page);
    await complete(page).click();
    await noticeSays(page, 'Profile Setup Complete', 'Your account has been set up successfully!');
    await page.waitForURL((url) => url.pathname === home);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await rows('select role, first_name from users where id = $1', [account.id])).toEqual([
      { role: id, first_name: 'Ada' },
    ]);
  },
);

test('[S2.170] [S5.20] [S5.21] [S7.18] [S8.19] [S8.20] dollars go out as cents, and the user is asked for again', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newRolelessAccount() });
  await openSetup(page);
  await role(page, 'Tutor').check();
  await names(page);
  await page.getByRole('textbox', { name: 'Hourly rate in USD' }).fill('24.50');
  const held = await hold(page, '**/trpc/account.setupProfile*');
  const sent = page.waitForRequest('**/trpc/account.setupProfile*');
  const again = page.waitForRequest('**/trpc/account.viewer*');
  await complete(page).click();
  await page.getByRole('button', { name: 'Setting up your account...' }).waitFor();
  held.release();
  expect((await sent).postDataJSON()).toEqual({
    role: 'tutor',
    firstName: 'Ada',
    lastName: 'Byron',
    hourlyRate: 2450,
  });
  await again;
  await noticeSays(page, 'Profile Setup Complete', 'Your account has been set up successfully!');
});

test('[S5.21] nobody but a tutor sends a rate', async ({ stage }) => {
  const page = await stage.open({ as: await newRolelessAccount() });
  await openSetup(page);
  await role(page, 'Tutor').check();
  await page.getByRole('textbox', { name: 'Hourly rate in USD' }).fill('24.50');
  await role(page, 'Parent').check();
  await names(page);
  const sent = page.waitForRequest('**/trpc/account.setupProfile*');
  await complete(page).click();
  expect((await sent).postDataJSON()).toEqual({ role: 'parent', firstName: 'Ada', lastName: 'Byron' });
  await page.waitForURL('**/teacher');
});

test('[S5.17] [S5.18] [S5.16] both names are asked for at their fields', async ({ stage }) => {
  const page = await stage.open({ as: await newRolelessAccount() });
  await openSetup(page);
  await role(page, 'Student').check();
  await complete(page).click();
  await page.getByText('First name is required', { exact: true }).waitFor();
  await page.getByText('Last name is required', { exact: true }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('firstName');
});

test('[S8.10] [S8.11] a failure shows what the server said, or the fixed sentence', async ({ stage }) => {
  stage.watch.expect(/422.*\/trpc\/account\.setupProfile/, /502.*\/trpc\/account\.setupProfile/);
  const page = await stage.open({ as: await newRolelessAccount() });
  await openSetup(page);
  await role(page, 'Student').check();
  await names(page);
  await refuseWith(
    page,
    '**/trpc/account.setupProfile*',
    422,
    '{"message":"The moon is full.","code":"invalid_input"}',
  );
  await complete(page).click();
  await noticeSays(page, 'Setup Failed', 'The moon is full.');
  await page.unroute('**/trpc/account.setupProfile*');
  await refuseWith(page, '**/trpc/account.setupProfile*', 502, '');
  await complete(page).click();
  await noticeSays(page, 'Setup Failed', 'Failed to set up your profile. Please try again.');
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ada');
});

test('[S2.043] [S2.159] with a role the setup opens for every role and the role is fixed', async ({
  stage,
}) => {
  for (const own of ['student', 'tutor', 'teacher', 'parent'] as const) {
    const page = await stage.open({ as: await newAccount({ role: own }) });
    await openSetup(page);
    expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(own);
    expect(await page.locator('[name="role"]:disabled').count()).toBe(3);
  }
});
