import { addDays, DAY_MS, localDay, PATH_LIMITS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { FIRST, makePath, myPaths, pathFamily, pathsOf, ROUND, SECOND } from '../testing/path-family.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { practiceRounds } from '../testing/practice-rounds.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db, store } = api.services;
const complete = (child: Person, lessonId: string) =>
  child.ask('POST', `/api/lessons/${lessonId}/complete`, {});
const doneOf = (paths: readonly { steps: readonly { isDone: boolean }[] }[]) =>
  paths.map(({ steps }) => steps.map(({ isDone }) => isDone));
const codes = (replies: readonly { statusCode: number; json: () => { code?: string } }[]) =>
  replies.map((reply) => reply.json().code ?? String(reply.statusCode)).toSorted();
const today = localDay(new Date(), 'America/New_York');

test('[P6.07] a guardian orders lessons of any grade and practice; the child gets them in this order', async () => {
  const { guardian, child } = await pathFamily(api);
  const made = await makePath(guardian, { childId: child.id }, [
    SECOND,
    { ...ROUND, dueDay: addDays(today, 3) },
    FIRST,
  ]);
  expect(made.json()).toEqual({ id: expect.any(String), version: 1 });
  expect(await myPaths(child)).toEqual([
    {
      id: made.json().id,
      title: 'Summer',
      from: 'Ana',
      isOfClass: false,
      steps: [
        expect.objectContaining({
          kind: 'lesson',
          subject: 'science',
          grade: '5th',
          title: expect.any(String),
        }),
        expect.objectContaining({
          kind: 'practice',
          subject: 'math',
          grade: '2nd',
          dueDay: addDays(today, 3),
        }),
        expect.objectContaining({ lessonId: FIRST.lessonId, isDone: false, isLate: false, dueDay: null }),
      ],
    },
  ]);
});

test('[P6.07] a step is done by facts: a lesson whenever it was completed, practice by a round since its step was added', async () => {
  const { guardian, child } = await pathFamily(api);
  await complete(child, FIRST.lessonId);
  const round = async () => {
    const answer = await child.ask('POST', '/api/practice/math/rounds', { grade: '2nd' });
    expect(answer.json()).toMatchObject({ subjectId: 'math', grade: '2nd' });
    await practiceRounds(api).finish(child, answer.json());
  };
  await round();
  await makePath(guardian, { childId: child.id }, [FIRST, ROUND, SECOND, ROUND]);
  expect(doneOf(await myPaths(child))).toEqual([[true, false, false, false]]);
  await round();
  expect(doneOf(await myPaths(child))).toEqual([[true, true, false, false]]);
  await complete(child, SECOND.lessonId);
  await round();
  expect(doneOf(await myPaths(child))).toEqual([[true, true, true, true]]);
  expect((await pathsOf(guardian, child)).paths[0].steps[1].doneAt).toEqual(expect.any(String));
});

test('a finished path leaves the dashboard with its day', async () => {
  const { guardian, child } = await pathFamily(api);
  await makePath(guardian, { childId: child.id });
  await complete(child, FIRST.lessonId);
  expect(doneOf(await myPaths(child))).toEqual([[true]]);
  api.setNow(new Date(Date.now() + DAY_MS));
  expect(await myPaths(child)).toEqual([]);
  api.setNow(null);
  expect((await pathsOf(guardian, child)).paths).toHaveLength(1);
});

test('a step that moves keeps what was done for it; a new one begins at the change', async () => {
  const { guardian, child } = await pathFamily(api);
  const { id } = (await makePath(guardian, { childId: child.id }, [ROUND, FIRST])).json();
  const opened = await child.ask('POST', '/api/practice/math/rounds', { grade: '2nd' });
  await practiceRounds(api).finish(child, opened.json());
  const [{ steps }] = await myPaths(child);
  const changed = await guardian.ask('PATCH', `/api/paths/${id}`, {
    version: 1,
    title: 'Autumn',
    steps: [FIRST, ROUND, { ...ROUND, id: steps[0].id }],
  });
  expect(changed.json()).toEqual({ id, version: 2 });
  expect(await myPaths(child)).toMatchObject([{ title: 'Autumn' }]);
  expect(doneOf(await myPaths(child))).toEqual([[false, false, true]]);
});

test('two grown-ups, or two windows, who change at once: one is written, the other is told, nothing is mixed', async () => {
  const { guardian, child } = await pathFamily(api);
  const { id } = (await makePath(guardian, { childId: child.id })).json();
  const change = (title: string) =>
    guardian.ask('PATCH', `/api/paths/${id}`, { version: 1, title, steps: [SECOND] });
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map(change));
  expect(codes(answers)).toEqual(['200', 'wrong_state', 'wrong_state', 'wrong_state']);
  expect((await myPaths(child))[0]).toMatchObject({ steps: [{ lessonId: SECOND.lessonId }] });
  expect((await pathsOf(guardian, child)).paths[0].version).toBe(2);
});

test('at most five open paths, also when twenty are made at once; an archived one makes room', async () => {
  const { guardian, child } = await pathFamily(api);
  const make = () => makePath(guardian, { childId: child.id });
  const answers = await Promise.all(Array.from({ length: 20 }, make));
  expect(codes(answers).filter((code) => code === '200')).toHaveLength(PATH_LIMITS.open);
  expect(codes(answers).filter((code) => code === 'wrong_state')).toHaveLength(20 - PATH_LIMITS.open);
  const [first] = (await pathsOf(guardian, child)).paths;
  const archive = (isArchived: boolean) =>
    guardian.ask('POST', `/api/paths/${first.id}/archive`, { isArchived });
  expect((await archive(true)).statusCode).toBe(200);
  expect((await archive(true)).statusCode).toBe(200);
  expect(await myPaths(child)).toHaveLength(4);
  expect((await make()).statusCode).toBe(200);
  expect((await archive(false)).json().code).toBe('wrong_state');
  const late = await guardian.ask('PATCH', `/api/paths/${first.id}`, {
    version: 2,
    title: 'x',
    steps: [FIRST],
  });
  expect(late.json().code).toBe('wrong_state');
  const remove = () => guardian.ask('DELETE', `/api/paths/${first.id}`);
  expect(codes(await Promise.all([remove(), remove()]))).toEqual(['200', 'not_found']);
});

test('[P6.07] without a plan that has paths none is made or changed; one that exists stays, and is archived and removed', async () => {
  const { guardian, child } = await pathFamily(api, 'adventure-scholars-free');
  expect((await makePath(guardian, { childId: child.id })).json().code).toBe('plan_limit');
  expect(await pathsOf(guardian, child)).toEqual({ mayMake: false, paths: [] });
  const paid = await pathFamily(api);
  const { id } = (await makePath(paid.guardian, { childId: paid.child.id })).json();
  expect((await pathsOf(paid.guardian, paid.child)).mayMake).toBe(true);
  await db
    .updateTable('userSubscriptions')
    .set({ planId: 'adventure-scholars-free' })
    .where('userId', '=', paid.guardian.id)
    .execute();
  const ask = (method: 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
    paid.guardian.ask(method, `/api/paths/${id}${path}`, body);
  expect(await myPaths(paid.child)).toHaveLength(1);
  expect(await pathsOf(paid.guardian, paid.child)).toMatchObject({ mayMake: false, paths: [{ id }] });
  expect((await ask('PATCH', '', { version: 1, title: 'x', steps: [FIRST] })).json().code).toBe('plan_limit');
  expect((await ask('POST', '/archive', { isArchived: true })).statusCode).toBe(200);
  expect((await ask('POST', '/archive', { isArchived: false })).json().code).toBe('plan_limit');
  expect((await ask('DELETE', '')).statusCode).toBe(200);
});

test('[P6.23] a trial that is over makes no path, the day before it did', async () => {
  const { guardian, child } = await pathFamily(api, 'adventure-scholars-free');
  await db.deleteFrom('userSubscriptions').where('userId', '=', guardian.id).execute();
  await store.plans.grantTrial(guardian.id, null, null);
  await store.plans.start(guardian.id, 'stem-blazers', 7);
  expect((await makePath(guardian, { childId: child.id })).statusCode).toBe(200);
  api.setNow(new Date(Date.now() + 8 * DAY_MS));
  expect((await makePath(guardian, { childId: child.id })).json().code).toBe('plan_limit');
  api.setNow(null);
});

test('a lesson that was retired is left out, and counts for who completed it', async () => {
  const { guardian, child } = await pathFamily(api);
  const other = await pathFamily(api);
  const gone = 'math-3rd-03-rounding-hill';
  for (const one of [{ guardian, child }, other])
    await makePath(one.guardian, { childId: one.child.id }, [{ kind: 'lesson', lessonId: gone }, FIRST]);
  await complete(child, gone);
  await db.updateTable('lessons').set({ isPublished: false }).where('id', '=', gone).execute();
  expect((await myPaths(child))[0].steps).toHaveLength(2);
  expect((await myPaths(other.child))[0].steps).toMatchObject([{ lessonId: FIRST.lessonId }]);
  expect((await pathsOf(other.guardian, other.child)).paths[0].steps[0].isThere).toBe(false);
  const again = await makePath(other.guardian, { childId: other.child.id }, [
    { kind: 'lesson', lessonId: gone },
  ]);
  expect(again.json().issues).toMatchObject([{ path: 'steps.0.lessonId' }]);
  await db.updateTable('lessons').set({ isPublished: true }).where('id', '=', gone).execute();
});

test.each([
  [{ steps: [] }, 'steps'],
  [{ steps: Array.from({ length: PATH_LIMITS.steps + 1 }, () => ROUND) }, 'steps'],
  [{ steps: [FIRST, FIRST] }, 'steps'],
  [{ steps: [{ kind: 'lesson', lessonId: 'no-such-lesson' }] }, 'steps.0.lessonId'],
  [{ steps: [{ ...FIRST, dueDay: '2020-01-01' }] }, 'steps.0.dueDay'],
  [{ steps: [{ ...FIRST, dueDay: '2199-01-01' }] }, 'steps.0.dueDay'],
  [{ title: ' ' }, 'title'],
  [{ title: 'x'.repeat(61) }, 'title'],
  [{ title: 'You stupid idiot' }, 'title'],
])('%j is refused at its %s', async (wish, path) => {
  const { guardian, child } = await pathFamily(api);
  const body = { childId: child.id, title: 'Summer', steps: [FIRST], ...wish };
  const reply = await guardian.ask('POST', '/api/paths', body);
  expect(reply.json()).toMatchObject({ code: 'invalid_input', issues: [{ path }] });
  expect(await myPaths(child)).toEqual([]);
});

test('reads cost two statements with the session’s, and the dashboard says whether there is a path', async () => {
  const { guardian, child } = await pathFamily(api);
  const dashboard = async () => (await child.ask('GET', '/api/dashboard')).json();
  expect(await dashboard()).toMatchObject({ hasGuardian: true, hasPath: false });
  await makePath(guardian, { childId: child.id }, [FIRST, ROUND]);
  for (const read of [() => myPaths(child), () => pathsOf(guardian, child), dashboard]) {
    statements.length = 0;
    await read();
    expect(statements).toHaveLength(2);
  }
  expect(await dashboard()).toMatchObject({ hasPath: true });
});

test('looking at a child’s paths is noted for “who looked at my child”', async () => {
  const { guardian, child } = await pathFamily(api);
  const second = await signedIn(api, 'parent', { firstName: 'Sam' });
  await store.family.link(child.id, second.id, 'secondary', 'active');
  await pathsOf(second, child);
  await api.services.views.flush();
  const seen = await db.selectFrom('childViews').select('adultId').where('childId', '=', child.id).execute();
  expect(seen).toEqual([{ adultId: second.id }]);
  expect(guardian.id).not.toBe(second.id);
});
