import type { Grade, LessonFile } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { store, db } = await testStore();
const lesson = (key: string, number: number, title: string, explanation: string, grade: Grade = '2nd') => ({
  lesson: {
    key,
    subject: 'science',
    grade,
    number,
    goal: 'Tell materials apart',
    skills: ['science-states'],
    standard: 's',
    difficulty: 1,
    content: {
      title,
      introduction: 'Look at one grain.',
      activities: [
        {
          type: 'multiple_choice',
          question: 'What does the heap do?',
          options: ['Grow', 'Stay'],
          correct_answer: 1,
          explanation,
        },
      ],
      summary: 'You looked closely.',
      fun_fact: 'Some dunes sing.',
    },
  } satisfies LessonFile,
  contentHash: `${title} ${explanation}`,
});
const sand = lesson('sand', 1, 'Sand', 'Grains pile up, since each keeps its shape.');
const ice = lesson('ice', 2, 'Ice', 'Volcanoes melt glaciers from below.');
await store.subjects.put([
  { id: 'science', name: 'science', displayName: 'Science', icon: 'i', color: 'c', description: 'd' },
]);
const put = async (...files: readonly ReturnType<typeof lesson>[]) => {
  await store.lessons.put(files);
  return store.library.fill();
};
const search = (...words: string[]) =>
  store.library.search(words, { grade: '2nd', subject: null, limit: 20 });

test('[P7.04] finds a word in every part of a lesson, whatever its ending', async () => {
  expect(await put(sand, ice)).toBe(2);
  const [best] = await search('grain');
  expect(best).toMatchObject({ lessonId: 'sand', lessonTitle: 'Sand', subject: 'science', grade: '2nd' });
  expect((await search('melting')).map(({ kind }) => kind)).toEqual(['explanation']);
  const kinds = (await search('sand')).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual([
    'explanation',
    'fun-fact',
    'goal',
    'introduction',
    'question',
    'summary',
  ]);
});

test('[P7.04] takes a word with a typing error for the one that was meant', async () => {
  await put(sand, ice);
  expect((await search('volcanno'))[0]?.lessonId).toBe('ice');
  expect((await search('glaceirs'))[0]?.lessonId).toBe('ice');
  expect(await search('zzqx')).toEqual([]);
});

test('a second fill writes nothing; a changed lesson gets new passages and loses the old', async () => {
  await put(sand, ice);
  expect(await store.library.fill()).toBe(0);
  const changed = lesson('sand', 1, 'Sand', 'Pebbles roll downhill.');
  expect(await put(changed, ice)).toBe(1);
  expect(await search('shape')).toEqual([]);
  expect((await search('pebbles'))[0]?.lessonId).toBe('sand');
  const rows = await db
    .selectFrom('libraryPassages')
    .select('lessonVersion')
    .distinct()
    .where('lessonId', '=', 'sand')
    .execute();
  expect(rows).toHaveLength(1);
});

test('a retired lesson is not found', async () => {
  await put(sand, ice);
  await put(ice);
  expect(await search('sand')).toEqual([]);
});

test('eight servers that start at once fill it once', async () => {
  await put(sand, ice);
  await db.deleteFrom('libraryPassages').execute();
  await Promise.all(Array.from({ length: 8 }, () => store.library.fill()));
  const { n } = await db
    .selectFrom('libraryPassages')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(12);
});

test('the same grade comes before a far one', async () => {
  await put(sand, lesson('old-sand', 3, 'Sand', 'Grains pile up, since each keeps its shape.', '6th'));
  const order = (await search('grain', 'shape')).map(({ lessonId }) => lessonId);
  expect(order.indexOf('sand')).toBeLessThan(order.indexOf('old-sand'));
});

test.each([
  ["'; drop table lessons; --"],
  ['& | ! ( ) :* <->'],
  ['"'],
  ['\\'],
  ['%_'],
  [''],
  [' '],
  ['\u202e\u0301'],
  ['😀'],
  ['x'.repeat(5000)],
  ['the', 'and', 'of'],
  ['1492', '3/4', '-8', "don't"],
  Array.from({ length: 300 }, (_, at) => `word${at}`),
])('any text as a word is an answer, never an error: %s', async (...words) => {
  await put(sand, ice);
  expect(Array.isArray(await search(...words))).toBe(true);
});
