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

test('[S4.31] [S4.32] [S2.117] a room that is full, locked, running or over says so in one sentence each', async () => {
  const [host, other] = [await student(), await student()];
  const { id, code } = (await open(host)).json();
  await store.quizPlay.setRoomStatus(id, 'in_progress');
  expect((await join(other, code)).json()).toMatchObject({
    code: 'wrong_state',
    message: 'This game has started. You can play in the next one.',
  });
  const small = (await open(host, { maxPlayers: 2 })).json();
  await join(other, small.code);
  expect((await join(await student(), small.code)).json()).toMatchObject({
    code: 'room_full',
    message: 'This room is full',
  });
  const teacher = await signedIn(api, 'teacher');
  const shut = (await open(teacher, { gameType: 'class-quiz' })).json();
  await inPhase(shut.id, teacher.id, 'reveal', true);
  expect((await join(other, shut.code)).json()).toMatchObject({
    code: 'wrong_state',
    message: 'This room is locked. Ask the host to open it.',
  });
  expect((await join(other, 'BBBBBB')).json()).toMatchObject({
    code: 'not_found',
    message: 'Could not join room. Check the room code and try again.',
  });
  for (const status of OVER) {
    const gone = (await open(host)).json();
    await store.quizPlay.setRoomStatus(gone.id, status);
    const answer = await join(other, gone.code);
    expect([status, answer.statusCode, answer.json().message]).toEqual([
      status,
      409,
      'This game is over. Ask for the code of the next one.',
    ]);
  }
});

/** The game of a room, in this phase. */
async function inPhase(roomId: string, hostId: string, phase: Phase, isLocked = false): Promise<void> {
  const claim = await store.transaction(async (tx) => {
    await tx.quizPlay.begin(roomId, hostId, 7);
    const session = await tx.quizPlay.claim(roomId, 1);
    return { sessionId: session?.id ?? '', roomId, fence: session?.fence ?? 0 };
  });
  const now = { phaseAt: new Date(), phaseEndsAt: null, pausedAt: null, isLocked };
  await store.quizPlay.turn(
    claim,
    { ...now, status: 'in_progress', phase, currentQuestion: 0, hostId },
    null,
    1,
  );
  await store.quizPlay.setRoomStatus(roomId, 'in_progress');
}

test('[P4.33] [S4.32] a class quiz lets in until its podium; a race lets nobody in', async () => {
  const [teacher, host] = [await signedIn(api, 'teacher'), await student()];
  const joins = async (who: Person, gameType: string, phase: Phase) => {
    const { id, code } = (await open(who, { gameType })).json();
    await inPhase(id, who.id, phase);
    return (await join(await student(), code)).statusCode;
  };
  expect(await joins(teacher, 'class-quiz', 'podium')).toBe(409);
  for (const phase of ['countdown', 'read', 'answer', 'reveal', 'scoreboard'] as const) {
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
