import { expect, test } from 'vitest';
import { schoolYear } from '../limits.ts';
import type { Library } from '../question.ts';
import { lessonLibrary, lessons } from '../testing/lesson-library.ts';
import { ask, askWithCards } from '../testing/talk.ts';

test.each([
  ['how do plants make food', 'light'],
  ['why does ice float', 'freezes'],
  ['how many continents are there', 'seven'],
  ['what is the biggest ocean', 'Pacific'],
  ['who built the pyramids', 'workers'],
  ['why does iron rust', 'oxygen'],
  ['how does a caterpillar become a butterfly', 'pupa'],
  ['what makes a good password', 'long'],
  ['how do i add fractions', 'bottom'],
  ['why do birds have feathers', 'warm'],
])('[P7.04] answers from the lessons: %s', async (message, word) => {
  const { text, isKnown, practice } = await askWithCards(message, { grade: '4th' });
  expect(isKnown).toBe(true);
  expect(text.toLowerCase()).toContain(word.toLowerCase());
  expect(practice).not.toBeNull();
});

test('[P7.04] names the lesson that it quotes, and quotes it word for word, at most one grade above', async () => {
  for (const topic of ['volcanoes', 'magnets', 'bees', 'bridges', 'gears', 'rivers', 'robots', 'ice'])
    for (const grade of ['k', '2nd', '4th', '6th'] as const) {
      const { text, isKnown } = await ask(`a fun fact about ${topic}`, { grade });
      if (!isKnown) continue;
      const title = /From the lesson "(.+)"\.$/.exec(text)?.[1];
      const from = lessons.filter(({ content }) => content.title === title);
      expect(from.length, text).toBeGreaterThan(0);
      const quoted =
        text
          .slice(0, text.indexOf('From the lesson'))
          .trim()
          .split(/(?<=[.!])\s/)[0] ?? '';
      const lesson = from.find(({ content }) => JSON.stringify(content).includes(quoted.slice(0, 30)));
      expect(lesson, text).toBeDefined();
      expect(schoolYear(lesson?.grade ?? '6th')).toBeLessThanOrEqual(schoolYear(grade) + 1);
    }
});

test('[P7.07] half a fit is no answer: the helper does not guess', async () => {
  for (const message of ['who is the mayor of my town', 'how do jet engines work', 'what is minecraft'])
    expect((await ask(message)).isKnown, message).toBe(false);
});

test('a question without an answer gets the meaning of its rarest word, and says that this is not all', async () => {
  const answer = await ask('who is the president of france', { grade: '5th' });
  expect(answer.isKnown).toBe(false);
  expect(answer.text).toContain('President: the leader of a country');
});

test('the lesson on screen is not read out before its activity is checked', async () => {
  const lesson = lessons.find(({ key }) => key === 'science-2nd-01-sneaky-sand');
  const activity = lesson?.content.activities[1];
  if (!lesson || !activity) throw new Error('the lesson is gone');
  const open = { activity, lessonTitle: lesson.content.title, wrongOptions: [], mayTellKey: false };
  for (const message of [
    'tell me about grains',
    'tell me about sand',
    'what does honey do',
    'why does sand pile up',
  ])
    expect((await ask(message, { grade: '2nd', subject: 'science', open })).text, message).not.toMatch(
      new RegExp(activity.explanation.slice(0, 20)),
    );
});

test('the library is asked for nothing when nothing has to be looked up', async () => {
  const never: Library = { search: () => Promise.reject(new Error('asked')) };
  await expect(ask('hello', {}, never)).resolves.toBeDefined();
  await expect(ask('what is 6 x 7', {}, never)).resolves.toBeDefined();
  await expect(ask('is the earth flat', {}, never)).resolves.toBeDefined();
  await expect(ask('tell me about bees', {}, lessonLibrary())).resolves.toMatchObject({ isKnown: true });
});
