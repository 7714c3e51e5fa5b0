import { randomInt } from 'node:crypto';
import { roomCode, type QuizQuestion } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const NOON = new Date('2026-11-23T17:00:00Z');
const api = await startTestApi();
api.setNow(NOON);
const { store } = api.services;
const QUESTION: QuizQuestion = {
  ref: 'q#0',
  question: 'How much is 7 × 8?',
  options: ['54', '56', '63', '48'],
  right: 1,
  explanation: '7 × 8 = 56.',
};

/** A game of one player, at its first question. */
async function gameOf(player: Person) {
  const { id: roomId } = await store.quiz.create({
    code: roomCode((sides) => randomInt(sides)),
    hostId: player.id,
    subject: 'math',
    grade: '3rd',
    gameType: 'quiz-race',
    maxPlayers: 4,
    scoring: 'calm',
  });
  const taken = await store.quiz.reserveSeat(roomId);
  await store.quiz.sit(roomId, player.id, taken?.seats ?? 0);
  const claim = await store.transaction(async (tx) => {
    await tx.quizPlay.begin(roomId, player.id, 7);
    const session = await tx.quizPlay.claim(roomId, 1);
    return { sessionId: session?.id ?? '', roomId, fence: session?.fence ?? 0 };
  });
  return (phase: 'read' | 'answer' | 'reveal', phaseAt = NOON) =>
    store.quizPlay.turn(
      claim,
      {
        status: 'in_progress',
        phase,
        phaseAt,
        phaseEndsAt: null,
        pausedAt: null,
        isLocked: false,
        hostId: player.id,
        currentQuestion: 0,
      },
      [QUESTION],
      1,
    );
}
const ask = async (child: Person, message: string): Promise<string> =>
  (await child.ask('POST', '/api/chat', { message })).json().response;

test('[P7.13] the key of a game’s question is told in no tab before it is revealed', async () => {
  const [player, other] = [
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  const turn = await gameOf(player);
  for (const phase of ['read', 'answer'] as const) {
    await turn(phase);
    for (const message of ['what is 7 x 8', 'How much is 7 × 8?', 'is it 56?'])
      expect(await ask(player, message), message).not.toMatch(/56|fifty-six/i);
    expect(await ask(other, 'what is 7 x 8')).toContain('56');
  }
  expect(await ask(player, 'what is 6 x 9')).toContain('54');
  await turn('reveal');
  expect(await ask(player, 'what is 7 x 8')).toContain('56');
});

test('[P7.13] a game whose server died an hour ago keeps nothing closed', async () => {
  const player = await signedIn(api, 'student', { grade: '3rd' });
  const turn = await gameOf(player);
  await turn('answer', new Date(NOON.getTime() - 61 * 60_000));
  expect(await ask(player, 'what is 7 x 8')).toContain('56');
});
