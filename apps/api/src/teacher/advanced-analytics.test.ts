import { addDays, DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { classroom } from '../testing/classroom.ts';
import { publishedLesson } from '../testing/drafted-lesson.ts';
import { practiceRounds } from '../testing/practice-rounds.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (text) => statements.push(text) });
const { db, store } = api.services;
const LESSON = 'math-3rd-01-legs-wings-wheels';
const URL = '/api/teacher/progress/advanced';

async function family(plan?: 'bright-future-brigade' | 'stem-blazers') {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor', ...(plan && { plan }) });
  const mother = await signedIn(api, 'parent');
  await store.family.link(child.id, mother.id, 'primary', 'active');
  await db.updateTable('users').set({ timezone: 'UTC' }).where('id', '=', child.id).execute();
  return { child, mother };
}
const contentOf = async (child: Person, lessonId: string) =>
  (await child.ask('GET', `/api/lessons/${lessonId}`)).json().content;

/** Plays a lesson so many days ago with these options and times. */
async function play(
  child: Person,
  daysAgo: number,
  answers: readonly { readonly option: number; readonly answerMs: number }[],
  lessonId = LESSON,
) {
  api.setNow(new Date(Date.now() - daysAgo * DAY_MS));
  for (const [at, answer] of answers.entries())
    expect(
      (await child.ask('POST', `/api/lessons/${lessonId}/activities/${at}/answer`, answer)).statusCode,
    ).toBe(200);
  await child.ask('POST', `/api/lessons/${lessonId}/complete`, {});
  api.setNow(null);
}
const read = async (who: Person, child?: Person) =>
  (await who.ask('GET', child ? `${URL}?studentId=${child.id}` : URL)).json();

const dayOf = (daysAgo: number) => addDays(new Date().toISOString().slice(0, 10), -daysAgo);

test('[P6.07] skills, time, mistakes and the own past of a child, as worked out by hand', async () => {
  const { child, mother } = await family('bright-future-brigade');
  const { activities } = await contentOf(child, LESSON);
  const n: number = activities.length;
  const right = activities.map((one: { correct_answer: number }) => one.correct_answer);
  const wrong = (right[0] + 1) % activities[0].options.length;
  const all = (answerMs: number) => right.map((option: number) => ({ option, answerMs }));
  // Forty days ago: the first is wrong and took twenty minutes, of which five count; the others took a minute each.
  await play(child, 40, [{ option: wrong, answerMs: 1_200_000 }, ...all(60_000).slice(1)]);
  // Ten days ago: the first is wrong again and the second for the first time; half a minute each.
  const second = (right[1] + 1) % activities[1].options.length;
  await play(child, 10, [
    { option: wrong, answerMs: 30_000 },
    { option: second, answerMs: 30_000 },
    ...all(30_000).slice(2),
  ]);
  await play(child, 0, all(0));
  const reply = await read(mother, child);
  const math = { subject: 'math', displayName: 'Math' };
  expect(reply).toEqual({
    weekEnds: [49, 42, 35, 28, 21, 14, 7, 0].map(dayOf),
    skills: [
      {
        ...math,
        skill: 'math-multiplication',
        name: 'Multiplication',
        right: 3 * n - 3,
        answers: 3 * n,
        percents: [
          null,
          null,
          Math.round((100 * (n - 1)) / n),
          null,
          null,
          null,
          Math.round((100 * (n - 2)) / n),
          100,
        ],
        before: { right: n - 1, answers: n },
        now: { right: 2 * n - 2, answers: 2 * n },
        change: 'too-few',
      },
    ],
    time: [{ ...math, minutes: [0, 0, 5 + (n - 1), 0, 0, 0, Math.round(n / 2), 0] }],
    mistakes: [
      {
        ...math,
        question: activities[0].question,
        hasPicture: activities[0].illustration !== undefined || activities[0].option_cards !== undefined,
        chosen: activities[0].options[wrong],
        right: activities[0].options[right[0]],
        reason: activities[0].option_reasons?.[wrong] ?? null,
        isGenerated: false,
        wrong: 2,
        answers: 3,
        lastDay: dayOf(10),
      },
    ],
    ownPast: {
      before: { right: n - 1, answers: n, minutes: 5 + (n - 1), days: 1 },
      now: { right: 2 * n - 2, answers: 2 * n, minutes: Math.round(n / 2), days: 2 },
      change: 'too-few',
      subjects: [],
    },
  });
  // The child reads the same, without the answer to what comes back in practice.
  const [{ right: _told, reason: _why, ...mistake }] = reply.mistakes;
  expect(await read(child)).toEqual({ ...reply, mistakes: [{ ...mistake, right: null, reason: null }] });
  // An older version of the question is not the question any more.
  const version = (by: number) =>
    db
      .updateTable('lessons')
      .set((eb) => ({ version: eb('version', '+', by) }))
      .where('id', '=', LESSON)
      .execute();
  await version(1);
  expect((await read(mother, child)).mistakes).toEqual([]);
  await version(-1);
});

test('[P6.07] eight weeks of the learner’s own days: the day before them does not count', async () => {
  const { child, mother } = await family('stem-blazers');
  const { activities } = await contentOf(child, LESSON);
  const answer = async (at: number, daysAgo: number) => {
    api.setNow(new Date(Date.now() - daysAgo * DAY_MS));
    await child.ask('POST', `/api/lessons/${LESSON}/activities/${at}/answer`, {
      option: activities[at].correct_answer,
      answerMs: 60_000,
    });
    api.setNow(null);
  };
  await answer(0, 56);
  expect(await read(mother, child)).toMatchObject({ time: [], ownPast: { before: { answers: 0, days: 0 } } });
  await answer(1, 55);
  expect(await read(mother, child)).toMatchObject({
    time: [{ minutes: [1, 0, 0, 0, 0, 0, 0, 0] }],
    ownPast: { before: { right: 1, answers: 1, minutes: 1, days: 1 }, now: { answers: 0 } },
  });
});

test('[P6.07] exercises of practice count too; a generated one that was missed twice is told as it was asked last', async () => {
  const { child, mother } = await family('stem-blazers');
  const { open, wrong } = practiceRounds(api);
  for (let round = 0; round < 3; round += 1) {
    const dealt = await open(child);
    for (const { position } of dealt.items) await wrong(child, dealt, position);
  }
  const { mistakes, ownPast } = await read(mother, child);
  expect(ownPast.now).toMatchObject({ right: 0, answers: 30 });
  const generated = mistakes.filter(({ isGenerated }: { isGenerated: boolean }) => isGenerated);
  expect(generated.length).toBeGreaterThan(0);
  for (const { chosen, right, wrong: times, answers } of generated) {
    expect(chosen).not.toBe(right);
    expect(times).toBe(answers);
    expect(times).toBeGreaterThanOrEqual(2);
  }
});

test('[P6.07] without the plan it is refused, says what lifts it, and nobody looked; the plan of either opens it', async () => {
  const { child, mother } = await family();
  const views = async () => {
    await api.services.views.flush();
    return db.selectFrom('childViews').select('views').where('childId', '=', child.id).execute();
  };
  for (const who of [mother, child]) {
    const answer = await who.ask('GET', who === child ? URL : `${URL}?studentId=${child.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'plan_limit',
        what: 'advanced-analytics',
        liftedBy: 'bright-future-brigade',
      }),
    ]);
  }
  expect(await views()).toEqual([]);
  const isOpen = async (who: Person, query = '') =>
    (await who.ask('GET', `/api/teacher/progress/analytics${query}`)).json().hasAdvanced;
  const ofChild = `?studentId=${child.id}`;
  expect([await isOpen(mother, ofChild), await isOpen(child)]).toEqual([false, false]);
  await store.plans.start(mother.id, 'bright-future-brigade', 0);
  for (const [who, of] of [
    [mother, child],
    [child, undefined],
  ] as const)
    expect(await read(who, of)).toMatchObject({ skills: [], time: [], mistakes: [] });
  expect([await isOpen(mother, ofChild), await isOpen(child)]).toEqual([true, true]);
  // Three reads of the mother: the analytics twice, and this once.
  expect(await views()).toEqual([{ views: 3 }]);
  // A teacher's own plan opens it for the pupils whom the teacher may see.
  const room = await classroom(api);
  const pupil = await signedIn(api, 'student', { grade: '3rd' });
  await store.classMembers.addPupil(room.id, pupil.id);
  const url = `${URL}?studentId=${pupil.id}`;
  expect((await room.teacher.ask('GET', url)).statusCode).toBe(403);
  await store.plans.start(room.teacher.id, 'stem-blazers', 0);
  expect((await room.teacher.ask('GET', url)).statusCode).toBe(200);
  expect((await room.teacher.ask('GET', `${URL}?studentId=${child.id}`)).statusCode).toBe(404);
});

test('[P6.07] where plans are off it is open to everybody; a parent without a child reads zeros', async () => {
  const open = await startTestApi({ env: { PLANS: 'off' } });
  const alone = await signedIn(open, 'parent');
  const reply = (await alone.ask('GET', URL)).json();
  expect(reply).toMatchObject({ skills: [], time: [], mistakes: [], ownPast: { change: 'too-few' } });
  expect(reply.weekEnds).toHaveLength(8);
});

test('[P1.39] a stranger with a big plan gets what nobody gets, and so does a parent whose link has ended', async () => {
  const { child, mother } = await family('stem-blazers');
  const other = await signedIn(api, 'parent', { plan: 'stem-blazers' });
  await store.family.link(child.id, other.id, 'secondary', 'active');
  expect((await other.ask('GET', `${URL}?studentId=${child.id}`)).statusCode).toBe(200);
  const { guardians } = (await other.ask('GET', `/api/family/links?studentId=${child.id}`)).json();
  const { linkId } = guardians.find(({ isMe }: { isMe: boolean }) => isMe);
  expect((await other.ask('DELETE', `/api/family/links/${linkId}`)).statusCode).toBe(200);
  for (const who of [
    other,
    await signedIn(api, 'parent', { plan: 'stem-blazers' }),
    await signedIn(api, 'student'),
  ])
    expect((await who.ask('GET', `${URL}?studentId=${child.id}`)).statusCode).toBe(404);
  expect((await mother.ask('GET', `${URL}?studentId=${child.id}`)).statusCode).toBe(200);
});

test('a question of a class lesson is told to the child’s family and to teachers of that class, not to other teachers', async () => {
  const [room, elsewhere] = [await classroom(api), await classroom(api, 'Elsewhere')];
  const pupil = await room.addPupil('Uma');
  const mother = await signedIn(api, 'parent', { plan: 'stem-blazers' });
  await store.family.link(pupil.id, mother.id, 'primary', 'active');
  await store.classMembers.addPupil(elsewhere.id, pupil.id);
  const lessonId = await publishedLesson(room, 'Ours');
  const { activities } = await contentOf(room.teacher, lessonId);
  const [first] = activities;
  const option = (first.correct_answer + 1) % first.options.length;
  const rest = activities
    .slice(1)
    .map((one: { correct_answer: number }) => ({ option: one.correct_answer, answerMs: 0 }));
  await play(pupil, 0, [{ option, answerMs: 0 }, ...rest], lessonId);
  await play(pupil, 0, [{ option, answerMs: 0 }, ...rest], lessonId);
  const questions = async (who: Person) =>
    (await read(who, pupil)).mistakes.map(({ question }: { question: string }) => question);
  for (const who of [mother, room.teacher]) expect(await questions(who)).toEqual([first.question]);
  expect(await questions(elsewhere.teacher)).toEqual([]);
});

test('the advanced analytics cost one statement beside the session’s, allowed or refused', async () => {
  for (const plan of ['stem-blazers', undefined] as const) {
    const { child, mother } = await family(plan);
    statements.length = 0;
    await mother.ask('GET', `${URL}?studentId=${child.id}`);
    expect(statements).toHaveLength(2);
  }
});
