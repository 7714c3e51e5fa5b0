import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store } = api.services;
const student = () => signedIn(api, 'student');

test('[P4.48] [P3.25] a player reads what the finished game brought; nobody else does, and nothing before its end', async () => {
  const [ada, bob, eve] = [await student(), await student(), await student()];
  const about = { subject: 'math', grade: '3rd', gameType: 'quiz-race' };
  const { id, code } = (await ada.ask('POST', '/api/multiplayer/rooms', about)).json();
  await bob.ask('POST', `/api/multiplayer/rooms/${code}/join`);
  const claim = await store.transaction(async (tx) => {
    await tx.quizPlay.begin(id, ada.id, 7);
    const session = await tx.quizPlay.claim(id, 1);
    return { sessionId: session?.id ?? '', roomId: String(id), fence: session?.fence ?? 0 };
  });
  const question = { ref: 'q#0', question: '1 + 1?', options: ['two', 'four'], right: 0, explanation: 'E' };
  const turn = {
    phaseAt: new Date(),
    phaseEndsAt: null,
    pausedAt: null,
    isLocked: false,
    hostId: ada.id,
    currentQuestion: 0,
  };
  await store.quizPlay.turn(claim, { ...turn, status: 'in_progress', phase: 'answer' }, [question], 1);
  const given = { questionIndex: 0, answer: 0, isCorrect: true, answerMs: 900, points: 1000 };
  await store.quizAnswers.add([{ ...claim, ...given, userId: ada.id }]);
  const earned = (who: typeof ada) => who.ask('GET', `/api/multiplayer/games/${id}/earned`);
  await store.achievements.awardAll([{ userId: ada.id, key: 'first-steps' }]);
  expect((await earned(ada)).statusCode).toBe(404);
  await store.transaction(async (tx) => {
    await tx.quizPlay.turn(claim, { ...turn, status: 'completed', phase: 'podium' }, null, 1);
    await tx.quizPlay.setRoomStatus(id, 'completed');
    await tx.quizResults.setPlaces(id, [
      { playerId: ada.id, rank: 1 },
      { playerId: bob.id, rank: 2 },
    ]);
    await tx.quizResults.pay(claim.sessionId, [{ userId: ada.id, day: '2026-11-28', points: 2 }]);
    await tx.achievements.awardAll([{ userId: ada.id, key: 'team-player' }]);
  });
  // The badge of the lesson before is not the game's.
  expect((await earned(ada)).json()).toEqual({
    points: 2,
    badges: [{ icon: 'badge-team-player', title: 'Team Player' }],
  });
  expect((await earned(bob)).json()).toEqual({ points: 0, badges: [] });
  expect((await earned(eve)).statusCode).toBe(404);
});
