import { checkInvariants } from '@noodlenaut/db';
import { ROBOTS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { liveRoom } from '../testing/live-room.ts';
import { quizHall } from '../testing/quiz-hall.ts';
import { phaseOf, type Guest } from '../testing/quiz-school.ts';

const { quiz, person } = await quizHall();
await quiz.lessons('history', '5th', 1, 2);

const slow = { timeout: 15_000, interval: 20 };
const reach = (guest: Guest, name: string) => expect.poll(() => phaseOf(guest), slow).toBe(name);
const SETTINGS = { grade: '5th', subject: 'history', maxPlayers: 1, robots: true } as const;
const rivals = (guest: Guest) => (guest.received.seats ?? []).filter(({ rival }) => rival !== undefined);
const robots = (guest: Guest) => rivals(guest).filter(({ rival }) => rival === 'robot');

/** Plays the two questions with the first answer each, to the podium. */
async function playThrough(guest: Guest) {
  for (const question of [1, 2]) {
    await reach(guest, 'answer');
    expect(await guest.ask('answer', { question, place: 0 })).toBe('ok');
    await reach(guest, 'reveal');
    await guest.ask('ready', { isReady: true });
    if (question === 1) {
      await reach(guest, 'scoreboard');
      await guest.ask('ready', { isReady: true });
    }
  }
  await reach(guest, 'podium');
}

test(
  'robots race beside who plays alone, go on the same on another server, and are in no record; the next game has the last one as a ghost',
  { timeout: 90_000 },
  async () => {
    const [ada, eve] = [await person(), await person()];
    const { id } = await quiz.room('quiz-race', [ada], SETTINGS);
    const first = await quiz.enter(id, ada.bearer);
    await expect
      .poll(() => robots(first).map(({ name }) => name), slow)
      .toEqual(ROBOTS.map(({ name }) => name));
    expect(rivals(first).some(({ rival }) => rival === 'ghost')).toBe(false);
    await first.ask('start');
    await reach(first, 'answer');
    expect(first.received.phase?.phase.present).toBe(1);
    // A robot thinks, and is seen to have answered; whether it was right is not told.
    await expect.poll(() => robots(first).some(({ hasAnswered }) => hasAnswered), slow).toBe(true);
    expect(robots(first).every(({ score, right, isRight }) => score === 0 && right === 0 && !isRight)).toBe(
      true,
    );
    await first.ask('answer', { question: 1, place: 0 });
    await reach(first, 'reveal');
    await expect.poll(() => robots(first).every(({ hasAnswered }) => hasAnswered), slow).toBe(true);
    const before = robots(first);
    await first.room.leave();
    await expect.poll(() => liveRoom(id), slow).toBeUndefined();
    const back = await quiz.enter(id, ada.bearer);
    await expect.poll(() => robots(back), slow).toEqual(before);
    await back.ask('ready', { isReady: true });
    await reach(back, 'scoreboard');
    await back.ask('ready', { isReady: true });
    await reach(back, 'answer');
    await back.ask('answer', { question: 2, place: 0 });
    await reach(back, 'reveal');
    await back.ask('ready', { isReady: true });
    await reach(back, 'podium');
    await expect.poll(() => back.received.phase?.phase.top.length, slow).toBe(4);
    const rows = (table: 'gameParticipants' | 'gameAnswers') =>
      quiz.db.selectFrom(table).select('userId').execute();
    expect(new Set((await rows('gameParticipants')).map(({ userId }) => userId))).toEqual(new Set([ada.id]));
    expect(await rows('gameAnswers')).toEqual([{ userId: ada.id }, { userId: ada.id }]);
    const { position } = await quiz.db
      .selectFrom('gameParticipants')
      .select('position')
      .where('roomId', '=', id)
      .executeTakeFirstOrThrow();
    expect(position).toBe(1);
    const mine = back.received.seats?.find(({ rival }) => rival === undefined)?.right;
    await back.room.leave();

    // Only one's own game becomes a ghost, and only after it.
    const other = await quiz.room('quiz-race', [eve], SETTINGS);
    const eves = await quiz.enter(other.id, eve.bearer);
    await expect.poll(() => robots(eves).length, slow).toBe(3);
    expect(rivals(eves).some(({ rival }) => rival === 'ghost')).toBe(false);
    await eves.room.leave();
    const { id: next } = await quiz.room('quiz-race', [ada], { ...SETTINGS, robots: false });
    const again = await quiz.enter(next, ada.bearer);
    await expect
      .poll(() => rivals(again), slow)
      .toMatchObject([{ rival: 'ghost', name: 'You, last time', right: 0 }]);
    await again.ask('start');
    await playThrough(again);
    await expect.poll(() => rivals(again)[0]?.right, slow).toBe(mine);
    // On the podium stand those who played now.
    expect(again.received.phase?.phase.top).toHaveLength(1);
    await again.room.leave();
    expect(await checkInvariants(quiz.db)).toEqual([]);
  },
);
