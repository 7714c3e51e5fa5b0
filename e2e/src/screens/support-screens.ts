import { newAccount } from '../accounts.ts';
import { at, type Screen } from './screen.ts';

/** What a grown-up sees who asks support. */
export const SUPPORT_SCREENS: readonly Screen[] = [
  {
    name: 'a question to support that has come in',
    hands: 'adult',
    as: () => newAccount({ role: 'parent' }),
    go: async (page) => {
      await at('/support')(page);
      await page.getByLabel('Topic').selectOption('plans');
      await page.getByLabel('Your question').fill('How do I change the plan?');
      await page.getByLabel('E-mail for the answer').fill('ana@example.org');
      await page.getByRole('button', { name: 'Send the question' }).click();
      await page.getByRole('heading', { name: 'We have your question' }).waitFor();
    },
  },
];
