import { expect, test } from 'vitest';
import { lessonTexts, readLessons } from '../../../red-team/read-lessons.ts';
import { checkName } from '../names/check-name.ts';
import { normalize } from '../text/normalize.ts';
import { hasProfaneWord } from './profane-words.ts';

test('sees no swear word in any text of our own lessons', () => {
  const flagged = readLessons().flatMap((lesson) =>
    lessonTexts(lesson).filter((text) => hasProfaneWord(normalize(text, 1000).match)),
  );
  expect(flagged).toEqual([]);
});

test.each([
  'cockpit',
  'rapeseed',
  'pussy willow',
  'blue tit bird',
  'Moby Dick',
  'Dick and Jane',
  'sex chromosomes',
  'shiitake',
  'magna cum laude',
  'Titanic',
  'assassin',
  'chink in the armor',
])('%s is a word of school', (text) => {
  expect(hasProfaneWord(text)).toBe(false);
});

test.each([
  'fuck',
  'f u c k',
  's.h.i.t',
  'f-u-c-k',
  'phuck',
  'ni99a',
  'kcuf',
  'stfu',
  'wtf',
  'pr0n',
  'gtfo',
  'lmfao',
  'sh1t',
])('%s is seen', (text) => {
  expect(checkName(text)).not.toBeNull();
});
