import type { Phase } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store } = api.services;
const student = () => signedIn(api, 'student', { grade: '3rd' });
const open = async (who: Person, more: object = {}) =>
  who.ask('POST', '/api/multiplayer/rooms', {
    subject: 'math',
    grade: '3rd',
    gameType: 'quiz-race',
    ...more,
  });
const join = (who: Person, code: string) => who.ask('POST', `/api/multiplayer/rooms/${code}/join`);
const mine = async (who: Person) =>
  (await who.ask('GET', '/api/multiplayer/games')).json().map((room: { id: string }) => room.id);
const OVER = ['completed', 'cancelled', 'expired'] as const;

test('[S4.31] [S4.32] a room that has begun says so, and one that is over is as if it had never been', async () => {
  const [host, other] = [await student(), await student()];
  const { id, code } = (await open(host)).json();
  await store.quizPlay.setRoomStatus(id, 'in_progress');
  expect((await join(other, code)).json()).toMatchObject({ code: 'wrong_state' });
  const never = (await join(other, 'BBBBBB')).json();
  for (const status of OVER) {
    const gone = (await open(host)).json();
    await store.quizPlay.setRoomStatus(gone.id, status);
    const answer = await join(other, gone.code);
    expect([status, answer.statusCode, answer.json()]).toEqual([status, 404, never]);
  }
});

/** The game of a room, in this phase. */
async function inPhase(roomId: string, hostId: string, phase: Phase): Promise<void> {
  const claim = await store.transaction(async (tx) => {
    await tx.quizPlay.begin(roomId, hostId, 7);
    const session = await tx.quizPlay.claim(roomId, 1);
    return { sessionId: session?.id ?? '', roomId, fence: session?.fence ?? 0 };
  });
  const now = { phaseAt: new Date(), phaseEndsAt: null, pausedAt: null, isLocked: false };
  await store.quizPlay.turn(
    claim,
    { ...now, status: 'in_progress', phase, currentQuestion: 0, hostId },
    null,
    1,
  );
  await store.quizPlay.setRoomStatus(roomId, 'in_progress');
}

test('[P4.33] [S4.32] a class quiz lets in between questions and not in them; a race lets nobody in', async () => {
  const [teacher, host] = [await signedIn(api, 'teacher'), await student()];
  const joins = async (who: Person, gameType: string, phase: Phase) => {
    const { id, code } = (await open(who, { gameType })).json();
    await inPhase(id, who.id, phase);
    return (await join(await student(), code)).statusCode;
  };
  for (const phase of ['countdown', 'read', 'answer'] as const)
    expect([phase, await joins(teacher, 'class-quiz', phase)]).toEqual([phase, 409]);
  for (const phase of ['reveal', 'scoreboard'] as const) {
    expect([phase, await joins(teacher, 'class-quiz', phase)]).toEqual([phase, 200]);
    expect([phase, await joins(host, 'quiz-race', phase)]).toEqual([phase, 409]);
  }
});

test('[P4.37] a game waits for who sits in it until it is over, and for the teacher who hosts it', async () => {
  const [teacher, host, other] = [await signedIn(api, 'teacher'), await student(), await student()];
  const { id, code } = (await open(host)).json();
  await join(other, code);
  await store.quizPlay.setRoomStatus(id, 'in_progress');
  expect([await mine(host), await mine(other), await mine(await student())]).toEqual([[id], [id], []]);
  await store.quizPlay.setRoomStatus(id, 'completed');
  expect([await mine(host), await mine(other)]).toEqual([[], []]);
  const lesson = (await open(teacher, { gameType: 'class-quiz' })).json();
  expect(await mine(teacher)).toEqual([lesson.id]);
  await store.quizPlay.setRoomStatus(lesson.id, 'cancelled');
  expect(await mine(teacher)).toEqual([]);
});

test('[P4.30] a class quiz is for two at least, and nobody but a teacher hosts one', async () => {
  const room = { gameType: 'class-quiz' };
  expect((await open(await signedIn(api, 'teacher'), { ...room, maxPlayers: 1 })).statusCode).toBe(400);
  for (const role of ['student', 'parent', 'tutor'] as const) {
    const refused = await open(await signedIn(api, role, { grade: '3rd' }), room);
    expect([role, refused.statusCode, refused.json().code]).toEqual([role, 403, 'forbidden_role']);
  }
});
