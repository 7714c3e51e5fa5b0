import type { Grade } from '@noodlenaut/domain';
import type { Page } from 'playwright-core';
import { type Account, newAccount, signInDemo } from '../accounts.ts';
import { give, newClassroom } from '../classroom.ts';
import { openComfort } from '../comfort.ts';
import { FIRST_LESSON, lessonKey } from '../lesson-key.ts';
import * as player from '../lesson-player.ts';
import * as practice from '../practice-player.ts';
import { withoutLessons } from '../without-lessons.ts';
import { at, type Screen } from './screen.ts';

const newStudent = () => newAccount({ grade: '3rd', firstName: 'Mae' });

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

async function toQuestion(page: Page): Promise<void> {
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  await page.getByRole('radiogroup').waitFor();
}
async function toFeedback(page: Page, isRight: boolean): Promise<void> {
  const lesson = await lessonKey(FIRST_LESSON);
  const first = lesson.activities[0];
  await toQuestion(page);
  const right = first?.correct_answer ?? 0;
  await player.answer(page, isRight ? right : (right + 1) % (first?.options.length ?? 2));
}
async function toSummary(page: Page): Promise<void> {
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  await player.answerAll(page, await lessonKey(FIRST_LESSON));
  await player.completeLesson(page).waitFor();
}
async function toDailyDone(page: Page): Promise<void> {
  await practice.openPractice(page, '/practice/math?daily');
  await practice.answerSome(page, 5);
  await practice.result(page).waitFor();
}

/** What a child sees. */
export const STUDENT: readonly Screen[] = [
  { name: 'dashboard without a grade', hands: 'child', as: () => newAccount(), go: at('/') },
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
      await page.getByRole('textbox', { name: 'Tell Miso' }).waitFor();
      await page.getByRole('button', { name: /^First Steps/ }).click();
      await page.getByText('You finished your first lesson!').waitFor();
    },
  },
  { name: 'badge shelf', hands: 'child', as: () => signInDemo('student'), go: at('/achievements') },
  { name: 'empty badge shelf', hands: 'child', as: newStudent, go: at('/achievements') },
  { name: 'subject', hands: 'child', as: newStudent, go: at('/subject/math') },
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
    name: 'lesson intro',
    hands: 'child',
    as: newStudent,
    go: (page) => player.openLesson(page, FIRST_LESSON),
  },
  { name: 'lesson question', hands: 'child', as: newStudent, go: toQuestion },
  {
    name: 'lesson question with a hint',
    hands: 'child',
    as: newStudent,
    go: async (page) => {
      await toQuestion(page);
      await player.choose(page, 0);
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.getByRole('button', { name: 'Read the hint aloud' }).waitFor();
    },
  },
  {
    name: 'lesson question with drawn answers',
    hands: 'child',
    as: () => newAccount({ grade: 'pre-k' }),
    go: async (page) => {
      await player.openLesson(page, 'math-pre-k-01-count-to-five');
      await player.startLearning(page).click();
      await page.locator('label svg').first().waitFor();
      await page.getByRole('img', { name: /^Ducklings/ }).waitFor();
    },
  },
  { name: 'lesson feedback, right', hands: 'child', as: newStudent, go: (page) => toFeedback(page, true) },
  {
    name: 'lesson feedback, not quite',
    hands: 'child',
    as: newStudent,
    go: (page) => toFeedback(page, false),
  },
  { name: 'lesson summary', hands: 'child', as: newStudent, go: toSummary },
  {
    name: 'lesson finished',
    hands: 'child',
    as: newStudent,
    go: async (page) => {
      await toSummary(page);
      await player.completeLesson(page).click();
      await page.getByRole('heading', { name: 'You finished it!' }).waitFor();
      await page.getByText('First Steps').waitFor();
    },
  },
  {
    name: 'comfort panel',
    hands: 'child',
    as: newStudent,
    go: async (page) => {
      await at('/')(page);
      await openComfort(page);
    },
  },
  {
    name: 'subject with the five of the day done',
    hands: 'child',
    as: newStudent,
    go: async (page) => {
      await toDailyDone(page);
      await page.goto('/subject/math');
      await page.getByText('Done for today.').waitFor();
    },
  },
  {
    name: 'practice question',
    hands: 'child',
    as: newStudent,
    go: (page) => practice.openPractice(page, '/practice/math'),
  },
  {
    name: 'practice question with drawn answers',
    hands: 'child',
    as: () => newAccount({ grade: 'pre-k' }),
    go: async (page) => {
      await practice.openPractice(page, '/practice/science');
      await page.locator('label svg').first().waitFor();
    },
  },
  {
    name: 'practice feedback',
    hands: 'child',
    as: newStudent,
    go: async (page) => {
      await practice.openPractice(page, '/practice/math');
      await practice.answerOne(page);
    },
  },
  {
    name: 'practice of ten, done',
    hands: 'child',
    as: () => newAccount({ grade: 'k' }),
    go: async (page) => {
      await practice.openPractice(page, '/practice/math');
      await practice.answerSome(page, 10);
      await practice.result(page).waitFor();
    },
  },
  { name: 'the five of the day, done', hands: 'child', as: newStudent, go: toDailyDone },
  { name: '404', hands: 'child', as: newStudent, go: at('/no-such-page') },
  { name: 'games', hands: 'child', as: newStudent, go: at('/multiplayer') },
  { name: 'tutoring', hands: 'child', as: newStudent, go: at('/tutoring') },
  { name: 'teacher dashboard', hands: 'adult', as: () => signInDemo('student'), go: at('/teacher') },
  {
    name: 'teacher dashboard, one subject',
    hands: 'adult',
    as: () => signInDemo('parent'),
    go: at('/teacher/subject/math'),
  },
];
