import { checkInvariants } from '@noodlenaut/db';
import { describe, expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';
import { phaseOf } from '../testing/quiz-school.ts';

const { testGame, quiz, person, race } = await quizHall();
await quiz.lessons('math', '3rd', 6);
await quiz.lessons('history', '5th', 1, 2);
/** Two in the lobby of a race, the first one its host. */
async function two(more: Parameters<typeof quiz.room>[2] = {}) {
  const { ada, bob, id } = await race(more);
  return { ada, bob, id, one: await quiz.enter(id, ada.bearer), other: await quiz.enter(id, bob.bearer) };
}
const slow = { timeout: 20_000, interval: 20 };

// These tests wait as long as a game waits for people, so they run side by side.
describe.concurrent('who is away', () => {
  test.for(['lobby', 'countdown', 'read', 'answer', 'reveal', 'scoreboard', 'podium'])(
    '[P4.14] a host who leaves in the %s is followed after thirty seconds by who is there longest',
    async (phase, { expect }) => {
      const { one, other } = await two({ grade: '5th', subject: 'history' });
      if (phase !== 'lobby') await one.ask('start');
      const goOn = async () => {
        const now = phaseOf(one);
        const question = one.received.phase?.phase.question ?? 1;
        for (const guest of [one, other])
          if (now === 'answer') await guest.ask('answer', { question, place: 0 });
          else if (now === 'reveal' || now === 'scoreboard') await guest.ask('ready', { isReady: true });
      };
      await expect
        .poll(async () => (phaseOf(other) === phase ? phase : goOn().then(() => phaseOf(other))), {
          timeout: 60_000,
          interval: 20,
        })
        .toBe(phase);
      await one.room.leave();
      const left = performance.now();
      expect(other.received.me?.isHost ?? false).toBe(false);
      await expect.poll(() => other.received.me?.isHost, { timeout: 40_000, interval: 50 }).toBe(true);
      expect(performance.now() - left).toBeGreaterThan(29_000);
      await other.room.leave();
    },
  );

  test('[P4.36] a dropped player’s seat is held for sixty seconds; later the way back is open until the end', async ({
    expect,
  }) => {
    const { bob, id, one, other } = await two();
    other.room.reconnection.enabled = false;
    other.room.connection.close(4010);
    const presence = () => one.received.seats?.find(({ seat }) => seat === 2)?.presence;
    await expect.poll(presence, slow).toBe('dropped');
    const dropped = performance.now();
    await expect.poll(presence, { timeout: 70_000, interval: 50 }).toBe('gone');
    expect(performance.now() - dropped).toBeGreaterThan(55_000);
    const back = await quiz.enter(id, bob.bearer);
    await expect.poll(presence, slow).toBe('here');
    await expect.poll(() => back.received.hello?.me?.seat, slow).toBe(2);
    await Promise.all([one.room.leave(), back.room.leave()]);
  });

  test('a question waits ten seconds for a player whose wire broke, and no longer', async ({ expect }) => {
    const { bob, id, one, other } = await two();
    await one.ask('start');
    await expect.poll(() => phaseOf(one), slow).toBe('answer');
    const breakOff = (guest: typeof one) => {
      guest.room.reconnection.enabled = false;
      guest.room.connection.close(4010);
      return performance.now();
    };
    breakOff(other);
    expect(await one.ask('answer', { question: 1, place: 0 })).toBe('ok');
    const back = await quiz.enter(id, bob.bearer);
    await expect.poll(() => back.received.hello?.phase.phase, slow).toBe('answer');
    const left = breakOff(back);
    await expect.poll(() => phaseOf(one), slow).toBe('reveal');
    expect(performance.now() - left).toBeGreaterThan(9900);
    expect(one.received.seats?.find(({ seat }) => seat === 2)?.presence).toBe('dropped');
    await one.room.leave();
  });
});

test('[P4.13] one practises alone, gets points for it, and it counts as no game', async () => {
  const ada = await person();
  const { id } = await quiz.room('quiz-race', [ada], { grade: '5th', subject: 'history', maxPlayers: 1 });
  const one = await quiz.enter(id, ada.bearer);
  expect(await one.ask('start')).toBe('ok');
  for (const question of [1, 2]) {
    await expect.poll(() => phaseOf(one), slow).toBe('answer');
    await expect.poll(() => one.received.phase?.phase.question, slow).toBe(question);
    expect(await one.ask('answer', { question, place: 0 })).toBe('ok');
    await expect.poll(() => phaseOf(one), slow).toBe('reveal');
    await one.ask('ready', { isReady: true });
    if (question === 1) await one.ask('ready', { isReady: true });
  }
  await expect.poll(() => phaseOf(one), slow).toBe('podium');
  const right = one.received.phase?.phase.top[0]?.right ?? 0;
  const paid = await quiz.db.selectFrom('users').select('totalPoints').where('id', '=', ada.id).execute();
  expect(paid).toEqual([{ totalPoints: right * 2 }]);
  expect(await testGame.school.store.quizResults.stats(ada.id)).toEqual({ gamesPlayed: 0, gamesWon: 0 });
  expect(await one.ask('end')).toBe('ok');
  await one.left;
  expect(one.received.notice).toEqual({ code: 'closed' });
});

test('[P4.51] [P4.54] a game asks from lessons of its subject and grade, and nothing its players saw this week while others are left', async () => {
  const drawn = async (id: string) => {
    const { questions } = await quiz.db
      .selectFrom('gameSessions')
      .select('questions')
      .where('roomId', '=', id)
      .executeTakeFirstOrThrow();
    return questions.map(({ ref }) => ref);
  };
  const [ada, bob] = [await person(), await person()];
  const seen: string[] = [];
  // Thirty activities, eleven a game: two games share nothing; the third takes what is left first.
  for (let game = 1; game <= 3; game += 1) {
    const { id } = await quiz.room('quiz-race', [ada, bob]);
    const [one, other] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
    expect(await one.ask('start')).toBe('ok');
    const refs = await drawn(id);
    expect(refs).toHaveLength(11);
    for (const ref of refs) expect(ref).toMatch(/^math-3rd-[1-6]#[0-4]$/);
    expect(refs.filter((ref) => seen.includes(ref))).toHaveLength(game < 3 ? 0 : 3);
    seen.push(...refs);
    await Promise.all([one.room.leave(), other.room.leave()]);
  }
  expect(await checkInvariants(quiz.db)).toEqual([]);
});

test('[P4.02] a room that its host ends in the lobby is cancelled, told so and gone', async () => {
  const { bob, id, one, other } = await two();
  expect(await one.ask('end')).toBe('ok');
  await Promise.all([one.left, other.left]);
  expect(other.received.notice).toEqual({ code: 'closed' });
  const row = await quiz.db.selectFrom('gameRooms').select('status').where('id', '=', id).executeTakeFirst();
  expect(row?.status).toBe('cancelled');
  expect((await quiz.askSeat(id, bob.bearer)).status).toBe(404);
});

test('[P4.12] [P4.26] a duel waits for its second player, and has ten questions', async () => {
  const [ada, bob] = [await person(), await person()];
  const { id } = await quiz.room('knowledge-battle', [ada, bob]);
  const one = await quiz.enter(id, ada.bearer);
  expect(await one.ask('start')).toBe('too-few-players');
  const other = await quiz.enter(id, bob.bearer);
  expect(await one.ask('start')).toBe('ok');
  await expect.poll(() => one.received.phase?.phase.of, slow).toBe(10);
  await Promise.all([one.room.leave(), other.room.leave()]);
});
