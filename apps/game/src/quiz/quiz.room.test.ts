import { checkInvariants } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { liveRoom } from '../testing/live-room.ts';
import { quizHall } from '../testing/quiz-hall.ts';
import { phaseOf, type Guest } from '../testing/quiz-school.ts';

const { testGame, quiz, person, race } = await quizHall();
await quiz.lessons('math', '3rd', 6);
await quiz.lessons('history', '5th', 1, 2);
const reach = (guest: Guest, name: string, timeout = 15_000) =>
  expect.poll(() => phaseOf(guest), { timeout, interval: 20 }).toBe(name);
/** Two children in a short game, in its lobby. */
async function short() {
  const { ada, bob, id } = await race({ grade: '5th', subject: 'history' });
  const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  return { ada, bob, id, one, two };
}
const rightPlace = async (sessionRoom: string, guest: Guest) => {
  const { questions } = await quiz.db
    .selectFrom('gameSessions')
    .select('questions')
    .where('roomId', '=', sessionRoom)
    .executeTakeFirstOrThrow();
  const asked = questions.find(({ question }) => question === guest.received.phase?.phase.text);
  return guest.received.me?.options.indexOf(asked?.options[asked.right] ?? '') ?? -1;
};

test('[S1.10] [P4.17] [P4.18] [P4.19] two play; answers are durable when acknowledged, one each, and all answers end the question', async () => {
  const { ada, bob, id, code } = await race();
  const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  await expect.poll(() => one.received.hello).toMatchObject({ code, isHost: true, reveal: null });
  expect(await two.ask('start')).toBe('not-the-host');
  expect(await one.ask('start')).toBe('ok');
  await reach(one, 'countdown');
  await reach(one, 'read');
  expect(await one.ask('answer', { question: 1, place: 0 })).toBe('wrong-phase');
  await reach(one, 'answer');
  expect(await one.ask('answer', { question: 1, place: 0 })).toBe('ok');
  const rows = await quiz.db.selectFrom('gameAnswers').selectAll().where('userId', '=', ada.id).execute();
  expect(rows).toHaveLength(1);
  expect(await one.ask('answer', { question: 1, place: 1 })).toBe('already-answered');
  expect(await two.ask('answer', { question: 2, place: 1 })).toBe('wrong-phase');
  expect(await two.ask('answer', { question: 1, place: 9 })).toBe('no-such-option');
  expect(phaseOf(one)).toBe('answer');
  expect(await two.ask('answer', { question: 1, place: 1 })).toBe('ok');
  await reach(two, 'reveal', 1000);
  expect(two.received.phase?.reveal?.explanation).toMatch(/Because/);
  expect(await two.ask('answer', { question: 1, place: 1 })).toBe('too-late');
  await one.room.leave();
  await two.room.leave();
});

test('[P9.05] a stranger, a guess and a signed-out person get no seat', async () => {
  const [ada, eve] = [await person(), await person()];
  const { id } = await quiz.room('quiz-race', [ada]);
  expect((await quiz.askSeat(id, eve.bearer)).status).toBe(404);
  expect((await quiz.askSeat('00000000-0000-4000-8000-000000000009', eve.bearer)).status).toBe(404);
  expect((await quiz.askSeat('not-an-id', eve.bearer)).status).toBe(404);
  expect((await quiz.askSeat(id, 'made-up')).status).toBe(401);
});

test('[P4.46] [P4.48] [P4.01] a whole game: results by player and question, places, points, badges, a completed room', async () => {
  const { ada, bob, id, one, two } = await short();
  const status = async () =>
    (await quiz.db.selectFrom('gameRooms').select('status').where('id', '=', id).executeTakeFirst())?.status;
  expect(await status()).toBe('waiting');
  await one.ask('start');
  await expect.poll(status).toBe('in_progress');
  for (const question of [1, 2]) {
    await reach(one, 'answer');
    expect(await one.ask('answer', { question, place: await rightPlace(id, one) })).toBe('ok');
    const wrong = ((await rightPlace(id, two)) + 1) % 4;
    expect(await two.ask('answer', { question, place: wrong })).toBe('ok');
    await reach(two, 'reveal', 1000);
    await expect.poll(() => one.received.me?.result).toMatchObject({ correct: true });
    await expect.poll(() => two.received.me?.result).toMatchObject({ correct: false, points: 0 });
    await Promise.all([one.ask('ready', { isReady: true }), two.ask('ready', { isReady: true })]);
    if (question === 1) await reach(one, 'scoreboard', 1000);
    if (question === 1)
      await Promise.all([one.ask('ready', { isReady: true }), two.ask('ready', { isReady: true })]);
  }
  await reach(one, 'podium', 2000);
  await expect.poll(() => one.received.me?.award).toBeTruthy();
  expect(one.received.phase?.phase.top).toHaveLength(2);
  const rows = await quiz.db
    .selectFrom('gameParticipants as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .innerJoin('gameRooms as r', 'r.id', 'p.roomId')
    .select(['p.userId', 'p.position', 'u.totalPoints', 'r.status'])
    .where('p.roomId', '=', id)
    .orderBy('p.position')
    .execute();
  expect(rows).toEqual([
    { userId: ada.id, position: 1, totalPoints: 4, status: 'completed' },
    { userId: bob.id, position: 2, totalPoints: 0, status: 'completed' },
  ]);
  expect([...(await testGame.school.store.achievements.keys(bob.id))]).toEqual(['game-night']);
  expect(await testGame.school.store.quizResults.stats(ada.id)).toEqual({ gamesPlayed: 1, gamesWon: 1 });
  expect(await checkInvariants(quiz.db)).toEqual([]);
  await Promise.all([one.room.leave(), two.room.leave()]);
});

test('[P3.07] [P9.01] [P4.38] [P1.51] no message before a reveal carries the key, also not what a second device is told; nor anybody’s name', async () => {
  const { ada, bob, id, one, two } = await short();
  await one.ask('start');
  await reach(one, 'answer');
  await one.ask('answer', { question: 1, place: await rightPlace(id, one) });
  const again = await quiz.enter(id, ada.bearer);
  await expect.poll(() => again.received.hello?.me?.chosen).toBeTypeOf('number');
  expect(again.received.hello).toMatchObject({ reveal: null, me: { result: null, score: 0, streak: 0 } });
  await new Promise((done) => setTimeout(done, 700));
  for (const guest of [one, two, again])
    for (const { name, message } of guest.all) {
      const text = JSON.stringify(message);
      expect(text, name).not.toMatch(/Because|explanation|rightPlace|"correct"/);
      for (const secret of [ada.id, bob.id, 'player']) expect(text, name).not.toContain(secret);
      expect(text, name).not.toMatch(/"score":[1-9]|"right":[1-9]|"streak":[1-9]/);
    }
  await Promise.all([again.room.leave(), two.room.leave()]);
});

test('[P4.39] a second device takes over from the first, which is told so and goes', async () => {
  const { ada, id, one, two } = await short();
  const again = await quiz.enter(id, ada.bearer);
  await one.left;
  expect(one.received.notice).toEqual({ code: 'taken-over' });
  await expect.poll(() => again.received.hello?.me?.seat).toBe(1);
  expect(await again.ask('ready', { isReady: true })).toBe('ok');
  expect(two.received.seats?.find(({ seat }) => seat === 1)?.presence ?? 'here').toBe('here');
  await Promise.all([again.room.leave(), two.room.leave()]);
});

test('[P4.36] a dropped player’s seat is held, and their socket finds the way back', async () => {
  const { one, two } = await short();
  two.room.reconnection.minUptime = 0;
  two.room.connection.close(4010);
  await expect.poll(() => one.received.seats?.[1]?.presence, { timeout: 3000, interval: 20 }).toBe('dropped');
  await expect.poll(() => one.received.seats?.[1]?.presence, { timeout: 8000, interval: 20 }).toBe('here');
  expect(await two.ask('ready', { isReady: true })).toBe('ok');
  await Promise.all([one.room.leave(), two.room.leave()]);
});

test('[P4.30] [P4.33] [P4.34] [P4.35] a teacher watches, pauses, locks, sends out and lets back; children come in at any time', async () => {
  const [teacher, ada, bob, cleo] = [await person(), await person(), await person(), await person()];
  const { id } = await quiz.room('class-quiz', [ada, bob], { hostId: teacher.id });
  const host = await quiz.enter(id, teacher.bearer);
  const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  await expect.poll(() => host.received.hello).toMatchObject({ isHost: true, me: null });
  expect(await one.ask('pause')).toBe('not-the-host');
  expect(await host.ask('start')).toBe('ok');
  expect(await host.ask('skip')).toBe('ok');
  await reach(one, 'read', 1000);
  expect(await host.ask('skip')).toBe('ok');
  expect(await host.ask('pause')).toBe('ok');
  expect(await one.ask('answer', { question: 1, place: 0 })).toBe('game-paused');
  expect(await host.ask('resume')).toBe('ok');
  expect(one.received.me?.options).toEqual(two.received.me?.options);
  // Who comes while the others answer has a seat at once, and plays from the next question on.
  await quiz.sit(id, cleo.id);
  const late = await quiz.enter(id, cleo.bearer);
  await expect.poll(() => late.received.hello?.me).toMatchObject({ waitsForNext: true, options: [] });
  expect(await late.ask('answer', { question: 1, place: 0 })).toBe('wrong-phase');
  expect(await host.ask('remove', { seat: 2 })).toBe('ok');
  await two.left;
  expect(two.received.notice).toEqual({ code: 'removed' });
  await expect(quiz.enter(id, bob.bearer)).rejects.toThrow('removed-by-host');
  expect(await host.ask('let-back', { seat: 2 })).toBe('ok');
  const back = await quiz.enter(id, bob.bearer);
  expect(await host.ask('skip')).toBe('ok');
  await reach(one, 'reveal', 1000);
  await reach(late, 'reveal', 1000);
  expect(await host.ask('lock')).toBe('ok');
  expect(await testGame.school.store.quiz.reserveSeat(id)).toBeUndefined();
  expect(await host.ask('end')).toBe('ok');
  for (const guest of [host, one, back, late]) await guest.room.leave();
});

test('[P4.56] [P4.55] six emoji, one in two seconds; nothing else gets through, and a hostile frame hurts nobody else', async () => {
  const { one, two } = await short();
  expect(await one.ask('emoji', { emoji: 'clap' })).toBe('ok');
  await expect.poll(() => two.received.emoji).toEqual({ seat: 1, emoji: 'clap' });
  expect(await one.ask('emoji', { emoji: 'wow' })).toBe('too-soon');
  expect(await one.ask('emoji', { emoji: 'hello you' })).toMatch(/Invalid/);
  for (const place of [-1, 0.5, 1e9, 'NaN'])
    expect(await one.ask('answer', { question: 1, place })).toMatch(/Invalid|expected|Too/);
  for (const type of ['__proto__', 'constructor', 'chat']) one.room.send(type, { text: 'hi' });
  await one.left;
  expect(await two.ask('ready', { isReady: true })).toBe('ok');
  await two.room.leave();
});

test('a server that has lost its game writes nothing: neither an answer nor a turn', async () => {
  const { id, one, two } = await short();
  await one.ask('start');
  await reach(one, 'answer');
  const before = await quiz.db
    .selectFrom('gameSessions')
    .selectAll()
    .where('roomId', '=', id)
    .executeTakeFirstOrThrow();
  await quiz.db
    .updateTable('gameSessions')
    .set({ fence: before.fence + 1, owner: 1 })
    .where('id', '=', before.id)
    .execute();
  expect(await one.ask('answer', { question: 1, place: 0 })).not.toBe('ok');
  await Promise.all([one.left, two.left]);
  const after = await quiz.db
    .selectFrom('gameSessions')
    .selectAll()
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ ...before, fence: before.fence + 1, owner: 1 });
  expect(
    await quiz.db.selectFrom('gameAnswers').selectAll().where('sessionId', '=', before.id).execute(),
  ).toEqual([]);
  await expect.poll(() => liveRoom(id)).toBeUndefined();
});

test('everybody leaves in the middle: the game waits in the records and goes on when they come back', async () => {
  const { ada, bob, id, one, two } = await short();
  await one.ask('start');
  await reach(one, 'answer');
  await one.ask('answer', { question: 1, place: await rightPlace(id, one) });
  await Promise.all([one.room.leave(), two.room.leave()]);
  await expect.poll(() => liveRoom(id), { timeout: 5000 }).toBeUndefined();
  const [again, other] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  await reach(again, 'reveal', 1000);
  await expect.poll(() => again.received.me?.score).toBeGreaterThan(0);
  await expect.poll(() => other.received.hello?.reveal?.explanation).toMatch(/Because/);
  await Promise.all([again.room.leave(), other.room.leave()]);
});

test('[P4.40] [P4.32] forty seats asked at once for a game that is not open yet open it once', async () => {
  const crowd = await Promise.all(Array.from({ length: 40 }, () => person()));
  const teacher = await person();
  const { id } = await quiz.room('class-quiz', crowd, { hostId: teacher.id });
  const guests = await Promise.all(crowd.map(({ bearer }) => quiz.enter(id, bearer)));
  expect(new Set(guests.map(({ room }) => room.roomId)).size).toBe(1);
  const sessions = await quiz.db
    .selectFrom('gameSessions')
    .select('fence')
    .where('roomId', '=', id)
    .execute();
  expect(sessions).toEqual([{ fence: 1 }]);
  const host = await quiz.enter(id, teacher.bearer);
  await host.ask('start');
  await host.ask('skip');
  await host.ask('skip');
  const said = await Promise.all(guests.map((guest) => guest.ask('answer', { question: 1, place: 1 })));
  expect(said).toEqual(guests.map(() => 'ok'));
  await reach(host, 'reveal', 2000);
  await Promise.all([...guests, host].map(({ room }) => room.leave()));
  expect(await checkInvariants(quiz.db)).toEqual([]);
});
