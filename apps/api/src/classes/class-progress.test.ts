import { DAY_MS, localDay } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db } = api.services;
const LESSON = 'math-3rd-01-legs-wings-wheels';
const SKILL = 'math-multiplication';
const { content } = await db
  .selectFrom('lessons')
  .select('content')
  .where('id', '=', LESSON)
  .executeTakeFirstOrThrow();

/** Plays the lesson whole, choosing for each activity. */
async function play(pupil: Person, choose: (right: number, at: number) => number, answerMs = 6000) {
  for (const [at, { correct_answer: right }] of content.activities.entries())
    await pupil.ask('POST', `/api/lessons/${LESSON}/activities/${at}/answer`, {
      option: choose(right, at),
      answerMs,
    });
  await pupil.ask('POST', `/api/lessons/${LESSON}/complete`, {});
}
const right = (option: number) => option;
/** The first wrong option. */
const wrong = (option: number) => (option === 0 ? 1 : 0);
const activities = content.activities.length;

/** Three pupils: one answers well, one always wrong, one has done nothing; and a stranger who did. */
async function playedClass() {
  const room = await classroom(api);
  const [ana, bo, cleo] = [
    await room.addPupil('Ana'),
    await room.addPupil('Bo'),
    await room.addPupil('Cleo'),
  ];
  const stranger = await signedIn(api, 'student', { grade: '3rd' });
  await play(ana, right);
  await play(bo, wrong);
  await play(stranger, wrong);
  const read = async (path: string) => (await room.teacher.ask('GET', `${room.url}${path}`)).json();
  return { room, ana, bo, cleo, stranger, read };
}

test('the class view has one row a pupil with progress, accuracy and when last seen', async () => {
  const { room, ana, bo, cleo, read } = await playedClass();
  const { pupils, attention, ...head } = await read('/view');
  expect(head).toEqual({ id: room.id, name: 'Room 12', grade: '3rd', code: room.code, isOpen: true });
  // One lesson is too little to judge a skill, and enough to see that nothing was right.
  expect(attention).toMatchObject([
    {
      kind: 'struggling',
      childIds: [bo.id],
      reason: `0 of ${activities} right at the first try in the last 14 days.`,
    },
    { kind: 'waiting', childIds: [cleo.id], reason: 'Nothing played yet.' },
  ]);
  expect(pupils).toMatchObject([
    {
      id: ana.id,
      name: 'Ana',
      grade: '3rd',
      progress: 1,
      completedLessons: 1,
      accuracy: { right: activities, answers: activities, percent: 100 },
      lastSeen: expect.any(String),
      needsAttention: null,
    },
    { id: bo.id, accuracy: { right: 0, answers: activities, percent: 0 } },
    { id: cleo.id, progress: 0, accuracy: { right: 0, answers: 0, percent: null }, lastSeen: null },
  ]);
});

test('who is stuck or stays away stands in the lines and in the row, with the reason', async () => {
  const { ana, bo, cleo, read } = await playedClass();
  await play(bo, wrong);
  await play(bo, wrong);
  api.setNow(new Date(Date.now() + 8 * DAY_MS));
  // Sessions live on the database's clock, so everybody is still signed in.
  const view = await read('/view');
  api.setNow(null);
  expect(view.attention).toEqual([
    {
      kind: 'stuck',
      childIds: [bo.id],
      names: ['Bo'],
      reason: 'Below 50% in “Multiplication” after 10 answers or more.',
      skill: 'math-multiplication',
      subject: 'math',
    },
    {
      kind: 'waiting',
      childIds: [cleo.id],
      names: ['Cleo'],
      reason: 'Nothing played yet.',
      skill: null,
      subject: null,
    },
    {
      kind: 'stopped',
      childIds: [ana.id],
      names: ['Ana'],
      reason: 'Nothing played for 8 days.',
      skill: null,
      subject: null,
    },
  ]);
  expect(view.pupils.map((pupil: { needsAttention: string | null }) => pupil.needsAttention)).toEqual([
    'Nothing played for 8 days.',
    expect.stringContaining('Below 50%'),
    'Nothing played yet.',
  ]);
});

test('a pupil whose account sleeps is shown so, with the day of the erasure, and needs nobody today', async () => {
  const { ana, bo, cleo, read } = await playedClass();
  const ask = (one: Person) => api.services.store.transaction((tx) => tx.privacy.askErase(one.id, null));
  const planned = await ask(bo);
  await db.updateTable('users').set({ isActive: false }).where('id', '=', cleo.id).execute();
  const { pupils, attention } = await read('/view');
  expect(
    pupils.map(({ id, isAsleep, eraseAt, needsAttention }: Record<string, unknown>) => [
      id,
      isAsleep,
      eraseAt,
      needsAttention,
    ]),
  ).toEqual([
    [ana.id, false, null, null],
    [bo.id, true, planned?.eraseAt.toISOString(), null],
    [cleo.id, true, null, null],
  ]);
  expect(attention).toEqual([]);
});

test('stuck looks at fourteen days, ready for more at seven', async () => {
  const { bo, ana, read } = await playedClass();
  for (const _ of [1, 2]) await play(bo, wrong);
  const kinds = async (days: number) => {
    api.setNow(new Date(Date.now() + days * DAY_MS));
    const { attention } = await read('/view').finally(() => api.setNow(null));
    return attention.map(({ kind, names }: { kind: string; names: string[] }) => [kind, names]);
  };
  expect(await kinds(13.9)).toContainEqual(['stuck', ['Bo']]);
  expect(await kinds(14.1)).toContainEqual(['stopped', ['Ana', 'Bo']]);
  for (const _ of [1, 2, 3, 4]) await play(ana, right);
  expect(await kinds(0)).toContainEqual(['flying', ['Ana']]);
  // A week later she has one new answer: the old ones no longer count as a reason.
  api.setNow(new Date(Date.now() + 7.1 * DAY_MS));
  await ana.ask('POST', `/api/lessons/${LESSON}/activities/0/answer`, { option: 0, answerMs: 6000 });
  api.setNow(null);
  expect((await kinds(7.2)).filter(([, names]: [string, string[]]) => names.includes('Ana'))).toEqual([]);
});

test('the skill grid: every pupil by every skill of the subject, and the class as a whole', async () => {
  const { ana, bo, cleo, read } = await playedClass();
  const grid = await read('/skills/math');
  const at = grid.skills.findIndex(({ skill }: { skill: string }) => skill === SKILL);
  expect(grid.skills[at]).toEqual({
    skill: SKILL,
    name: 'Multiplication',
    right: activities,
    answers: 2 * activities,
    percent: 50,
  });
  expect(grid.skills.length).toBeGreaterThan(3);
  const cell = (id: string) => grid.pupils.find((pupil: { id: string }) => pupil.id === id).cells[at];
  expect(cell(ana.id)).toEqual({ right: activities, answers: activities, percent: 100 });
  expect(cell(bo.id)).toEqual({ right: 0, answers: activities, percent: 0 });
  expect(cell(cleo.id)).toBeNull();
  for (const { cells } of grid.pupils) expect(cells).toHaveLength(grid.skills.length);
});

test('a share is told from four answers on, of fewer only the counts, also in the file', async () => {
  const room = await classroom(api);
  const ana = await room.addPupil('Ana');
  const answer = (at: number) =>
    ana.ask('POST', `/api/lessons/${LESSON}/activities/${at}/answer`, {
      option: content.activities[at]?.correct_answer,
      answerMs: 6000,
    });
  const read = async () => {
    const grid = (await room.teacher.ask('GET', `${room.url}/skills/math`)).json();
    const at = grid.skills.findIndex(({ skill }: { skill: string }) => skill === SKILL);
    const { csv } = (await room.teacher.ask('GET', `${room.url}/skills/math/csv`)).json();
    return [grid.pupils[0].cells[at], grid.skills[at].percent, csv.split('\r\n')[1]?.includes('100')];
  };
  for (const at of [0, 1, 2]) await answer(at);
  expect(await read()).toEqual([{ right: 3, answers: 3, percent: null }, null, false]);
  await answer(3);
  expect(await read()).toEqual([{ right: 4, answers: 4, percent: 100 }, 100, true]);
});

test('only the last 30 days count: day 30 is in, day 31 is not', async () => {
  const { bo, read } = await playedClass();
  const at = (days: number) => {
    api.setNow(new Date(Date.now() + days * DAY_MS));
    return read('/view').finally(() => api.setNow(null));
  };
  const answersOf = (view: { pupils: { id: string; accuracy: { answers: number } }[] }) =>
    view.pupils.find(({ id }) => id === bo.id)?.accuracy.answers;
  expect(answersOf(await at(29.9))).toBe(activities);
  expect(answersOf(await at(30.1))).toBe(0);
});

test('the items of a lesson and of a skill: the wrong option chosen most and the misconception behind it', async () => {
  const { room, ana, bo, read } = await playedClass();
  // Two children are no pattern: the mistake is named from the third on.
  await play(await room.addPupil('Dan'), wrong);
  expect((await read(`/items?lessonId=${LESSON}`)).items[0].mistake).toBeNull();
  await play(await room.addPupil('Eve'), wrong);
  const { items } = await read(`/items?lessonId=${LESSON}`);
  expect(items).toHaveLength(activities);
  const first = items.find(({ activity }: { activity: number }) => activity === 0);
  const [asked] = content.activities;
  const chosen = wrong(asked?.correct_answer ?? 0);
  expect(first).toMatchObject({
    lessonId: LESSON,
    question: asked?.question,
    subject: 'math',
    grade: '3rd',
    isQuizzable: true,
    illustration: asked?.illustration ?? null,
    answers: 4,
    right: 1,
    mistake: { text: asked?.options[chosen], count: 3, reason: asked?.option_reasons?.[chosen] },
  });
  const namesOf = (option: number) => first.options[option].pupils.map(({ name }: { name: string }) => name);
  expect([namesOf(asked?.correct_answer ?? 0), namesOf(chosen)]).toEqual([['Ana'], ['Bo', 'Dan', 'Eve']]);
  expect(
    first.options.map(({ count }: { count: number }) => count).reduce((a: number, b: number) => a + b),
  ).toBe(4);
  expect((await read(`/items?skill=${SKILL}`)).items).toEqual(items);
  const ofAna = (await read(`/items?skill=${SKILL}&studentId=${ana.id}`)).items;
  expect(
    ofAna.every(
      ({ mistake, answers }: { mistake: object | null; answers: number }) =>
        mistake === null && answers === 1,
    ),
  ).toBe(true);
  expect((await read(`/items?lessonId=${LESSON}&studentId=${bo.id}`)).items).toHaveLength(activities);
  expect((await read(`/items`)).code).toBe('invalid_input');
});

test('of the items the one that most got wrong stands first', async () => {
  const { cleo, read } = await playedClass();
  // As many answers as the other one, and one more wrong.
  for (const [at, choose] of [
    [0, right],
    [2, wrong],
  ] as const) {
    const option = choose(content.activities[at]?.correct_answer ?? 0);
    await cleo.ask('POST', `/api/lessons/${LESSON}/activities/${at}/answer`, { option, answerMs: 6000 });
  }
  const { items } = await read(`/items?lessonId=${LESSON}`);
  expect(items[0]).toMatchObject({ activity: 2, answers: 3, right: 1, mistake: null });
});

test('answers to an older version of a lesson do not count: its options were others', async () => {
  const { read } = await playedClass();
  await db.updateTable('lessonRuns').set({ lessonVersion: 0 }).where('lessonId', '=', LESSON).execute();
  expect((await read(`/items?lessonId=${LESSON}`)).items).toEqual([]);
});

test('the files have the very rows of the screens', async () => {
  const { room, read } = await playedClass();
  const evil = await room.addPupil('=cmd()');
  await play(evil, right);
  const lines = (csv: string) =>
    csv
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
  const [view, viewFile] = [await read('/view'), await read('/view/csv')];
  expect(viewFile.fileName).toBe('Room-12.csv');
  expect(lines(viewFile.csv).slice(1)).toEqual(
    view.pupils.map((pupil: Record<string, unknown> & { accuracy: Record<string, unknown> }) =>
      [
        pupil['name'] === '=cmd()' ? "'=cmd()" : pupil['name'],
        pupil['grade'],
        pupil['progress'],
        pupil['completedLessons'],
        pupil.accuracy['right'],
        pupil.accuracy['answers'],
        pupil.accuracy['percent'] ?? '',
        pupil['lastSeen'] === null ? '' : localDay(new Date(), 'America/New_York'),
        pupil['needsAttention'] ?? '',
      ].map(String),
    ),
  );
  const [grid, gridFile] = [await read('/skills/math'), await read('/skills/math/csv')];
  const percent = (cell: { percent: number | null } | null) => String(cell?.percent ?? '');
  expect(lines(gridFile.csv)).toEqual([
    ['Pupil', ...grid.skills.map(({ name }: { name: string }) => name)],
    ...grid.pupils.map(({ name, cells }: { name: string; cells: ({ percent: number } | null)[] }) => [
      name === '=cmd()' ? "'=cmd()" : name,
      ...cells.map(percent),
    ]),
    ['Class', ...grid.skills.map(percent)],
  ]);
});

test('a class view costs at most three statements beside the session’s, whatever the class', async () => {
  const { read } = await playedClass();
  for (const [path, most] of [
    ['/view', 3],
    ['/view/csv', 3],
    ['/skills/math', 2],
    [`/items?lessonId=${LESSON}`, 1],
    ['', 1],
  ] as const) {
    statements.length = 0;
    await read(path);
    expect([path, statements.length - 1], statements.join('\n')).toEqual([path, most]);
  }
});

test('a class without pupils has a view, a grid and no items', async () => {
  const room = await classroom(api);
  const read = async (path: string) => (await room.teacher.ask('GET', `${room.url}${path}`)).json();
  expect(await read('/view')).toMatchObject({ pupils: [], attention: [] });
  expect((await read('/skills/math')).pupils).toEqual([]);
  expect((await read(`/items?lessonId=${LESSON}`)).items).toEqual([]);
});
