import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;
const [teacher, child] = [await signedIn(api, 'teacher'), await signedIn(api, 'student', { grade: '3rd' })];

const create = (who: Person, more: object) =>
  who.ask('POST', '/api/multiplayer/rooms', { subject: 'math', grade: '3rd', ...more });
const stored = async (id: string) =>
  db
    .selectFrom('gameRooms')
    .select(['questionCount', 'answerTime', 'questionRefs'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const lessons = async (grade = '3rd'): Promise<{ title: string; questions: { ref: string }[] }[]> =>
  (await teacher.ask('GET', `/api/multiplayer/questions?subject=math&grade=${grade}`)).json();

test('[S2.111] a game has 5, 10 or 15 questions, and the usual time or more; without a word 10 and the usual', async () => {
  const usual = (await create(child, { gameType: 'quiz-race' })).json();
  expect(await stored(usual.id)).toEqual({ questionCount: 10, answerTime: 'usual', questionRefs: null });
  const long = (await create(child, { gameType: 'quiz-race', questionCount: 15, answerTime: 'more' })).json();
  expect(await stored(long.id)).toEqual({ questionCount: 15, answerTime: 'more', questionRefs: null });
  for (const wrong of [{ questionCount: 7 }, { questionCount: 1000 }, { answerTime: 'never' }])
    expect((await create(child, { gameType: 'quiz-race', ...wrong })).statusCode).toBe(400);
});

test('[P4.28] a class flies in two to six crews, or each for themselves; children on their own have none to choose', async () => {
  const crewsOf = async (who: Person, gameType: string, crews?: number) => {
    const reply = await create(who, { gameType, ...(crews !== undefined && { crews }) });
    if (reply.statusCode !== 201 && reply.statusCode !== 200) return reply.statusCode;
    const { id } = reply.json();
    const row = db.selectFrom('gameRooms').select('crews').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).crews;
  };
  expect(await crewsOf(teacher, 'class-quiz', 6)).toBe(6);
  expect(await crewsOf(teacher, 'class-quiz', 0)).toBe(0);
  expect(await crewsOf(teacher, 'class-quiz')).toBe(0);
  for (const wrong of [1, 7, 2.5, -2]) expect(await crewsOf(teacher, 'class-quiz', wrong)).toBe(400);
  expect(await crewsOf(child, 'team-challenge', 3)).toBe(400);
  await expect(
    db.updateTable('gameRooms').set({ crews: 1 }).where('gameType', '=', 'class-quiz').execute(),
  ).rejects.toThrow('game_rooms_crews');
});

test('robots race beside one player and nobody else; a rematch keeps them', async () => {
  const robotsOf = async (id: string) =>
    (await db.selectFrom('gameRooms').select('robots').where('id', '=', id).executeTakeFirstOrThrow()).robots;
  const alone = { gameType: 'quiz-race', maxPlayers: 1 };
  const made = (await create(child, { ...alone, robots: true })).json();
  expect(await robotsOf(made.id)).toBe(true);
  expect(await robotsOf((await create(child, alone)).json().id)).toBe(false);
  for (const wrong of [
    { gameType: 'quiz-race' },
    { gameType: 'team-challenge', maxPlayers: 1 },
    { ...alone, maxPlayers: 2 },
  ])
    expect((await create(child, { ...wrong, robots: true })).statusCode).toBe(400);
  expect((await create(teacher, { gameType: 'class-quiz', robots: true })).statusCode).toBe(400);
  await expect(
    db.updateTable('gameRooms').set({ robots: true }).where('gameType', '=', 'class-quiz').execute(),
  ).rejects.toThrow('game_rooms_robots');
  await db.updateTable('gameRooms').set({ status: 'completed' }).where('id', '=', made.id).execute();
  const again = (await child.ask('POST', `/api/multiplayer/games/${made.id}/rematch`)).json();
  expect(await robotsOf(again.id)).toBe(true);
});

test('[P4.34] a teacher sees the questions of a subject and grade by lesson, and takes some of them in an order', async () => {
  const all = await lessons();
  expect(all).toHaveLength(10);
  const refs = all.flatMap(({ questions }) => questions.map(({ ref }) => ref));
  const questionRefs = [refs[20], refs[3], refs[11]];
  const { id } = (
    await create(teacher, { gameType: 'class-quiz', answerTime: 'none', questionRefs, questionCount: 15 })
  ).json();
  expect(await stored(id)).toEqual({ questionCount: 3, answerTime: 'none', questionRefs });
  const ofAnother = (await lessons('4th'))[0]?.questions[0]?.ref;
  for (const wrong of [[refs[1], refs[1]], [ofAnother], ['math-3rd-01#99'], []])
    expect((await create(teacher, { gameType: 'class-quiz', questionRefs: wrong })).statusCode).toBe(400);
});

test('[P9.05] a child chooses no questions, sees none before the game, and waits for no host', async () => {
  expect((await child.ask('GET', '/api/multiplayer/questions?subject=math&grade=3rd')).statusCode).toBe(403);
  const ref = (await lessons())[0]?.questions[0]?.ref;
  for (const more of [{ questionRefs: [ref] }, { answerTime: 'none' }])
    expect((await create(child, { gameType: 'quiz-race', ...more })).statusCode).toBe(400);
});
