import type { LessonFile } from '@noodlenaut/domain';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '../lessons.ts';
import { brokenActivity, goodActivity, goodLesson, sourceOf } from './broken-lessons.fixture.ts';
import { checkActivity } from './check-activity.ts';
import { checkLessons } from './check-lessons.ts';
import { checkNames, nameCounts } from './check-names.ts';
import { checkPlaces } from './check-places.ts';
import { readingGrade } from './reading-grade.ts';
import { misspelt } from './spelling.ts';
import { unfitWords } from './unfit-words.ts';

const messages = (lesson: LessonFile) =>
  checkLessons([sourceOf(lesson)]).map(({ where, message }) => `${where}: ${message}`);

test('every lesson that we ship is spelled in American English or with our own words', async () => {
  expect(await misspelt(loadLessons())).toEqual([]);
});

test('a misspelt word is found with its lesson and place; a word in quotation marks may be a child’s', async () => {
  const lesson = brokenActivity({
    question: 'Wich number comes after four?',
    explanation: 'Omar wrote "foar".',
  });
  expect(await misspelt([goodLesson, lesson])).toEqual([
    { key: lesson.key, where: 'activity 1 question', message: 'is no word we know: Wich' },
  ]);
});

describe('reading grade (Flesch and Kincaid 1975)', () => {
  test('follows the formula: 10 words, 2 sentences, 11 syllables', () => {
    expect(readingGrade('The cat sat on the mat. It saw a tiger.')).toBeCloseTo(
      0.39 * 5 + (11.8 * 11) / 10 - 15.59,
      6,
    );
  });
  test('numbers and sums do not count', () => {
    expect(readingGrade('The cat sat on the mat. 3 + 4 = 7. It saw a tiger.')).toBeCloseTo(
      readingGrade('The cat sat on the mat. It saw a tiger.'),
      6,
    );
  });
  test('a lesson too hard for its grade is found', () => {
    const hard = 'Photosynthesis generates carbohydrates. Evaporation facilitates precipitation everywhere.';
    expect(
      messages({
        ...goodLesson,
        content: {
          ...goodLesson.content,
          introduction: hard,
          activities: goodLesson.content.activities.map((activity) => ({ ...activity, explanation: hard })),
          summary: hard,
          fun_fact: hard,
        },
      }),
    ).toEqual([expect.stringMatching(/^readability: reads like grade \d+\.\d, at most 4\.5 fits$/)]);
  });
});

test('words that are not for children, and brands, are found; war only outside history', () => {
  expect(unfitWords('That is a stupid LEGO gun.', 'math')).toEqual(['stupid', 'LEGO', 'gun']);
  expect(unfitWords('The war ended. Soldiers went home.', 'science')).toEqual(['war']);
  expect(unfitWords('The war ended. Soldiers went home.', 'history')).toEqual([]);
  expect(unfitWords('The warm wine-red begun shell.', 'math')).toEqual([]);
  expect(messages(brokenActivity({ options: ['7', '8', '9', 'a Minecraft sword'] }))).toEqual([
    'activity 1 options: has a word unfit for children: Minecraft',
  ]);
});

test('a customary unit without a metric one beside it is found, but not where the US standard asks for it', () => {
  const inches = { question: 'A worm is 3 inches long. How long are two?' };
  expect(messages(brokenActivity(inches))).toEqual(['units: has no metric unit beside 3 inches']);
  expect(messages({ ...brokenActivity(inches), standard: 'CCSS.MATH 2.MD.A.1' })).toEqual([]);
  expect(messages(brokenActivity({ question: 'A worm is 3 inches (8 cm) long. How long are two?' }))).toEqual(
    [],
  );
});

test('who cannot read yet needs a picture, and two or three options', () => {
  const { option_reasons: _reasons, ...plain } = goodActivity(1, 0);
  const faults = checkActivity({ ...plain, option_reasons: [null, 'No.', 'No.', 'No.'] }, 'k').map(
    ({ message }) => message,
  );
  expect(faults).toEqual(['has 4 options, 2 or 3 are needed', 'is missing; who cannot read yet needs one']);
});

test('names: one child everywhere and girls missing are found', () => {
  const boys = ['Omar', 'Leo', 'Kofi', 'Diego'];
  const lessons = Array.from({ length: 120 }, (_, index) =>
    brokenActivity({ question: `${boys[index % 40 === 0 ? 1 : 0] ?? ''} counts. How many?` }),
  );
  expect(nameCounts(lessons).get('Omar')).toBe(117);
  expect(checkNames(lessons).map(({ message }) => message)).toEqual([
    'knows only 2 children by name',
    'names Omar in 117 of 120 mentions',
    'names a girl in only 0 % of mentions',
  ]);
});

test('places: a continent forgotten and one everywhere are found; so are families without men', () => {
  const lessons = Array.from({ length: 120 }, (_, index) =>
    brokenActivity({ question: `Mom is in ${index % 2 === 0 ? 'France' : 'Kenya'}. How many?` }),
  );
  expect(checkPlaces(lessons).map(({ message }) => message)).toEqual([
    'has 50 % of its places in Africa',
    'has 0 % of its places in Asia',
    'has 50 % of its places in Europe',
    'has 0 % of its places in North America',
    'has 0 % of its places in South America',
    'has 0 % of its places in Oceania',
    'has only 0 % men among its families',
  ]);
});
