import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { store, db } = await testStore(10);

const player = async (name: string) =>
  (
    await store.users.create({
      username: name,
      passwordHash: null,
      email: null,
      firstName: null,
      lastName: null,
      role: 'student',
    })
  ).id;

/** `recordTurn` of a game that ends writes the turn and then locks its learners; an answer in practice locks its learner and then is written. */
test('a game that ends while a player answers in practice waits for it, without a deadlock', async () => {
  await store.plans.put();
  const ids = [await player('dead-a'), await player('dead-b')];
  const [first = '', host = first] = ids;
  const { id: roomId } = await store.quiz.create({
    code: 'BCDFGH',
    hostId: host,
    subject: 'math',
    grade: '3rd',
    gameType: 'quiz-race',
    maxPlayers: 4,
    scoring: 'calm',
  });
  for (const id of ids) {
    const taken = await store.quiz.reserveSeat(roomId);
    await store.quiz.sit(roomId, id, taken?.seats ?? 0);
  }
  const claim = await store.transaction(async (tx) => {
    await tx.quizPlay.begin(roomId, host, 7);
    const session = await tx.quizPlay.claim(roomId, 1);
    return { sessionId: session?.id ?? '', roomId, fence: session?.fence ?? 0 };
  });
  const turn = {
    phaseAt: new Date(),
    phaseEndsAt: null,
    pausedAt: null,
    isLocked: false,
    hostId: host,
    currentQuestion: 0,
  };
  const question = { ref: 'q', question: 'Q?', options: ['a', 'b'], right: 0, explanation: 'E' };
  await store.quizPlay.turn(claim, { ...turn, status: 'in_progress', phase: 'answer' }, [question], 1);

  const now = new Date();
  await store.practice.begin(
    { userId: first, subjectId: 'math', grade: '3rd', day: null },
    [
      {
        subject: 'math',
        skill: 'addition',
        isReview: false,
        source: { kind: 'generator', generatorId: 'math.addition', grade: '3rd', seed: 1 },
      },
    ],
    now,
  );
  const [item] = await store.practice.open(first, 'math', '3rd');
  const answer = {
    roundId: item?.roundId ?? '',
    position: 0,
    userId: first,
    option: 0,
    isCorrect: false,
    points: 0,
  };

  let tries = 0;
  const until = async (check: () => boolean) => {
    while (!check()) await new Promise((done) => setTimeout(done, 5));
  };
  let isLearnerHeld = false;
  let isTurnWritten = false;
  // The way of answer-item.ts.
  const practice = store.transaction(async (tx) => {
    tries += 1;
    await tx.users.lockLearner(first);
    isLearnerHeld = true;
    await until(() => isTurnWritten);
    await tx.practice.addAnswer({ ...answer, answerMs: 900, answeredAt: now });
  });
  await until(() => isLearnerHeld);
  // The way of record-quiz.ts.
  const end = store.transaction(async (tx) => {
    tries += 1;
    const turned = tx.quizPlay.turn(claim, { ...turn, status: 'completed', phase: 'podium' }, null, 1);
    // A mended turn may wait for the learner here, so that it need not be over.
    await Promise.race([turned, new Promise((done) => setTimeout(done, 300))]);
    isTurnWritten = true;
    await turned;
    await tx.quizPlay.setRoomStatus(roomId, 'completed');
    await tx.users.lockLearners(ids);
  });
  await Promise.all([practice, end]);
  expect(tries).toBe(2);
  // A round of one item is none that is dealt.
  await db.deleteFrom('practiceRounds').execute();
});
