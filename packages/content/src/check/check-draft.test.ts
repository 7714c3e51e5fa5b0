import type { Activity } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { loadLessons } from '../lessons.ts';
import { brokenActivity, goodLesson } from './broken-lessons.fixture.ts';
import { checkDraft } from './check-draft.ts';

const found = (change: Partial<Activity>) => checkDraft('math', '3rd', brokenActivity(change).content);

test('[P7.19] a good lesson has no problem, and none of our own lessons is blocked', () => {
  expect(checkDraft('math', '3rd', goodLesson.content)).toEqual([]);
  const blocked = loadLessons().filter(({ subject, grade, content }) =>
    checkDraft(subject, grade, content).some(({ isBlocking }) => isBlocking),
  );
  expect(blocked.map(({ key }) => key)).toEqual([]);
});

test.each<[string, Partial<Activity>, string]>([
  ['a key that is no option', { correct_answer: 5 }, 'correct_answer'],
  ['the same option twice', { options: ['7', '7', '9', '1'] }, 'options'],
  ['a wrong sum', { explanation: 'You see that 3 + 4 = 8.' }, 'explanation'],
  ['an unfit word', { question: 'How many guns are 3 + 4 guns?' }, 'question'],
  [
    'a hint with the answer',
    { options: ['seven', '8', '9', '1'], hints: ['It is seven.', 'Count.'] },
    'hints',
  ],
])('[P7.19] %s blocks, at its question', (_what, change, field) => {
  expect(found(change)).toContainEqual(expect.objectContaining({ activity: 0, field, isBlocking: true }));
});

test('[P7.19] long sentences, missing hints and hard words are advice', () => {
  const long = 'When you add three and four and count all of the fingers on your two hands you reach seven.';
  const problems = [...found({ question: long }), ...found({ hints: [] })];
  expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining(['question', 'hints']));
  expect(problems.filter(({ isBlocking }) => isBlocking)).toEqual([]);
});
