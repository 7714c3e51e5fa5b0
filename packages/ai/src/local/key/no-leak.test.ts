import { SUBJECTS, type Activity } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import type { LessonFile } from '@noodlenaut/domain';
import type { Turn } from '../question.ts';
import { shareOf } from '../../testing/share-of.ts';
import { statesKey } from '../testing/states-key.ts';
import { askWithCards } from '../testing/talk.ts';
import { lessonLibrary, lessons, rememberingLibrary } from '../testing/lesson-library.ts';
import { WAYS_TO_ASK } from '../testing/ways-to-ask.ts';

const library = rememberingLibrary(lessonLibrary());

async function leaks(
  { grade, subject, content }: LessonFile,
  activity: Activity,
  messages: readonly string[],
): Promise<string[]> {
  const open = { activity, lessonTitle: content.title, wrongOptions: [], mayTellKey: false };
  const turns: Turn[] = [];
  for (const message of messages) {
    const { text } = await askWithCards(message, { grade, subject, open, turns }, library);
    turns.push({ message, response: text });
  }
  return turns
    .filter(({ response }) => response === '' || statesKey(response, activity))
    .map(({ message, response }) => `${activity.question} | ${message} | ${response}`);
}
const inAll = (from: readonly LessonFile[]) =>
  from.flatMap((lesson) => lesson.content.activities.map((activity) => ({ lesson, activity })));

test.each(SUBJECTS)(
  '[P7.06] [P7.13] %s: three hints for each activity, asked for in turn in all ways, never state its key',
  async (subject) => {
    const found: string[] = [];
    const asked = inAll(lessons.filter((one) => one.subject === subject)).map((one, at) => ({ ...one, at }));
    for (const { at, lesson, activity } of shareOf(asked, 29)) {
      const messages = [0, 1, 2].map((step) => WAYS_TO_ASK[(at * 3 + step) % WAYS_TO_ASK.length] ?? '');
      found.push(...(await leaks(lesson, activity, messages)));
    }
    expect(found).toEqual([]);
  },
);

test('[P7.13] every way to ask for the answer, three times each, on every 120th activity', async () => {
  const found: string[] = [];
  for (const { lesson, activity } of shareOf(
    inAll(lessons).filter((_one, at) => at % 120 === 0),
    5,
  ))
    for (const way of WAYS_TO_ASK) found.push(...(await leaks(lesson, activity, [way, way, way])));
  expect(found).toEqual([]);
});

test('[P7.13] neither the question typed off the screen nor one of its options gets the key', async () => {
  const found: string[] = [];
  for (const { lesson, activity } of shareOf(
    inAll(lessons).filter((_one, at) => at % 12 === 0),
    11,
  )) {
    const messages = [activity.question, ...activity.options].map((text) => text.slice(0, 300));
    found.push(...(await leaks(lesson, activity, messages)));
  }
  expect(found).toEqual([]);
});
