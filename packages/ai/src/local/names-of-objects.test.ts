import { expect, test } from 'vitest';
import { buildLexicon, checkMessage, judge, loadCards } from '../index.ts';
import { lessons } from './testing/lesson-library.ts';
import { ask } from './testing/talk.ts';

/** Words that every object of the language answers to: a table asked for them without care gives a function. */
const WORDS = [...Object.getOwnPropertyNames(Object.prototype), 'name', 'length', 'prototype'];
const QUESTIONS = [
  '@',
  'what is @',
  'what is a @ and how many legs has a @',
  'how many legs do 3 @ have',
  'how many syllables has @',
  'how do you spell @',
  'what is the plural of @',
  'what is the comparative of @',
  'what is the short form of @',
  'what is the formula of @',
  'how many atoms are in @',
  'what time is it in @ when it is noon in @',
  'my number is @ @ five @',
  'is @ the same as constructor',
  'what rhymes with @',
];
const lexicon = buildLexicon(lessons, loadCards(lessons));

test.each(WORDS)('a message with the word %s gets an answer like any other', async (word) => {
  for (const question of QUESTIONS) {
    const text = question.replaceAll('@', word);
    const said = judge(text, { grade: '4th', known: { words: [] }, recent: [] }, lexicon);
    expect(JSON.stringify(said)).not.toContain('native code');
    expect(checkMessage(text, 'student').verdict).toMatch(/^(?:pass|refuse)$/);
    const answer = await ask(text, { grade: '4th' });
    expect([answer.text, ...answer.suggestions].join(' ')).not.toMatch(/native code|\[object|undefined|NaN/);
  }
});
