import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answerKey, type NewQuizAnswer } from './quiz-answers.repository.ts';
import type { Claim, Turn } from './quiz-play.repository.ts';
import { testStore } from '../testing/test-store.ts';

const { store, db } = await testStore(40);
const SIGNS = 'BCDFGHJKMNPQRSTVWXZ23456789';
let count = 0;
const user = async () => {
  count += 1;
  const fields = {
    passwordHash: null,
    email: null,
    firstName: null,
    lastName: null,
    role: 'student' as const,
  };
  return (await store.users.create({ ...fields, username: `player${count}` })).id;
};
const question = { ref: 'q', question: 'Q?', options: ['a', 'b'], right: 0, explanation: 'E' };
const turn = (hostId: string, more: Partial<Turn> = {}): Turn => ({
  status: 'in_progress',
  phase: 'answer',
  currentQuestion: 0,
  phaseAt: new Date(),
  phaseEndsAt: null,
  pausedAt: null,
  isLocked: false,
  hostId,
  ...more,
});

/** A game in progress, owned by server 1. */
const game = async (players: number) => gameOf(await Promise.all(Array.from({ length: players }, user)));
async function gameOf(ids: readonly string[], questions = 1) {
  const host = ids[0] ?? '';
  count += 1;
  const code = Array.from({ length: 6 }, (_, at) => SIGNS.charAt(Math.floor(count / 27 ** at) % 27)).join('');
  const { id } = await store.quiz.create({
    code,
    hostId: host,
    subject: 'math',
    grade: '3rd',
    gameType: 'class-quiz',
    maxPlayers: 60,
    scoring: 'calm',
  });
  for (const player of ids) {
    const taken = await store.quiz.reserveSeat(id);
    await store.quiz.sit(id, player, taken?.seats ?? 0);
  }
  const claim = await claimed(id, 1);
  const [asked, currentQuestion] = [Array.from({ length: questions }, () => question), questions - 1];
  await store.quizPlay.turn(claim, turn(host, { currentQuestion }), asked, questions);
  await store.quizPlay.setRoomStatus(id, 'in_progress');
  return { id, ids, host, claim };
}
async function claimed(roomId: string, owner: number): Promise<Claim> {
  const session = await store.transaction(async (tx) => {
    const room = await tx.quizPlay.lockRoom(roomId);
    if (room?.status === 'waiting') await tx.quizPlay.begin(roomId, room.hostId, 7);
    return tx.quizPlay.claim(roomId, owner);
  });
  if (!session) throw new Error('not claimed');
  return { sessionId: session.id, roomId, fence: session.fence };
}
const answerOf = (claim: Claim, userId: string): NewQuizAnswer => ({
  sessionId: claim.sessionId,
  fence: claim.fence,
  userId,
  questionIndex: 0,
  answer: 0,
  isCorrect: true,
  answerMs: 900,
  points: 1000,
});

test('[P4.19] I6: of two hundred groups that hold the same answers each answer counts once, and once in the score', async () => {
  const { id, ids, claim } = await game(20);
  const group = ids.map((player) => answerOf(claim, player));
  const written = await Promise.all(Array.from({ length: 200 }, () => store.quizAnswers.add(group)));
  expect(written.reduce((sum, keys) => sum + keys.size, 0)).toBe(20);
  const scores = await db.selectFrom('gameParticipants').select('score').where('roomId', '=', id).execute();
  expect(scores.map(({ score }) => score)).toEqual(ids.map(() => 1000));
});

test('a zombie writes nothing: no answer, no turn, nobody who comes or goes, no lease', async () => {
  const { id, ids, host, claim } = await game(2);
  await db
    .updateTable('gameSessions')
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where('roomId', '=', id)
    .execute();
  const heir = await claimed(id, 2);
  expect(heir.fence).toBe(claim.fence + 1);
  expect((await store.quizAnswers.add(ids.map((player) => answerOf(claim, player)))).size).toBe(0);
  expect(await store.quizPlay.turn(claim, turn(host, { phase: 'reveal' }), null, 1)).toBe(false);
  const moved = {
    id: ids[1] ?? '',
    isGone: true,
    isRemoved: false,
    team: null,
    hasExtraTime: false,
    from: -1,
  };
  expect(await store.quizPlay.note(claim, [moved])).toBe(false);
  await store.quizPlay.release(claim);
  await store.quizPlay.keepLeases(1, []);
  const kept = await db
    .selectFrom('gameSessions')
    .select(['owner', 'phase', 'fence'])
    .where('roomId', '=', id)
    .executeTakeFirst();
  expect(kept).toEqual({ owner: 2, phase: 'answer', fence: heir.fence });
  expect((await store.quizAnswers.add([answerOf(heir, host)])).has(answerKey(answerOf(heir, host)))).toBe(
    true,
  );
});

test('[P4.40] of thirty servers that ask at once for a game without an owner one gets it; a living owner keeps it', async () => {
  const { id, claim } = await game(2);
  await store.quizPlay.release(claim);
  // Every server that asks is alive: one connection holds all their locks, as `listen` holds one for each.
  const tries = await db.connection().execute(async (alive) => {
    for (let owner = 10; owner < 40; owner += 1)
      await sql`select pg_advisory_lock(4874, ${owner})`.execute(alive);
    const asked = Array.from({ length: 30 }, (_, at) =>
      claimed(id, at + 10).then(
        () => 1,
        () => 0,
      ),
    );
    const got = await Promise.all(asked);
    await sql`select pg_advisory_unlock_all()`.execute(alive);
    return got;
  });
  expect(tries.reduce((sum, got) => sum + got, 0)).toBe(1);
  const kept = await db.selectFrom('gameSessions').select('fence').where('roomId', '=', id).execute();
  expect(kept).toEqual([{ fence: claim.fence + 1 }]);
});

test('the games of a server whose connection broke are free at once, long before the lease ends', async () => {
  const { id } = await game(2);
  const blocked = await db.connection().execute(async (alive) => {
    await sql`select pg_advisory_lock(4874, 1)`.execute(alive);
    const got = await claimed(id, 2).catch(() => null);
    await sql`select pg_advisory_unlock(4874, 1)`.execute(alive);
    return got;
  });
  expect(blocked).toBeNull();
  expect((await claimed(id, 2)).fence).toBeGreaterThan(0);
});

test('twenty games of a dead server are taken over at the same moment, each one at the first try', async () => {
  const games = await Promise.all(Array.from({ length: 20 }, () => game(1)));
  const before = await Promise.all(games.map(({ id }) => store.quizPlay.ownerOf(id)));
  expect(before.map((keeper) => [keeper?.owner, keeper?.lives, keeper?.isOpen])).toEqual(
    games.map(() => [1, false, true]),
  );
  const claims = await Promise.all(games.map(({ id }) => claimed(id, 2)));
  expect(claims.map(({ fence }) => fence)).toEqual(games.map(({ claim }) => claim.fence + 1));
});

test('who has a game is read without touching the lock: a living owner, a dead one, one whose lease ended, an ended game', async () => {
  const { id, host, claim } = await game(1);
  const lives = async () => (await store.quizPlay.ownerOf(id))?.lives;
  expect(await lives()).toBe(false);
  await db.connection().execute(async (alive) => {
    await sql`select pg_advisory_lock(4874, 1)`.execute(alive);
    expect(await lives()).toBe(true);
    await sql`update game_sessions set lease_until = now() - interval '1 second' where room_id = ${id}`.execute(
      db,
    );
    expect(await lives()).toBe(false);
    // Nobody renews the lease of a podium; the lock says that its server lives.
    await store.quizPlay.turn(claim, turn(host, { status: 'completed', phase: 'podium' }), null, 1);
    expect(await lives()).toBe(true);
    await sql`select pg_advisory_unlock(4874, 1)`.execute(alive);
  });
  await store.quizPlay.turn(claim, turn(host, { status: 'completed', phase: 'closed' }), null, 1);
  await store.quizPlay.setRoomStatus(id, 'completed');
  expect((await store.quizPlay.ownerOf(id))?.isOpen).toBe(false);
  expect(await store.quizPlay.ownerOf(host)).toBeUndefined();
});

test('[P4.03] a room in which nobody was for half an hour is expired, and its game with it', async () => {
  const [empty, busy] = [await game(2), await game(2)];
  await db
    .updateTable('gameRooms')
    .set({ seenAt: sql`now() - interval '31 minutes'` })
    .where('id', 'in', [empty.id, busy.id])
    .execute();
  await store.quizPlay.keepLeases(1, [busy.id]);
  expect(await store.quiz.expire()).toBe(1);
  const status = async (id: string) =>
    (await db.selectFrom('gameRooms').select('status').where('id', '=', id).executeTakeFirst())?.status;
  expect([await status(empty.id), await status(busy.id)]).toEqual(['expired', 'in_progress']);
  expect(await store.quizPlay.turn(empty.claim, turn(empty.host), null, 1)).toBe(false);
});

test('[P4.49] [P4.50] the tables refuse a 21st point of a game and a 61st of a day, however many games end at once', async () => {
  const player = await user();
  const games = await Promise.all(Array.from({ length: 6 }, () => gameOf([player], 11)));
  const answers = (claim: Claim) =>
    Array.from({ length: 11 }, (_, at) => ({ ...answerOf(claim, player), questionIndex: at, points: 0 }));
  await Promise.all(games.map(({ claim }) => store.quizAnswers.add(answers(claim))));
  const pay = (sessionId: string, points: number) =>
    store
      .transaction((tx) => tx.quizResults.pay(sessionId, [{ userId: player, day: '2026-03-05', points }]))
      .then(
        () => points,
        () => 0,
      );
  const paid = await Promise.all(games.map(({ claim }) => pay(claim.sessionId, 20)));
  expect(paid.reduce((sum, points) => sum + points, 0)).toBe(60);
  expect(await pay(games[0]?.claim.sessionId ?? '', 22)).toBe(0);
  const { totalPoints } = await db
    .selectFrom('users')
    .select('totalPoints')
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  expect(totalPoints).toBe(60);
});
