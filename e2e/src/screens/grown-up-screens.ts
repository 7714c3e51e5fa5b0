import type { Page } from 'playwright-core';
import { newAccount, newRolelessAccount, signInDemo } from '../accounts.ts';
import { at, type Screen } from './screen.ts';

async function toSetup(page: Page, role: string): Promise<void> {
  await page.goto('/account-setup');
  await page.getByRole('radio', { name: role, exact: true }).check();
}

/** What an adult sees. */
export const GROWN_UP: readonly Screen[] = [
  ...['Student', 'Tutor', 'Teacher', 'Parent'].map((role): Screen => ({
    name: `setup as ${role}`,
    hands: 'adult',
    as: newRolelessAccount,
    go: (page) => toSetup(page, role),
  })),
  { name: 'home of a parent', hands: 'adult', as: () => signInDemo('parent'), go: at('/') },
  {
    name: 'home of a teacher without a child',
    hands: 'adult',
    as: () => newAccount({ role: 'teacher' }),
    go: at('/'),
  },
  { name: 'home of a tutor', hands: 'adult', as: () => signInDemo('tutor'), go: at('/') },
  { name: 'schedule', hands: 'adult', as: () => signInDemo('tutor'), go: at('/schedule') },
  { name: 'plans', hands: 'adult', as: () => signInDemo('parent'), go: at('/adventure-scholars') },
  { name: 'one plan', hands: 'adult', as: () => signInDemo('parent'), go: at('/subscribe/stem-blazers') },
  { name: 'account', hands: 'adult', as: () => signInDemo('parent'), go: at('/account') },
  { name: 'logos', hands: 'adult', as: () => signInDemo('parent'), go: at('/logos') },
];
