import {
  FREE_PLAN_ID,
  PLAN_IDS,
  QUIZ_SUBJECTS,
  SUBJECTS,
  type PlanId,
  type SubjectId,
} from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store } = api.services;

/** By hand: what each plan opens. */
const OPENS = {
  'adventure-scholars-free': ['math', 'english', 'geography'],
  'bright-future-brigade': ['math', 'english', 'geography', 'science', 'history'],
  'stem-blazers': SUBJECTS,
} as const satisfies Record<PlanId, readonly SubjectId[]>;
const cheapestFor = (subject: SubjectId) =>
  PLAN_IDS.find((planId) => OPENS[planId].some((one) => one === subject));

const third = (subject: SubjectId) => store.lessons.list(subject, '3rd', crypto.randomUUID());
const lessonOf = async (subject: SubjectId, at = 0): Promise<string> => (await third(subject))[at]?.id ?? '';
const ofLesson = (path: string) => async (subject: SubjectId) =>
  `/api/lessons/${await lessonOf(subject)}${path}`;

interface Gated {
  readonly method: 'GET' | 'POST';
  readonly url: (subject: SubjectId) => string | Promise<string>;
  readonly payload?: (subject: SubjectId) => object;
  readonly subjects?: readonly SubjectId[];
}
const GATED: Readonly<Record<string, Gated>> = {
  'read a lesson': { method: 'GET', url: ofLesson('') },
  'open a lesson': { method: 'GET', url: ofLesson('/play') },
  'answer in a lesson': {
    method: 'POST',
    url: ofLesson('/activities/0/answer'),
    payload: () => ({ option: 0 }),
  },
  'go on in a lesson': { method: 'POST', url: ofLesson('/step'), payload: () => ({ step: 0 }) },
  'complete a lesson': { method: 'POST', url: ofLesson('/complete'), payload: () => ({ score: 100 }) },
  practise: { method: 'POST', url: (subject) => `/api/practice/${subject}/rounds`, payload: () => ({}) },
  'open a game': {
    method: 'POST',
    url: () => '/api/multiplayer/rooms',
    payload: (subject) => ({ subject, grade: '3rd', gameType: 'quiz-race' }),
    subjects: QUIZ_SUBJECTS,
  },
};
const ROWS = PLAN_IDS.flatMap((planId) =>
  Object.entries(GATED).map(([name, gated]) => ({ planId, name, gated })),
);

const limited = (subject: SubjectId) => ({
  code: 'plan_limit',
  message: expect.stringContaining('Ask your grown-up'),
  what: 'subject',
  liftedBy: cheapestFor(subject),
  limit: null,
  used: null,
  resetsAt: null,
});

test.each(ROWS)('[P6.03] [P6.11] [P6.12] $planId: who may $name', async ({ planId, gated }) => {
  for (const subject of gated.subjects ?? SUBJECTS) {
    const child = await signedIn(api, 'student', { grade: '3rd', plan: planId });
    const answer = await child.ask(gated.method, await gated.url(subject), gated.payload?.(subject));
    const isOpen = OPENS[planId].some((one) => one === subject);
    expect([subject, answer.statusCode < 300, answer.statusCode]).toEqual([
      subject,
      isOpen,
      isOpen ? 200 : 403,
    ]);
    if (!isOpen) expect(answer.json()).toEqual(limited(subject));
  }
});

test('[P6.03] nothing of a locked subject comes in by the other calls: a refused child has no run, no round and no room', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  for (const { method, url, payload } of Object.values(GATED))
    await child.ask(method, await url('science'), payload?.('science'));
  const { db } = api.services;
  for (const table of ['lessonRuns', 'lessonCompletions', 'practiceRounds'] as const)
    expect(await db.selectFrom(table).select('userId').where('userId', '=', child.id).execute()).toEqual([]);
  expect(await db.selectFrom('gameRooms').select('id').where('hostId', '=', child.id).execute()).toEqual([]);
});

const plays = async (child: Person, subject: SubjectId, at = 0) =>
  (await child.ask('GET', `/api/lessons/${await lessonOf(subject, at)}/play`)).statusCode === 200;

test('[P6.09] a linked parent’s plan opens the subjects for the child, and only while it is linked', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const [parent, stranger] = [
    await signedIn(api, 'parent', { plan: 'stem-blazers' }),
    await signedIn(api, 'parent', { plan: 'stem-blazers' }),
  ];
  expect(stranger.id).not.toBe(parent.id);
  expect(await plays(child, 'robotics')).toBe(false);
  await store.family.link(child.id, parent.id, 'primary', 'pending');
  expect(await plays(child, 'robotics')).toBe(false);
  await api.services.db.deleteFrom('guardianLinks').where('childId', '=', child.id).execute();
  await store.family.link(child.id, parent.id, 'primary', 'active');
  expect(await plays(child, 'robotics')).toBe(true);
  await api.services.db
    .updateTable('guardianLinks')
    .set({ status: 'revoked', endedAt: new Date(), seat: null })
    .where('childId', '=', child.id)
    .execute();
  expect(await plays(child, 'robotics', 1)).toBe(false);
});

test('[P9.02] a plan for three children counts for the three linked first; the fourth has the own one, and a place that gets free', async () => {
  const parent = await signedIn(api, 'parent', { plan: 'bright-future-brigade' });
  const children: Person[] = [];
  for (let at = 0; at < 4; at += 1) {
    const child = await signedIn(api, 'student', { grade: '3rd' });
    await store.family.link(child.id, parent.id, 'primary', 'active');
    children.push(child);
  }
  const open = () => Promise.all(children.map((child) => plays(child, 'science')));
  expect(await open()).toEqual([true, true, true, false]);
  await api.services.db
    .updateTable('guardianLinks')
    .set({ status: 'revoked', endedAt: new Date(), seat: null })
    .where('childId', '=', children[1]?.id ?? '')
    .execute();
  expect(await plays(children[3] ?? parent, 'science')).toBe(true);
});

test('[P6.31] what was begun is finished and what was done stays open when the plan ends; nothing new is begun', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'bright-future-brigade' });
  const [begun, done] = [await lessonOf('science', 0), await lessonOf('science', 1)];
  const answer = (lesson: string) =>
    child.ask('POST', `/api/lessons/${lesson}/activities/0/answer`, { option: 0 });
  expect((await answer(begun)).statusCode).toBe(200);
  expect((await answer(done)).statusCode).toBe(200);
  expect((await child.ask('POST', `/api/lessons/${done}/complete`, {})).statusCode).toBe(200);
  const round = (await child.ask('POST', '/api/practice/science/rounds', {})).json();
  await api.services.db
    .updateTable('userSubscriptions')
    .set({ status: 'expired' })
    .where('userId', '=', child.id)
    .execute();
  expect(await plays(child, 'science', 0)).toBe(true);
  expect((await answer(begun)).statusCode).toBe(200);
  expect((await child.ask('POST', `/api/lessons/${begun}/complete`, {})).statusCode).toBe(200);
  expect(await plays(child, 'science', 1)).toBe(true);
  expect((await child.ask('POST', '/api/practice/science/rounds', {})).json().id).toBe(round.id);
  expect(await plays(child, 'science', 2)).toBe(false);
  const progress = (await child.ask('GET', '/api/progress')).json();
  expect(progress.find((one: { subjectId: string }) => one.subjectId === 'science').completedLessons).toBe(2);
});

test('no pupil is left out of what the class does: its assignments and its quiz are open whatever the plan says', async () => {
  const room = await classroom(api);
  const pupil = await room.addPupil('Mia');
  const lessonId = await lessonOf('science', 3);
  expect((await pupil.ask('GET', `/api/lessons/${lessonId}/play`)).statusCode).toBe(403);
  const dueDay = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const given = await room.teacher.ask('POST', `${room.url}/assignments`, {
    kind: 'lesson',
    lessonId,
    dueDay,
  });
  expect(given.statusCode).toBe(200);
  expect((await pupil.ask('GET', `/api/lessons/${lessonId}/play`)).statusCode).toBe(200);
  const quiz = { subject: 'science', grade: '3rd', gameType: 'class-quiz' };
  const { code } = (await room.teacher.ask('POST', '/api/multiplayer/rooms', quiz)).json();
  expect((await pupil.ask('POST', `/api/multiplayer/rooms/${code}/join`)).statusCode).toBe(200);
});

test('a game of a locked subject is not entered by its code either', async () => {
  const host = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  const race = { subject: 'science', grade: '3rd', gameType: 'quiz-race' };
  const { code } = (await host.ask('POST', '/api/multiplayer/rooms', race)).json();
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const answer = await child.ask('POST', `/api/multiplayer/rooms/${code}/join`);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'plan_limit']);
});

test('[P6.06] the helper answers as often a day as the best plan says', async () => {
  for (const [planId, most] of [
    [FREE_PLAN_ID, 20],
    ['bright-future-brigade', 40],
    ['stem-blazers', 80],
  ] as const) {
    const child = await signedIn(api, 'student', { grade: '3rd' });
    await api.services.db.updateTable('users').set({ grade: '6th' }).where('id', '=', child.id).execute();
    const parent = await signedIn(api, 'parent', { plan: planId });
    await store.family.link(child.id, parent.id, 'primary', 'active');
    expect((await child.ask('GET', '/api/chat/panel')).json().messagesLeft).toBe(most);
  }
});

test('[P6.25] a child asks; every grown-up is told once a day, and a child without one hears so', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Leo' });
  const ask = async () => (await child.ask('POST', '/api/adventure-scholars/ask')).json();
  expect(await ask()).toEqual({ isTold: false });
  const parent = await signedIn(api, 'parent', { email: 'plans@example.org' });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  expect([await ask(), await ask()]).toEqual([{ isTold: true }, { isTold: true }]);
  const notices = (await parent.ask('GET', '/api/family/notices')).json();
  expect(notices.map(({ kind }: { kind: string }) => kind)).toEqual(['plan-asked']);
  const mails = await api.services.db
    .selectFrom('outbox')
    .select(['subject', 'bodyText'])
    .where('userId', '=', parent.id)
    .execute();
  expect(mails).toEqual([
    { subject: expect.stringContaining('Leo'), bodyText: expect.stringContaining('/adventure-scholars') },
  ]);
  expect((await parent.ask('POST', '/api/adventure-scholars/ask')).statusCode).toBe(403);
});

test('[P6.11] an account knows what its plans open', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'bright-future-brigade' });
  expect((await child.ask('GET', '/api/user')).json().entitlements).toMatchObject({
    planId: 'bright-future-brigade',
    subjects: OPENS['bright-future-brigade'],
    tutoringSessionsAMonth: 4,
  });
});
