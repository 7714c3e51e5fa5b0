import type { Page } from 'playwright-core';
import type { Account } from '../accounts.ts';
import { rows } from '../database.ts';
import { newPathFamily, newPathTeacher } from '../learning-paths.ts';
import { at, inClass, type Screen } from './screen.ts';

const asParent = async (): Promise<Account> => (await newPathFamily()).parent;
/** To the paths of the parent's first child. */
const toPaths = async (page: Page): Promise<void> => {
  await at('/family')(page);
  await page.getByRole('link', { name: 'Open the learning paths' }).click();
  await page.getByRole('heading', { level: 1, name: /learning paths/ }).waitFor();
};
const toEditor = async (page: Page): Promise<void> => {
  await toPaths(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: /^Add 3\./ }).waitFor();
};

/** Learning paths as grown-ups make them. */
export const PATH_SCREENS: readonly Screen[] = [
  { name: 'learning paths of a child', hands: 'adult', as: asParent, go: toPaths },
  { name: 'the editor of a learning path', hands: 'adult', as: asParent, go: toEditor },
  {
    name: 'learning paths without the plan',
    hands: 'adult',
    as: async () => {
      const parent = await asParent();
      await rows('delete from user_subscriptions where user_id = $1', [parent.id]);
      return parent;
    },
    go: toPaths,
  },
  { name: 'learning paths of a class', hands: 'adult', as: newPathTeacher, go: inClass('/paths') },
];
