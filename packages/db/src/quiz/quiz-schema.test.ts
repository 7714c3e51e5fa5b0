import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { store, db } = await testStore();
const { id: player } = await store.users.create({
  username: 'player',
  passwordHash: null,
  email: null,
  firstName: null,
  lastName: null,
  role: 'student',
});
const plain = { hostId: player, subject: 'math', grade: '3rd', gameType: 'quiz-race' } as const;
const room = (code: string) =>
  db
    .insertInto('gameRooms')
    .values({ ...plain, code })
    .returningAll()
    .executeTakeFirstOrThrow();

test('[S3.40] [S3.41] [S3.42] a room holds what it is about, for four and waiting unless said otherwise', async () => {
  expect(await room('BCDFGH')).toMatchObject({
    ...plain,
    maxPlayers: 4,
    status: 'waiting',
    createdAt: expect.any(Date),
    startedAt: null,
    completedAt: null,
  });
});

test('[S3.38] [S3.39] a code has six clear signs and is nobody else’s', async () => {
  for (const code of ['BCDFG', 'BCDFGHJ', 'BCDFG0', 'BCDFGO', 'BCDFG1', 'BCDFGI', 'BCDFGL', 'bcdfgh', ''])
    await expect(room(code), code).rejects.toMatchObject({ code: '23514' });
  await room('CCCCCD');
  await expect(room('CCCCCD')).rejects.toMatchObject({ code: '23505' });
});

test.each(['completed', 'cancelled', 'expired'] as const)(
  '[P4.01] [P4.02] [P4.03] a room that is %s never lives again',
  async (status) => {
    const { id } = await room({ completed: 'FFFFFB', cancelled: 'FFFFFC', expired: 'FFFFFD' }[status]);
    const set = (to: 'waiting' | 'in_progress' | typeof status) =>
      db.updateTable('gameRooms').set({ status: to }).where('id', '=', id).execute();
    await set('in_progress');
    await set(status);
    for (const back of ['waiting', 'in_progress'] as const)
      await expect(set(back)).rejects.toMatchObject({ constraint: 'end_state' });
  },
);

test('[S3.44] [S3.45] a participant has a seat from 1, no score and no place yet', async () => {
  const { id } = await room('CCCCCF');
  const taken = await store.quiz.reserveSeat(id);
  await store.quiz.sit(id, player, taken?.seats ?? 0);
  const row = await db.selectFrom('gameParticipants').selectAll().where('roomId', '=', id).executeTakeFirst();
  expect(row).toMatchObject({
    userId: player,
    seat: 1,
    score: 0,
    position: null,
    joinedAt: expect.any(Date),
  });
});

test('[S3.46] [S3.47] [S3.48] [S3.49] a session waits at question 0 of 10, and a room has one live', async () => {
  const { id } = await room('CCCCCG');
  const begin = () =>
    db.insertInto('gameSessions').values({ roomId: id }).returningAll().executeTakeFirstOrThrow();
  expect(await begin()).toMatchObject({
    questions: [],
    currentQuestion: 0,
    totalQuestions: 10,
    status: 'waiting',
    createdAt: expect.any(Date),
    startedAt: null,
    completedAt: null,
  });
  await expect(begin()).rejects.toMatchObject({ constraint: 'game_sessions_live' });
});

test('[S3.50] [S3.51] an answer holds what was chosen and when, and earns nothing unless said otherwise', async () => {
  const { id } = await room('CCCCCH');
  const session = await db
    .insertInto('gameSessions')
    .values({ roomId: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const given = { userId: player, questionIndex: 0, answer: 2, isCorrect: false, timeToAnswer: 900 };
  const row = await db
    .insertInto('gameAnswers')
    .values({ sessionId: session.id, ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...given, pointsEarned: 0, answeredAt: expect.any(Date) });
  await db.deleteFrom('gameAnswers').where('sessionId', '=', session.id).execute();
});

test('[P4.04] the list holds rooms that wait, and those in progress of the last two hours', async () => {
  const codes = ['DDDDDB', 'DDDDDC', 'DDDDDD', 'DDDDDF'];
  const [, playing, old, over] = await Promise.all(codes.map(room));
  const set = (id: string | undefined, values: { status: 'in_progress' | 'cancelled'; createdAt?: Date }) =>
    db
      .updateTable('gameRooms')
      .set(values)
      .where('id', '=', id ?? '')
      .execute();
  await set(playing?.id, { status: 'in_progress' });
  await set(old?.id, { status: 'in_progress', createdAt: new Date(Date.now() - 2 * 3_600_000 - 1000) });
  await set(over?.id, { status: 'cancelled' });
  const listed = (await store.quiz.rooms(null))
    .map(({ code }) => code)
    .filter((code) => codes.includes(code));
  expect(listed.toSorted()).toEqual(['DDDDDB', 'DDDDDC']);
});
