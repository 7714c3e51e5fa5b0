import type { Role } from '@noodlenaut/domain';
import type { Page } from 'playwright-core';

/** Fills the login that is open and presses Power On. */
export async function login(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Power On', exact: true }).click();
}

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly confirm?: string;
  readonly role?: Role;
  readonly plan?: 'Adventure Scholars' | 'Bright Future Brigade' | 'STEM Blazers';
  readonly firstName?: string;
  readonly email?: string;
}

const textOf = (page: Page, label: string) => page.getByRole('textbox', { name: label });

/** Fills the registration that is open, without sending it. */
export async function fillRegistration(page: Page, person: Registration): Promise<void> {
  await textOf(page, 'Username').fill(person.username);
  if (person.firstName !== undefined) await textOf(page, 'First name').fill(person.firstName);
  if (person.email !== undefined) await textOf(page, 'Email').fill(person.email);
  if (person.role !== undefined) await page.getByLabel('I am a').selectOption(person.role);
  if (person.plan !== undefined) await page.getByRole('radio', { name: person.plan }).check();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.confirm ?? person.password);
}

export const createAccount = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Create Account', exact: true }).click();
