import { randomInt } from 'node:crypto';
import { roomCode } from '@noodlenaut/domain';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** A game of two, played to its end as the game server writes one, and a report of the guest about the host. */
export async function playedGame(api: TestApi, host: Person, guest: Person): Promise<string> {
  const { db, store } = api.services;
  const { id: roomId } = await store.quiz.create({
    code: roomCode((sides) => randomInt(sides)),
    hostId: host.id,
    subject: 'math',
    grade: '3rd',
    gameType: 'quiz-race',
    maxPlayers: 4,
    scoring: 'calm',
  });
  for (const player of [host, guest]) {
    const taken = await store.quiz.reserveSeat(roomId);
    await store.quiz.sit(roomId, player.id, taken?.seats ?? 0);
  }
  const claim = await store.transaction(async (tx) => {
    await tx.quizPlay.begin(roomId, host.id, 7);
    const session = await tx.quizPlay.claim(roomId, 1);
    return { sessionId: session?.id ?? '', roomId, fence: session?.fence ?? 0 };
  });
  const question = { ref: 'q#0', question: '1 + 1?', options: ['two', 'four'], right: 0, explanation: 'E' };
  const turn = {
    phaseAt: new Date(),
    phaseEndsAt: null,
    pausedAt: null,
    isLocked: false,
    hostId: host.id,
    currentQuestion: 0,
  };
  await store.quizPlay.turn(claim, { ...turn, status: 'in_progress', phase: 'answer' }, [question], 1);
  const players = [host, guest];
  await store.quizAnswers.add(
    players.map(({ id: userId }) => ({
      ...claim,
      userId,
      questionIndex: 0,
      answer: 0,
      isCorrect: true,
      answerMs: 900,
      points: 1000,
    })),
  );
  await store.quizPlay.turn(claim, { ...turn, status: 'completed', phase: 'closed' }, null, 1);
  await store.quizPlay.setRoomStatus(roomId, 'completed');
  await store.quizResults.setPlaces(
    roomId,
    players.map(({ id: playerId }) => ({ playerId, rank: 1 })),
  );
  const pays = players.map(({ id: userId }) => ({ userId, day: '2026-11-22', points: 2 }));
  await store.transaction((tx) => tx.quizResults.pay(claim.sessionId, pays));
  await store.quizQuestions.see(
    players.map(({ id }) => id),
    [question.ref],
  );
  await db
    .insertInto('playerReports')
    .values({ roomId, reporterId: guest.id, reportedId: host.id, reason: 'unkind' })
    .execute();
  return roomId;
}
