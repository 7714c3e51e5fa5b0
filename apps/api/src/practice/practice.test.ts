import { practiceActivity, ROUND_ITEMS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { issueSession } from '../sessions/issue-session.ts';
import { signedIn } from '../testing/people.ts';
import { practiceRounds, type Round } from '../testing/practice-rounds.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { open, answer, key, right, wrong, finish } = practiceRounds(api);
const MATH = 'math-3rd-01-legs-wings-wheels';
const child = () => signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });

test('a round has ten items of the subject, checked one by one, and ends with its result', async () => {
  const person = await child();
  const round = await open(person);
  expect(round.items.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(round.items.map(({ subjectId }) => subjectId))).toEqual(new Set(['math']));
  expect(round).toMatchObject({ finished: false, answers: [] });
  expect(await right(person, round, 0)).toMatchObject({
    correct: true,
    points: 1,
    totalPoints: 1,
    finished: false,
    streakDays: 0,
  });
  expect(await wrong(person, round, 1)).toMatchObject({
    correct: false,
    points: 0,
    explanation: expect.any(String),
  });
  const last = await finish(person, round);
  expect(last).toMatchObject({ finished: true, streakDays: 1, totalPoints: 9 });
  const next = await open(person);
  expect(next.id).not.toBe(round.id);
  expect(next.items).toHaveLength(ROUND_ITEMS);
});

test('no key, explanation or reason leaves the server before the answer, and afterwards only those of the answered items', async () => {
  const person = await child();
  await person.ask('POST', `/api/lessons/${MATH}/complete`);
  const round = await open(person);
  const rows = await api.services.store.practice.open(person.id, 'math', '3rd');
  const activities = rows.map(({ source, content }) => practiceActivity(source, content));
  const told = new Set(activities.flatMap((activity) => activity?.hints ?? []));
  const secrets = activities
    .flatMap((activity) => [activity?.explanation ?? '', ...(activity?.option_reasons ?? [])])
    .filter((text) => text !== null && text.length > 12 && !told.has(text));
  const body = JSON.stringify(await open(person));
  expect(secrets.length).toBeGreaterThan(10);
  expect(body).not.toMatch(/correct_answer|explanation|option_reasons|seed|generator/);
  for (const text of secrets) expect(body).not.toContain(JSON.stringify(text).slice(1, -1));
  await right(person, round, 3);
  const after = await open(person);
  expect(after.answers.map(({ position }) => position)).toEqual([3]);
  expect(JSON.stringify(after.items)).not.toMatch(/correct_answer|explanation|option_reasons/);
});

test('goes on at the exact item after a reload and on another device, with the same questions', async () => {
  const person = await child();
  const round = await open(person);
  await right(person, round, 0);
  await wrong(person, round, 1);
  const tablet = await issueSession(
    api.services.store,
    { id: person.id, role: 'student' },
    'Tablet',
    'password',
  );
  const there = (
    await api.app.inject({
      method: 'POST',
      url: '/api/practice/math/rounds',
      cookies: { sessionId: tablet.cookieToken },
    })
  ).json();
  expect(there.items).toEqual(round.items);
  expect(there.answers.map(({ position, correct }: Round['answers'][number]) => [position, correct])).toEqual(
    [
      [0, true],
      [1, false],
    ],
  );
});

test('an answer counts once: a double tap and two tabs are told what counted first', async () => {
  const person = await child();
  const round = await open(person);
  const first = await key(person, round, 0);
  const replies = await Promise.all(Array.from({ length: 8 }, () => answer(person, round, 0, first)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  const other = (await answer(person, round, 0, (first + 1) % 4)).json();
  expect(other).toMatchObject({ option: first, correct: true, points: 1, totalPoints: 1 });
  const facts = await api.services.db
    .selectFrom('practiceAnswers')
    .selectAll()
    .where('userId', '=', person.id)
    .execute();
  expect(facts).toMatchObject([{ position: 0, option: first, isCorrect: true, points: 1, answerMs: 3000 }]);
});

test('two tabs that begin at once share one round and one daily five', async () => {
  const person = await child();
  for (const kind of ['practice', 'daily']) {
    const rounds = await Promise.all(Array.from({ length: 6 }, () => open(person, 'math', kind)));
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(1);
  }
});

test('a stranger neither reads nor answers somebody’s round; an option or item that is not there is refused', async () => {
  const [person, stranger] = [await child(), await child()];
  const round = await open(person);
  expect((await answer(stranger, round, 0, 0)).statusCode).toBe(404);
  expect((await open(stranger)).id).not.toBe(round.id);
  expect((await answer(person, round, 0, 9)).statusCode).toBe(400);
  expect((await answer(person, round, 10, 0)).statusCode).toBe(400);
  expect((await person.ask('POST', '/api/practice/astrology/rounds')).statusCode).toBe(400);
  expect(
    await api.services.db.selectFrom('practiceAnswers').selectAll().where('userId', '=', person.id).execute(),
  ).toEqual([]);
});

test('never more than twenty points in a local day, with twenty-five answers at once, and a new day pays again', async () => {
  const person = await child();
  api.setNow(new Date('2026-05-05T15:00:00Z'));
  const rounds = [
    await open(person, 'math'),
    await open(person, 'geography'),
    await open(person, 'chemistry'),
  ];
  const all = rounds.flatMap((round) => round.items.map(({ position }) => [round, position] as const));
  const replies = await Promise.all(
    all.slice(0, 25).map(([round, position]) => right(person, round, position)),
  );
  expect(replies.filter(({ correct }) => correct)).toHaveLength(25);
  expect(replies.reduce((sum, { points }) => sum + points, 0)).toBe(20);
  const refs = await api.services.db
    .selectFrom('pointsLedger')
    .select(['ref', 'points'])
    .where('userId', '=', person.id)
    .execute();
  expect(new Set(refs.map(({ ref }) => ref)).size).toBe(20);
  expect((await api.services.store.users.byId(person.id))?.totalPoints).toBe(20);
  const last = rounds[2];
  if (last === undefined) return;
  // A minute before midnight in New York nothing more is paid, a minute after it is.
  api.setNow(new Date('2026-05-06T03:59:00Z'));
  expect(await right(person, last, 8)).toMatchObject({ correct: true, points: 0 });
  api.setNow(new Date('2026-05-06T04:01:00Z'));
  expect(await right(person, last, 9)).toMatchObject({ correct: true, points: 1, totalPoints: 21 });
  api.setNow(null);
});

test('[P3.19] [P3.20] a finished round counts for the streak by the learner’s own days, on the dashboard and for achievements in the same transaction', async () => {
  const person = await child();
  const streak = async () => (await person.ask('GET', '/api/dashboard')).json().streakDays;
  const earned: string[] = [];
  // 23:30 in New York, over the night the clocks go forward: the day after is one hour short, and still the next day.
  for (const [day, at] of [
    '2026-03-07T04:30:00Z',
    '2026-03-08T04:30:00Z',
    '2026-03-09T03:30:00Z',
  ].entries()) {
    api.setNow(new Date(at));
    const round = await open(person);
    await right(person, round, 0);
    expect(await streak()).toBe(day);
    const last = await finish(person, round);
    expect([last.streakDays, await streak()]).toEqual([day + 1, day + 1]);
    earned.push(...last.newAchievements.map(({ key: name }: { key: string }) => name));
  }
  expect(earned).toEqual(['three-day-streak']);
  // The next day a lesson goes on with what practice began.
  api.setNow(new Date('2026-03-10T03:30:00Z'));
  expect((await person.ask('POST', `/api/lessons/${MATH}/complete`)).json()).toMatchObject({ streakDays: 4 });
  api.setNow(null);
});

test('[P3.26] when the badge cannot be written, the answer, its point and the finished round are not there either', async () => {
  const person = await child();
  for (const at of ['2026-04-01T16:00:00Z', '2026-04-02T16:00:00Z']) {
    api.setNow(new Date(at));
    await finish(person, await open(person));
  }
  api.setNow(new Date('2026-04-03T16:00:00Z'));
  const round = await open(person);
  for (let position = 0; position < 9; position += 1) await right(person, round, position);
  const before = (await api.services.store.users.byId(person.id))?.totalPoints;
  await sql`alter table achievements add constraint no_streak check (achievement_key <> 'three-day-streak') not valid`.execute(
    api.services.db,
  );
  expect((await answer(person, round, 9, await key(person, round, 9))).statusCode).toBe(500);
  await sql`alter table achievements drop constraint no_streak`.execute(api.services.db);
  const after = await open(person);
  expect([after.id, after.finished, after.answers.length]).toEqual([round.id, false, 9]);
  expect((await api.services.store.users.byId(person.id))?.totalPoints).toBe(before);
  const last = await right(person, round, 9);
  expect(last.newAchievements.map(({ key: name }: { key: string }) => name)).toEqual(['three-day-streak']);
  api.setNow(null);
});

test('a subject without generators and without a finished lesson begins with the grade’s first lessons', async () => {
  const person = await child();
  const round = await open(person, 'history');
  expect(round.items).toHaveLength(ROUND_ITEMS);
  const rows = await api.services.store.practice.open(person.id, 'history', '3rd');
  expect(rows.every(({ source }) => source.kind === 'lesson')).toBe(true);
  expect(new Set(rows.map(({ source }) => JSON.stringify(source))).size).toBe(ROUND_ITEMS);
});

test('another grade has its own round; the first one waits', async () => {
  const person = await child();
  const third = await open(person);
  await person.ask('PATCH', '/api/user/grade', { grade: '1st' });
  const first = await open(person);
  expect(first.id).not.toBe(third.id);
  await person.ask('PATCH', '/api/user/grade', { grade: '3rd' });
  expect((await open(person)).id).toBe(third.id);
});

test('only a student practises', async () => {
  for (const role of ['parent', 'teacher', 'tutor'] as const) {
    const adult = await signedIn(api, role, { verified: role === 'tutor' });
    expect((await adult.ask('POST', '/api/practice/math/rounds')).statusCode).toBe(403);
  }
});
