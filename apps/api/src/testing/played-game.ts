import { randomInt } from 'node:crypto';
import { roomCode } from '@noodlenaut/domain';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

export interface Played {
  /** The question as a game names it, and whether both knew it. */
  readonly ref: string;
  readonly isRight: boolean;
}

/** A game of two, played to its end as the game server writes one, and a report of the guest about the host. */
export async function playedGame(
  api: TestApi,
  host: Person,
  guest: Person,
  played: readonly Played[] = [{ ref: 'q#0', isRight: true }],
): Promise<string> {
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
  const asked = { question: '1 + 1?', options: ['two', 'four'], right: 0, explanation: 'E' };
  const questions = played.map(({ ref }) => ({ ...asked, ref }));
  const turn = {
    phaseAt: new Date(),
    phaseEndsAt: null,
    pausedAt: null,
    isLocked: false,
    hostId: host.id,
    currentQuestion: played.length - 1,
  };
  await store.quizPlay.turn(
    claim,
    { ...turn, status: 'in_progress', phase: 'answer' },
    questions,
    played.length,
  );
  const players = [host, guest];
  await store.quizAnswers.add(
    players.flatMap(({ id: userId }) =>
      played.map(({ isRight }, questionIndex) => ({
        ...claim,
        userId,
        questionIndex,
        answer: isRight ? 0 : 1,
        isCorrect: isRight,
        answerMs: 900,
        points: isRight ? 1000 : 0,
      })),
    ),
  );
  await store.quizPlay.turn(claim, { ...turn, status: 'completed', phase: 'closed' }, null, played.length);
  await store.quizPlay.setRoomStatus(roomId, 'completed');
  await store.quizResults.setPlaces(
    roomId,
    players.map(({ id: playerId }) => ({ playerId, rank: 1 })),
  );
  const points = 2 * played.filter(({ isRight }) => isRight).length;
  const pays = players.map(({ id: userId }) => ({ userId, day: '2026-11-22', points }));
  if (points > 0) await store.transaction((tx) => tx.quizResults.pay(claim.sessionId, pays));
  await store.quizQuestions.see(
    players.map(({ id }) => id),
    played.map(({ ref }) => ref),
  );
  await db
    .insertInto('playerReports')
    .values({ roomId, reporterId: guest.id, reportedId: host.id, reason: 'unkind' })
    .execute();
  return roomId;
}
