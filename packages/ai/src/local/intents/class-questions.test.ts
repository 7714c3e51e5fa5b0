import { GRADES } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { fitAnswer, sentencesOf } from '../fit-answer.ts';
import { limitsOf } from '../limits.ts';
import { lessons } from '../testing/lesson-library.ts';
import { ask } from '../testing/talk.ts';
import { CORRECTIONS } from './corrections.ts';
import questions from './school-questions.json' with { type: 'json' };

const skills = new Set(lessons.flatMap((lesson) => lesson.skills));

test('every answer written by hand fits every grade, and its practice exists', () => {
  const all = [
    ...questions.map(({ says, subject, skill }) => ({ says, subject, skill })),
    ...CORRECTIONS.map(({ says, topic }) => ({ says, ...topic })),
  ];
  for (const { says, subject, skill } of all) {
    expect(skills.has(skill), skill).toBe(true);
    expect(skill.startsWith(`${subject}-`), skill).toBe(true);
    for (const grade of GRADES) {
      const text = fitAnswer(says, grade);
      const { sentences } = limitsOf(grade);
      expect(sentencesOf(text).length, text).toBeGreaterThanOrEqual(Math.min(says.length, sentences));
    }
  }
});

test.each([
  ['how many continants are there', 'seven continents'],
  ['why do we have day and night', 'turns once a day'],
  ['what are the planets', 'Mercury'],
  ['whats the biggest planet', 'Jupiter'],
  ['how do fish breathe', 'gills'],
  ['why do we need rules', 'safe'],
  ['how do you round numbers', 'round up'],
  ['how does a robot see things', 'sensors'],
])('answers what comes up in every class: %s', async (message, part) => {
  expect((await ask(message)).text).toContain(part);
});

test('the difference between two words is what both mean; a word is spelled letter by letter', async () => {
  const { text } = await ask('what is the difference between a wolf and a berry?');
  expect(text).toContain('Wolf: a wild animal');
  expect(text).toContain('Berry: a small soft fruit');
  expect((await ask('how do you spell evaporate')).text).toContain('e-v-a-p-o-r-a-t-e');
  expect((await ask('how do you spell evaperate')).text).toContain('e-v-a-p-o-r-a-t-e');
});

test.each([
  ['what is the plural of mouse', 'two mice'],
  ['plural of box', 'two boxes'],
  ['plural of baby', 'two babies'],
  ['plural of cat', 'two cats'],
  ['what is the past tense of go', 'yesterday we went'],
  ['past tense of hop', 'yesterday we hopped'],
  ['past tense of carry', 'yesterday we carried'],
  ['past tense of jump', 'yesterday we jumped'],
])('forms a word: %s', async (message, form) => {
  expect((await ask(message)).text).toContain(form);
});

test('what kind of thing something is, is told by its meaning', async () => {
  expect((await ask('is a wolf an animal')).text).toContain('Wolf: a wild animal');
});
