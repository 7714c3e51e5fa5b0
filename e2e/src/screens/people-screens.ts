import type { Page } from 'playwright-core';
import { rows } from '../database.ts';
import { newClass } from '../school-classes.ts';
import { at, type Screen } from './screen.ts';

async function toPupils(page: Page): Promise<void> {
  await at('/classes')(page);
  await page.getByRole('link', { name: 'Pupils of Room 12' }).click();
  await page.getByRole('heading', { name: 'Pupils of Room 12' }).waitFor();
}

/** What a teacher sees of the people of a class and of the school. */
export const PEOPLE_SCREENS: readonly Screen[] = [
  {
    name: 'letters to parents',
    hands: 'adult',
    as: async () => (await newClass()).teacher,
    go: async (page) => {
      await toPupils(page);
      await page.getByRole('button', { name: 'Choose all' }).click();
      await page.getByRole('button', { name: 'Letters to parents' }).click();
      await page.getByRole('button', { name: 'Write 2 letters' }).click();
      await page.getByRole('heading', { name: '2 letters to parents of Room 12' }).waitFor();
    },
  },
  {
    name: 'school',
    hands: 'adult',
    as: async () => {
      const { teacher } = await newClass();
      await rows('insert into school_administrators (user_id) values ($1)', [teacher.id]);
      return teacher;
    },
    go: at('/school'),
  },
  { name: 'classes', hands: 'adult', as: async () => (await newClass()).teacher, go: at('/classes') },
  {
    name: 'the people of a class',
    hands: 'adult',
    as: async () => (await newClass()).teacher,
    go: async (page) => {
      await toPupils(page);
      await page.getByLabel('First names or nicknames').fill('Cleo\nBen');
      await page.getByRole('button', { name: 'Check the list' }).click();
      await page.getByText('One line needs you.').waitFor();
      await page.getByRole('button', { name: 'Invite a colleague' }).click();
      await page.getByText('Shown only this once').waitFor();
      await page.getByRole('button', { name: 'Take out Ben' }).click();
      await page.getByRole('button', { name: 'Put the class away' }).click();
    },
  },
  {
    name: 'sign-in cards',
    hands: 'adult',
    as: async () => (await newClass()).teacher,
    go: async (page) => {
      await toPupils(page);
      await page.getByRole('button', { name: 'Choose all' }).click();
      await page.getByRole('button', { name: 'New sign-in cards' }).click();
      await page.getByRole('button', { name: 'Make 2 cards' }).click();
      await page.getByRole('button', { name: 'Print the cards' }).waitFor();
    },
  },
];
