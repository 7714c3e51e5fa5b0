import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store } = api.services;

test('[P4.48] [P3.25] a player reads what the finished game brought; nobody else does, and nothing before its end', async () => {
  const [ada, bob, eve] = [
    await signedIn(api, 'student'),
    await signedIn(api, 'student'),
    await signedIn(api, 'student'),
  ];
  const { id, code } = (
    await ada.ask('POST', '/api/multiplayer/rooms', { subject: 'math', grade: '3rd', gameType: 'quiz-race' })
  ).json();
  await bob.ask('POST', `/api/multiplayer/rooms/${code}/join`);
  const sessionId = await store.transaction(async (tx) => {
    await tx.quizPlay.begin(id, ada.id, 7);
    return (await tx.quizPlay.claim(id, 1))?.id ?? '';
  });
  const earned = (who: typeof ada) => who.ask('GET', `/api/multiplayer/games/${id}/earned`);
  await store.achievements.awardAll([{ userId: ada.id, key: 'first-steps' }]);
  expect((await earned(ada)).statusCode).toBe(404);
  await store.transaction(async (tx) => {
    await tx.quizPlay.setRoomStatus(id, 'completed');
    await tx.quizResults.pay(sessionId, [{ userId: ada.id, day: '2026-11-28', points: 12 }]);
    await tx.achievements.awardAll([{ userId: ada.id, key: 'team-player' }]);
  });
  const { points, badges } = (await earned(ada)).json();
  expect(points).toBe(12);
  // The badge of the lesson before is not the game's.
  expect(badges).toHaveLength(1);
  expect((await earned(bob)).json()).toEqual({ points: 0, badges: [] });
  expect((await earned(eve)).statusCode).toBe(404);
});
