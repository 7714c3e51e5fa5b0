import type { Activity, LessonFile } from '@noodlenaut/domain';
import { describe, expect, test } from 'vitest';
import { readLessonSources } from '../lessons.ts';
import { checkLessons } from './check-lessons.ts';
import { brokenActivity, goodActivity, goodLesson, sourceOf } from './broken-lessons.fixture.ts';

const messages = (lesson: LessonFile, path?: string) =>
  checkLessons([sourceOf(lesson, path)]).map(({ where, message }) => `${where}: ${message}`);

const withActivity = (change: Partial<Activity>) => messages(brokenActivity(change));

test('[S1.04] [S3.24] [S3.28] [S3.29] [S3.30] the lessons that we ship have no finding', () => {
  expect(checkLessons(readLessonSources())).toEqual([]);
});

test('the lesson that the broken ones are made of has no finding', () => {
  expect(messages(goodLesson)).toEqual([]);
});

describe('a broken lesson is found', () => {
  test('[S3.25] schema: a difficulty of 6, with the file and the field', () => {
    const [finding] = checkLessons([{ path: 'math/3rd/91-x.json', json: { ...goodLesson, difficulty: 6 } }]);
    expect(finding).toMatchObject({ key: 'math/3rd/91-x.json', where: 'difficulty' });
  });

  test('schema: a text over 300 characters', () => {
    const content = { ...goodLesson.content, summary: 'Short words. '.repeat(30) };
    const [finding] = checkLessons([{ path: 'math/3rd/91-x.json', json: { ...goodLesson, content } }]);
    expect(finding).toMatchObject({ where: 'content.summary' });
  });

  test('a file in the wrong place', () => {
    expect(messages(goodLesson, 'math/3rd/92-other.json')).toEqual([
      'key: belongs at math/3rd/91-test.json, but lies at math/3rd/92-other.json',
    ]);
  });

  test('a key that does not fit its number, a skill of another subject, a long title, too few activities', () => {
    expect(messages({ ...goodLesson, number: 92 })).toEqual(['key: must start with math-3rd-92-']);
    expect(messages({ ...goodLesson, skills: ['english-rhyme'] })).toEqual([
      'skills: must all start with math-',
    ]);
    const { content } = goodLesson;
    expect(
      messages({ ...goodLesson, content: { ...content, title: 'One two three four five six seven' } }),
    ).toEqual(['title: has more than 6 words']);
    const activities = content.activities.slice(0, 4);
    expect(messages({ ...goodLesson, content: { ...content, activities } })).toEqual([
      'activities: has 4 activities, 5 to 8 are needed',
    ]);
  });

  test('options: two only, one of them twice, a right one that is not there', () => {
    expect(withActivity({ options: ['7', '8'], option_reasons: [null, 'no'] })).toEqual([
      'activity 1 options: has 2 options, 3 or 4 are needed',
    ]);
    expect(withActivity({ options: ['7', '8', '8', '9'] })).toEqual([
      'activity 1 options: has the same option twice',
    ]);
    expect(withActivity({ correct_answer: 4 })).toContain(
      'activity 1 correct_answer: is 4, but there are 4 options',
    );
  });

  test('reasons: one too few, one against the right option, one missing', () => {
    const field = 'activity 1 option_reasons';
    expect(withActivity({ option_reasons: [null, 'b', 'c'] })).toEqual([
      `${field}: has 3 reasons for 4 options`,
    ]);
    expect(withActivity({ option_reasons: ['a', 'b', 'c', 'd'] })).toEqual([
      `${field}: gives a reason against the right option`,
    ]);
    expect(withActivity({ option_reasons: [null, null, 'c', 'd'] })).toEqual([
      `${field}: gives no reason for option 2`,
    ]);
  });

  test('hints: one only, one twice, one that states the answer, a picture that states it', () => {
    const options = ['seven', 'eight', 'nine', 'one'];
    expect(withActivity({ hints: ['Count on.'] })).toEqual(['activity 1 hints: has 1 hints, 2 are needed']);
    expect(withActivity({ hints: ['Count.', 'Count.'] })).toEqual([
      'activity 1 hints: has the same hint twice',
    ]);
    expect(withActivity({ options, hints: ['Count on.', 'It is Seven.'] })).toEqual([
      'activity 1 hints: states the answer "seven"',
    ]);
    const illustration = { kind: 'ten-frame', filled: 7, alt: 'A ten-frame with seven dots.' } as const;
    expect(withActivity({ options, illustration })).toEqual([
      'activity 1 illustration: has an alt that states the answer "seven"',
    ]);
    const chart = { ...illustration, alt: 'First seven dots, then eight.' };
    expect(withActivity({ options, illustration: chart })).toEqual([]);
  });

  test('a sentence over 12 words in 3rd grade, while numbers and signs do not count', () => {
    const twelve = 'One two three four five six seven eight nine ten eleven twelve';
    expect(withActivity({ question: `${twelve} 1 + 2 = 3?` })).toEqual([]);
    expect(withActivity({ question: `Short one. ${twelve} thirteen?` })).toEqual([
      `activity 1 question: has a long sentence: ${twelve} thirteen?`,
    ]);
  });

  test('a sum that does not come out', () => {
    expect(withActivity({ explanation: 'You see 3 + 4 = 8 here.' })).toEqual([
      'activity 1 explanation: miscalculates: 3 + 4 = 8',
    ]);
  });

  test('the right option at one position three times in a row', () => {
    const activities = [0, 0, 0, 1, 2].map((right, index) => goodActivity(index, right));
    expect(messages({ ...goodLesson, content: { ...goodLesson.content, activities } })).toEqual([
      'activity 3 correct_answer: stands at one position three times in a row',
    ]);
  });
});
