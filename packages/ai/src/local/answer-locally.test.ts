import { GRADES } from '@noodlenaut/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords, sentencesOf } from './fit-answer.ts';
import { limitsOf } from './limits.ts';
import type { Answer } from './question.ts';
import { lessons } from './testing/lesson-library.ts';
import { ask, talk } from './testing/talk.ts';
import { WAYS_TO_ASK } from './testing/ways-to-ask.ts';

const MESSAGES = [
  ...WAYS_TO_ASK,
  ...'hi;thank you;i am bad at math;what can you do;are you a robot;tell me a joke;how are you'.split(';'),
  ...'what is 27 + 15;3/4 + 1/3;15 x 23;mean of 4, 8, 6, 2;round 268 to the nearest hundred;1/0'.split(';'),
  ...'what does evaporate mean;what is a food chain;adaptation;is the earth flat;is a whale a fish'.split(
    ';',
  ),
  ...'how do plants grow;who built the pyramids;tell me a fun fact;a fun fact about volcanoes;why'.split(';'),
  ...'can i practice fractions;what is minecraft;asdfgh;what about dolphins;tell me more;another one'.split(
    ';',
  ),
  ...lessons
    .filter((_lesson, at) => at % 8 === 0)
    .map(({ content }) => content.activities[0]?.question ?? ''),
].map((message) => message.slice(0, 300));

const isPlain = ({ text, suggestions }: Answer): boolean =>
  text.length > 0 &&
  ![text, ...suggestions].some((part) => /[*_#`<>]{2}|https?:|www\.|\n|<[a-z]/i.test(part));

test.each(GRADES)('%s: every answer keeps the limits of the grade, in plain text', async (grade) => {
  const limits = limitsOf(grade);
  for (const message of MESSAGES) {
    const answer = await ask(message, { grade });
    const label = `${message} | ${answer.text}`;
    expect(isPlain(answer), label).toBe(true);
    expect(answer.suggestions.length, label).toBeLessThanOrEqual(3);
    expect(countWords(answer.text), label).toBeLessThanOrEqual(limits.words);
    const parts = sentencesOf(answer.text);
    expect(parts.length, label).toBeLessThanOrEqual(limits.sentences);
    for (const part of parts) expect(countWords(part), label).toBeLessThanOrEqual(limits.wordsASentence);
  }
});

test('any text gets an answer, never an error, with and without an activity and turns before it', async () => {
  const activity = lessons[300]?.content.activities[0];
  const open = activity ? { activity, lessonTitle: 'Any', wrongOptions: [0], mayTellKey: false } : null;
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.constantFrom(...MESSAGES.flatMap((message) => message.split(' '))), { maxLength: 20 })
      .map((words) => words.join(' ').slice(0, 300)),
  );
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      fc.constantFrom(...GRADES),
      fc.boolean(),
      async (message, before, grade, isOpen) => {
        const answer = await ask(message, {
          grade,
          open: isOpen ? open : null,
          turns: [{ message: before, response: 'Yes.' }],
        });
        expect(answer.text.length).toBeGreaterThan(0);
        expect(countWords(answer.text)).toBeLessThanOrEqual(limitsOf(grade).words);
      },
    ),
    { numRuns: 300 },
  );
});

test('the same question gets the same answer; later in a conversation it may be said in another way', async () => {
  expect(await ask('hello')).toEqual(await ask('hello'));
  const texts = (await talk(['hello', 'hello', 'hello', 'hello', 'hello'])).map(({ text }) => text);
  expect(new Set(texts).size).toBeGreaterThan(1);
});

test('[P7.07] says plainly what it does not know, and offers three things that it does', async () => {
  for (const grade of GRADES) {
    const answer = await ask('qwrtz plmokn', { grade });
    expect(answer).toMatchObject({ isKnown: false, practice: null });
    expect(answer.text).toMatch(/do not know|not in my lessons|no answer/);
    expect(answer.suggestions).toHaveLength(3);
    for (const suggestion of answer.suggestions)
      expect((await ask(suggestion, { grade })).isKnown, `${grade}: ${suggestion}`).toBe(true);
  }
});
