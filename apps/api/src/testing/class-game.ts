import { seededDice, type QuizQuestion } from '@noodlenaut/domain';
import { answerKey } from '@noodlenaut/db';
import type { Classroom } from './classroom.ts';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** A class quiz, opened by the class's teacher and played to its end as the game server writes one: each player with their options. */
export async function classGame(
  api: TestApi,
  room: Pick<Classroom, 'id' | 'teacher'>,
  questions: readonly QuizQuestion[],
  players: readonly (readonly [Person, readonly number[]])[],
): Promise<{ roomId: string }> {
  const { store } = api.services;
  const wish = { subject: 'math', grade: '3rd', gameType: 'class-quiz', classId: room.id };
  const { id: roomId } = (await room.teacher.ask('POST', '/api/multiplayer/rooms', wish)).json();
  for (const [player] of players) {
    const taken = await store.quiz.reserveSeat(roomId);
    await store.quiz.sit(roomId, player.id, taken?.seats ?? 0);
  }
  const claim = await store.transaction(async (tx) => {
    await tx.quizPlay.begin(roomId, room.teacher.id, seededDice(players.length).int(1, 99));
    const session = await tx.quizPlay.claim(roomId, 1);
    return { sessionId: session?.id ?? '', roomId, fence: session?.fence ?? 0 };
  });
  const turn = {
    phaseAt: new Date(),
    phaseEndsAt: null,
    pausedAt: null,
    isLocked: false,
    hostId: room.teacher.id,
    currentQuestion: questions.length - 1,
  };
  const begun = { ...turn, status: 'in_progress', phase: 'answer' } as const;
  await store.quizPlay.turn(claim, begun, questions, questions.length);
  const answers = players.flatMap(([{ id: userId }, options]) =>
    options.map((answer, questionIndex) => {
      const isCorrect = questions[questionIndex]?.right === answer;
      return {
        ...claim,
        userId,
        questionIndex,
        answer,
        isCorrect,
        answerMs: 900,
        points: isCorrect ? 1000 : 0,
      };
    }),
  );
  const written = await store.quizAnswers.add(answers);
  if (answers.some((answer) => !written.has(answerKey(answer)))) throw new Error('an answer was not written');
  await store.quizPlay.turn(claim, { ...turn, status: 'completed', phase: 'closed' }, null, questions.length);
  await store.quizPlay.setRoomStatus(roomId, 'completed');
  await store.quizResults.setPlaces(
    roomId,
    players.map(([{ id: playerId }], at) => ({ playerId, rank: at + 1 })),
  );
  return { roomId };
}
