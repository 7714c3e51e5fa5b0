import type { Page } from 'playwright-core';
import type { Grade } from '@noodlenaut/domain';
import { type Account, newAccount } from '../accounts.ts';
import { giveHomework, newClassroom } from '../classroom.ts';
import { FIRST_LESSON, lessonKey } from '../lesson-key.ts';
import * as player from '../lesson-player.ts';
import * as practice from '../practice-player.ts';
import { newStudent, type Screen } from './screen.ts';

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

/** Whose teacher gave a quiz as homework. */
async function newHomeworkPupil(grade: Grade): Promise<Account> {
  const room = await newClassroom(['Mae'], grade);
  await giveHomework(room, grade);
  return room.pupil('Mae');
}
async function toHomework(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'From your teacher' })
    .getByRole('link', { name: /^Math homework/ })
    .click();
  await page.getByRole('progressbar', { name: 'Quiz progress' }).waitFor();
}

/** What a child sees in lessons, practice and homework. */
export const LESSONS: readonly Screen[] = [
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
      await page.getByRole('img', { name: /^Mother Duck/ }).waitFor();
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
      await page.getByRole('list', { name: 'New badges' }).getByText('First Steps').waitFor();
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
    name: 'homework question',
    hands: 'child',
    as: () => newHomeworkPupil('3rd'),
    go: toHomework,
  },
  {
    name: 'homework question in kindergarten',
    hands: 'picture',
    as: () => newHomeworkPupil('k'),
    go: toHomework,
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
];
