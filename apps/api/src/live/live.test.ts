import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { SOCKETS, DAY_MS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { store, db, changes } = api.services;
const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
const LESSON = 'math-3rd-01-legs-wings-wheels';
/** The browser tests measure how fast news are; here a busy machine may take its time. */
const soon = { timeout: 10_000, interval: 20 };

/** Resolves when the api has received the notifications of all earlier commits, because they come in the order of the commits. */
async function untilDelivered() {
  const mark = randomUUID();
  const delivered = Promise.withResolvers<void>();
  const unfollow = await changes.follow((news) => {
    if (news.kind === 'session-ended' && news.sid === mark) delivered.resolve();
  });
  await sql`select pg_notify('session_ended', ${mark})`.execute(db);
  await delivered.promise;
  unfollow();
}

/** A page that follows the news from now on: what it was told, in order. */
async function follow(who: Person | null, path = 'children', headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, {
    headers: { ...(who && { cookie: `sessionId=${who.cookie}` }), ...headers },
  });
  afterAll(() => socket.terminate());
  const told: unknown[] = [];
  const ended = Promise.withResolvers<string>();
  const refused: string[] = [];
  socket.on('message', (data: Buffer) => {
    // Now and then the server pings.
    if (data.toString() === 'PING') return;
    const { result, error } = JSON.parse(data.toString());
    if (error) refused.push(error.data?.appCode);
    if (result?.type === 'data') told.push(result.data.classId ?? result.data.childId ?? null);
    if (result?.type === 'stopped') ended.resolve('stopped');
  });
  await once(socket, 'open');
  await untilDelivered();
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path } }));
  await expect.poll(() => told.length + refused.length, soon).toBeGreaterThan(0);
  if (refused.length > 0) throw new Error(refused[0]);
  expect(told[0]).toBeNull();
  return { socket, told, ended: ended.promise };
}
const refused = async (who: Person | null, headers: Record<string, string> = {}) => {
  const outcome = Promise.withResolvers<number>();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, {
    headers: { ...(who && { cookie: `sessionId=${who.cookie}` }), ...headers },
  });
  socket.on('unexpected-response', (_request, { statusCode }) => outcome.resolve(statusCode ?? 0));
  socket.on('open', () => outcome.resolve(200));
  socket.on('error', () => {});
  const status = await outcome.promise;
  socket.terminate();
  return status;
};
const complete = (child: Person) => child.ask('POST', `/api/lessons/${LESSON}/complete`, {});

test('[P1.12] a finished lesson is told to the child’s parent and teacher, and to no stranger', async () => {
  const [child, mother, teacher, stranger] = [
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'parent'),
    await signedIn(api, 'teacher'),
    await signedIn(api, 'parent'),
  ];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const room = await store.classes.create({
    teacherId: teacher.id,
    name: 'Room 1',
    grade: '3rd',
    code: 'BCDFGH',
  });
  await store.classMembers.addPupil(room.id, child.id);
  const [hers, theirs, strangers] = [await follow(mother), await follow(teacher), await follow(stranger)];
  await complete(child);
  await expect.poll(() => hers.told.at(-1), soon).toBe(child.id);
  await expect.poll(() => theirs.told.at(-1), soon).toBe(child.id);
  expect(strangers.told).toEqual([null]);
});

test('[P1.31] a wish to join is told to who teaches the class, also to a second teacher, and to no other', async () => {
  const [child, owner, second, other] = [
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'teacher'),
    await signedIn(api, 'teacher'),
    await signedIn(api, 'teacher'),
  ];
  const made = (await owner.ask('POST', '/api/classes', { name: 'Room 3', grade: '3rd' })).json();
  const { code } = (await owner.ask('POST', `/api/classes/${made.id}/invite`)).json();
  await second.ask('POST', '/api/classes/join-as-teacher', { code });
  const [hers, theirs, others] = [await follow(owner), await follow(second), await follow(other)];
  await child.ask('POST', '/api/classes/join', { code: made.code });
  await expect.poll(() => hers.told.at(-1), soon).toBe(made.id);
  await expect.poll(() => theirs.told.at(-1), soon).toBe(made.id);
  expect(others.told).toEqual([null]);
  const before = hers.told.length;
  await child.ask('DELETE', `/api/classes/${made.id}/membership`);
  await expect.poll(() => hers.told.length, soon).toBeGreaterThan(before);
});

test('[P1.31] a child is told of the yes to its own wish, and nothing of classes it never asked for', async () => {
  const [child, stranger, teacher] = [
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'teacher'),
  ];
  const made = (await teacher.ask('POST', '/api/classes', { name: 'Room 3', grade: '3rd' })).json();
  await child.ask('POST', '/api/classes/join', { code: made.code });
  const [mine, others] = [await follow(child, 'myClasses'), await follow(stranger, 'myClasses')];
  const { waiting } = (await teacher.ask('GET', `/api/classes/${made.id}`)).json();
  await teacher.ask('POST', `/api/classes/${made.id}/requests/${waiting[0].membershipId}`);
  await expect.poll(() => mine.told.at(-1), soon).toBe(made.id);
  expect(others.told).toEqual([null]);
  await expect(follow(teacher, 'myClasses')).rejects.toThrow('forbidden_role');
});

test('a pupil is told what the teacher gives the class; a wish that was refused and a class that was left are told of no more', async () => {
  const [child, teacher] = [await signedIn(api, 'student', { grade: '3rd' }), await signedIn(api, 'teacher')];
  const room = async (name: string): Promise<string> => {
    const { id } = (await teacher.ask('POST', '/api/classes', { name, grade: '3rd' })).json();
    await store.classMembers.addPupil(id, child.id);
    return id;
  };
  const [one, two, mark] = [await room('Room 3'), await room('Room 4'), await room('Room 5')];
  const { told } = await follow(child, 'myClasses');
  const give = async (classId: string, subjectId: string) => {
    const dueDay = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    const wish = { kind: 'practice', subjectId, dueDay };
    expect((await teacher.ask('POST', `/api/classes/${classId}/assignments`, wish)).statusCode).toBe(200);
  };
  await give(mark, 'math');
  await expect.poll(() => told.at(-1), soon).toBe(mark);
  const before = told.length;
  await child.ask('DELETE', `/api/classes/${two}/membership`);
  await give(two, 'math');
  await give(one, 'science');
  await expect.poll(() => told.at(-1), soon).toBe(one);
  expect(told.slice(before)).toEqual([two, one]);
});

test('a link and a class that begin while a page is open are told of from then on', async () => {
  const [child, pupil] = [
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  const teacher = await signedIn(api, 'teacher');
  const page = await follow(teacher);
  await store.family.link(child.id, teacher.id, 'primary', 'active');
  await complete(child);
  await expect.poll(() => page.told.at(-1), soon).toBe(child.id);
  const made = (await teacher.ask('POST', '/api/classes', { name: 'Room 3', grade: '3rd' })).json();
  await pupil.ask('POST', '/api/classes/join', { code: made.code });
  const wish = async () => (await teacher.ask('GET', `/api/classes/${made.id}`)).json().waiting[0];
  await teacher.ask('POST', `/api/classes/${made.id}/requests/${(await wish()).membershipId}`);
  await expect.poll(() => page.told.at(-1), soon).toBe(made.id);
  await complete(pupil);
  await expect.poll(() => page.told.at(-1), soon).toBe(pupil.id);
});

test('[P1.23] a parent’s open page is told of the child’s yes, and a stranger’s of nothing', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const [mother, stranger] = [await signedIn(api, 'parent'), await signedIn(api, 'parent')];
  const { code } = (await child.ask('POST', '/api/family/code')).json();
  const { linkId } = (await mother.ask('POST', '/api/family/links', { code })).json();
  const [page, other] = [await follow(mother), await follow(stranger)];
  const before = page.told.length;
  expect((await child.ask('POST', `/api/family/links/${linkId}/confirm`)).statusCode).toBe(200);
  await expect.poll(() => page.told.slice(before), soon).toEqual([null]);
  await complete(child);
  await expect.poll(() => page.told.at(-1), soon).toBe(child.id);
  expect(other.told).toEqual([null]);
});

test('news of strangers cost who follows no statement', async () => {
  const [mother, child, stranger, teacher, pupil] = [
    await signedIn(api, 'parent'),
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'teacher'),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const { id } = (await teacher.ask('POST', '/api/classes', { name: 'Room 3', grade: '3rd' })).json();
  const [hers, his] = [await follow(mother), await follow(pupil, 'myClasses')];
  statements.length = 0;
  await store.classMembers.addPupil(id, stranger.id);
  await complete(stranger);
  await complete(child);
  await expect.poll(() => hers.told.at(-1), soon).toBe(child.id);
  // One for the own child's news, to see that she still may; none for the strangers'.
  expect(statements.filter((sql) => sql.includes('"visible_children"'))).toHaveLength(1);
  expect(statements.filter((sql) => /select "class_id" from "class_memberships"/.test(sql))).toEqual([]);
  expect(his.told).toEqual([null]);
});

test('[P6.07] a child’s open dashboard is told when a path of theirs changes, and of no other child’s', async () => {
  const [child, stranger] = [
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  const mother = await signedIn(api, 'parent', { plan: 'stem-blazers' });
  for (const { id } of [child, stranger]) await store.family.link(id, mother.id, 'primary', 'active');
  const page = await follow(child, 'myClasses');
  const make = (childId: string) =>
    mother.ask('POST', '/api/paths', {
      childId,
      title: 'Summer',
      steps: [{ kind: 'lesson', lessonId: LESSON }],
    });
  await make(stranger.id);
  const { id } = (await make(child.id)).json();
  await expect.poll(() => page.told, soon).toEqual([null, null]);
  await mother.ask('POST', `/api/paths/${id}/archive`, { isArchived: true });
  await expect.poll(() => page.told, soon).toEqual([null, null, null]);
  await mother.ask('DELETE', `/api/paths/${id}`);
  await expect.poll(() => page.told, soon).toHaveLength(4);
});

test('who signs out is told nothing more: the subscription ends', async () => {
  const mother = await signedIn(api, 'parent');
  const page = await follow(mother);
  await mother.ask('POST', '/api/logout');
  expect(await page.ended).toBe('stopped');
});

test('a link that ended is told of no more', async () => {
  const [child, mother] = [await signedIn(api, 'student', { grade: '3rd' }), await signedIn(api, 'parent')];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const page = await follow(mother);
  const [link] = (await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).json().guardians;
  expect((await mother.ask('DELETE', `/api/family/links/${link.linkId}`)).statusCode).toBe(200);
  await complete(child);
  const sentinel = await signedIn(api, 'student', { grade: '3rd' });
  await store.family.link(sentinel.id, mother.id, 'primary', 'active');
  await complete(sentinel);
  await expect.poll(() => page.told.at(-1), soon).toBe(sentinel.id);
  expect(page.told).not.toContain(child.id);
});

test('no session, a student, another site and a page too many are refused', async () => {
  expect(await refused(null)).toBe(401);
  const mother = await signedIn(api, 'parent');
  expect(await refused(mother, { origin: 'https://evil.example' })).toBe(403);
  for (let count = 0; count < SOCKETS.ofAccount; count += 1) await follow(mother);
  expect(await refused(mother)).toBe(429);
  const student = await signedIn(api, 'student');
  await expect(follow(student)).rejects.toThrow('forbidden_role');
});

test('frames of nonsense close that socket or are answered with an error, and others are still told', async () => {
  const [child, mother] = [await signedIn(api, 'student', { grade: '3rd' }), await signedIn(api, 'parent')];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const [page, hostile] = [await follow(mother), await follow(mother)];
  for (const frame of [
    '',
    'x',
    '{}',
    '[]',
    'null',
    '{"id":1}',
    '{"id":{},"method":"subscription"}',
    'x'.repeat(5000),
  ])
    hostile.socket.send(frame);
  await complete(child);
  await expect.poll(() => page.told.at(-1), soon).toBe(child.id);
});
