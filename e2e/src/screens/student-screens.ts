import type { Grade } from '@noodlenaut/domain';
import type { Page } from 'playwright-core';
import { type Account, newAccount, signInDemo } from '../accounts.ts';
import { give, newClassroom } from '../classroom.ts';
import { openComfort } from '../comfort.ts';
import { newAskedChild, newSignInToken, tapPictures } from '../families.ts';
import { newPathFamily } from '../learning-paths.ts';
import { newClass } from '../school-classes.ts';
import { withoutLessons } from '../without-lessons.ts';
import { at, newStudent, type Screen } from './screen.ts';
import { LOCKED_SCREENS } from './plan-screens.ts';

/** Whose teacher gave a round of practice. */
async function newPupil(grade: Grade): Promise<Account> {
  const room = await newClassroom(['Mae'], grade);
  await give(room, { kind: 'practice', subjectId: 'science' });
  return room.pupil('Mae');
}
const toGiven = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'From your teacher' }).waitFor();
};

const onPath = (grade: Grade) => async () => (await newPathFamily(grade)).child;
const toPath = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Your path' }).waitFor();
};

/** What a child sees outside of lessons. */
export const STUDENT: readonly Screen[] = [
  { name: 'dashboard without a grade', hands: 'child', as: () => newAccount(), go: at('/') },
  {
    name: 'dashboard with a grown-up who waits',
    hands: 'picture',
    as: newAskedChild,
    go: async (page) => {
      await at('/')(page);
      await page.getByRole('link', { name: 'Look who it is' }).waitFor();
      await page.getByRole('heading', { name: 'Achievements' }).waitFor();
    },
  },
  {
    name: 'my classes',
    hands: 'child',
    as: async () => (await newClass()).child,
    go: async (page) => {
      await at('/classes')(page);
      await page.getByRole('button', { name: 'Stop asking for Room 12' }).click();
    },
  },
  { name: 'dashboard of the demo student', hands: 'child', as: () => signInDemo('student'), go: at('/') },
  {
    name: 'dashboard by pictures',
    hands: 'picture',
    as: () => newAccount({ grade: 'pre-k', firstName: 'Leo' }),
    go: async (page) => {
      await at('/')(page);
      await page.getByRole('heading', { name: 'Achievements' }).waitFor();
    },
  },
  { name: 'dashboard with a learning path', hands: 'child', as: onPath('3rd'), go: toPath },
  { name: 'dashboard by pictures with a learning path', hands: 'picture', as: onPath('k'), go: toPath },
  { name: 'dashboard with something given', hands: 'child', as: () => newPupil('3rd'), go: toGiven },
  {
    name: 'dashboard by pictures with something given',
    hands: 'picture',
    as: () => newPupil('k'),
    go: toGiven,
  },
  {
    name: 'dashboard with Miso and cheers',
    hands: 'child',
    as: newStudent,
    go: async (page) => {
      await at('/')(page);
      await page.getByRole('button', { name: 'Miso', exact: true }).click();
      await page
        .getByRole('region', { name: 'Miso' })
        .getByText(/^Hi.*[.!?]$/)
        .waitFor();
      await page.getByRole('button', { name: /^First Steps/ }).click();
      await page.getByText('Not earned yet', { exact: true }).waitFor();
    },
  },
  { name: 'support', hands: 'child', as: newStudent, go: at('/support') },
  { name: 'badge shelf', hands: 'child', as: () => signInDemo('student'), go: at('/achievements') },
  { name: 'empty badge shelf', hands: 'child', as: newStudent, go: at('/achievements') },
  { name: 'stickers', hands: 'child', as: () => signInDemo('student'), go: at('/stickers') },
  { name: 'no stickers yet', hands: 'child', as: newStudent, go: at('/stickers') },
  { name: 'subject', hands: 'child', as: newStudent, go: at('/subject/math') },
  ...LOCKED_SCREENS,
  {
    name: 'subject by pictures',
    hands: 'picture',
    as: () => newAccount({ grade: 'pre-k', firstName: 'Leo' }),
    go: at('/subject/science'),
  },
  {
    name: 'subject without lessons',
    hands: 'child',
    as: newStudent,
    go: async (page) => {
      await withoutLessons(page, 'math');
      await at('/subject/math')(page);
    },
  },
  { name: 'unknown subject', hands: 'child', as: newStudent, go: at('/subject/astrology') },
  {
    name: 'comfort panel',
    hands: 'child',
    as: newStudent,
    go: async (page) => {
      await at('/')(page);
      await openComfort(page);
    },
  },
  { name: '404', hands: 'child', as: newStudent, go: at('/no-such-page') },
  { name: 'games', hands: 'child', as: newStudent, go: at('/multiplayer') },
  { name: 'tutoring', hands: 'child', as: newStudent, go: at('/tutoring') },
  {
    name: 'account',
    hands: 'child',
    as: newStudent,
    go: async (page) => {
      await at('/account')(page);
      await page.getByRole('heading', { name: 'Who can see how I learn' }).waitFor();
    },
  },
  {
    name: 'account of a child with three pictures',
    hands: 'child',
    go: async (page) => {
      await page.goto(`/qr#${await newSignInToken()}`);
      await tapPictures(page);
      await page.getByRole('heading', { name: 'Achievements' }).waitFor();
      await at('/account')(page);
      await page.getByRole('heading', { name: 'Your three pictures' }).waitFor();
      await page.getByRole('heading', { name: 'Who can see how I learn' }).waitFor();
    },
  },
  { name: 'teacher dashboard', hands: 'adult', as: () => signInDemo('student'), go: at('/teacher') },
  {
    name: 'teacher dashboard, one subject',
    hands: 'adult',
    as: () => signInDemo('parent'),
    go: at('/teacher/subject/math'),
  },
];
