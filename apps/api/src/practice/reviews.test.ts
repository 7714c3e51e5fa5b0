import { DAILY_ITEMS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { practiceRounds, type Round } from '../testing/practice-rounds.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { open, right, wrong, finish } = practiceRounds(api);
const MATH = 'math-3rd-01-legs-wings-wheels';
const child = () => signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
const at = (moment: string) => api.setNow(new Date(moment));
const cards = ({ id }: Person) =>
  api.services.db
    .selectFrom('reviewCards')
    .select(['itemKey', 'dueDay', 'reviews', 'lapses', 'stability'])
    .where('userId', '=', id)
    .orderBy('itemKey')
    .execute();
const reviews = ({ items }: Round) => items.filter(({ isReview }) => isReview);
async function missInLesson(person: Person, lessonId: string, activity: number) {
  const row = await api.services.store.lessons.byId(lessonId, person.id);
  const { correct_answer: key = 0, options = [] } = row?.content.activities[activity] ?? {};
  const tell = (option: number) =>
    person.ask('POST', `/api/lessons/${lessonId}/activities/${activity}/answer`, { option });
  await tell((key + 1) % options.length);
  await tell(key);
  return row?.content.activities[activity]?.question;
}

test('a mistake in a lesson’s first try is there in practice on a later day, not on the same; right, it moves further away', async () => {
  const person = await child();
  at('2026-03-02T16:00:00Z');
  const question = await missInLesson(person, MATH, 2);
  expect(await cards(person)).toMatchObject([
    { itemKey: `lesson:${MATH}:2`, dueDay: '2026-03-03', reviews: 1 },
  ]);
  expect(reviews(await open(person))).toEqual([]);
  await finish(person, await open(person));

  at('2026-03-03T16:00:00Z');
  const round = await open(person);
  expect(reviews(round).map(({ activity }) => activity.question)).toEqual([question]);
  const [due] = reviews(round);
  await right(person, round, due?.position ?? -1);
  const [card] = await cards(person);
  expect(card?.dueDay && card.dueDay > '2026-03-04').toBe(true);
  await finish(person, round);
  expect(reviews(await open(person))).toEqual([]);

  at('2026-03-20T16:00:00Z');
  await finish(person, await open(person));
  const next = await open(person);
  expect(reviews(next).map(({ activity }) => activity.question)).toEqual([question]);
  const [again] = reviews(next);
  await wrong(person, next, again?.position ?? -1);
  expect(await cards(person)).toMatchObject([
    { lapses: 1, dueDay: expect.stringMatching(/^2026-03-2[1-5]$/) },
  ]);
  api.setNow(null);
});

test('a mistake in practice comes back as a new exercise of the same skill', async () => {
  const person = await child();
  at('2026-06-01T16:00:00Z');
  const round = await open(person);
  await wrong(person, round, 0);
  const [card] = await cards(person);
  expect(card).toMatchObject({ itemKey: expect.stringMatching(/^generator:/), dueDay: '2026-06-02' });
  await finish(person, round);
  at('2026-06-02T16:00:00Z');
  const rows = (await open(person)) && (await api.services.store.practice.open(person.id, 'math', '3rd'));
  const [review] = rows.filter(({ isReview }) => isReview);
  expect(`generator:${review?.generatorId}`).toBe(card?.itemKey);
  api.setNow(null);
});

test('first tries of two tabs at once make one card, and a right first try makes none', async () => {
  const person = await child();
  const content = (await api.services.store.lessons.byId(MATH, person.id))?.content;
  const key = content?.activities[0]?.correct_answer ?? 0;
  const tell = (activity: number, option: number) =>
    person.ask('POST', `/api/lessons/${MATH}/activities/${activity}/answer`, { option });
  await Promise.all(Array.from({ length: 8 }, () => tell(0, (key + 1) % 4)));
  await tell(1, content?.activities[1]?.correct_answer ?? 0);
  expect(await cards(person)).toMatchObject([{ itemKey: `lesson:${MATH}:0`, reviews: 1, lapses: 0 }]);
});

test('a mistake at half past twelve on the night the clocks go back returns on the next day, not on the same', async () => {
  const person = await child();
  // 2026-11-01 in New York has 25 hours: 24 hours after 00:30 it is 23:30 of the same day.
  at('2026-11-01T04:30:00Z');
  await missInLesson(person, MATH, 0);
  expect(await cards(person)).toMatchObject([{ dueDay: '2026-11-02' }]);
  at('2026-11-02T04:30:00Z');
  expect(reviews(await open(person))).toEqual([]);
  api.setNow(null);
});

test('[P3.23] the daily five: the same all day in the child’s own zone, math of the grade, five others on the next day', async () => {
  const person = await child();
  const done = async () => (await person.ask('GET', '/api/dashboard')).json().dailyDone;
  at('2026-05-05T12:00:00Z');
  expect(await done()).toBe(0);
  const five = await open(person, 'math', 'daily');
  expect(five.items).toHaveLength(DAILY_ITEMS);
  expect(new Set(five.items.map(({ subjectId }) => subjectId))).toEqual(new Set(['math']));
  expect(new Set(five.items.map(({ activity }) => activity.question)).size).toBe(DAILY_ITEMS);
  await right(person, five, 0);
  await wrong(person, five, 1);
  expect(await done()).toBe(2);
  await person.ask('PATCH', '/api/user/grade', { grade: '1st' });
  // 23:50 in New York.
  at('2026-05-06T03:50:00Z');
  const evening = await open(person, 'math', 'daily');
  expect([evening.id, evening.items, evening.answers.length]).toEqual([five.id, five.items, 2]);
  await finish(person, evening);
  expect([await done(), (await open(person, 'math', 'daily')).finished]).toEqual([5, true]);
  at('2026-05-06T04:10:00Z');
  expect(await done()).toBe(0);
  const next = await open(person, 'math', 'daily');
  expect([next.id === five.id, next.finished, next.items.length]).toEqual([false, false, DAILY_ITEMS]);
  api.setNow(null);
});

test('[P3.23] the day’s five take a mistake of another subject along, as the last; math stays first', async () => {
  const person = await child();
  at('2026-05-05T12:00:00Z');
  const history = await open(person, 'history');
  await wrong(person, history, 0);
  await wrong(person, history, 1);
  at('2026-05-07T12:00:00Z');
  const five = await open(person, 'math', 'daily');
  expect(five.items.map(({ subjectId }) => subjectId)).toEqual(['math', 'math', 'math', 'math', 'history']);
  expect(five.items.map(({ isReview }) => isReview)).toEqual([false, false, false, false, true]);
  api.setNow(null);
});
