import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { playedGame } from '../testing/played-game.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { CLASS_QUIZ_SEATS: '90' } });
const { store } = api.services;
const student = (firstName?: string) =>
  signedIn(api, 'student', { grade: '3rd', ...(firstName !== undefined && { firstName }) });
const open = (who: Person, room: object) =>
  who.ask('POST', '/api/multiplayer/rooms', { subject: 'math', grade: '3rd', ...room });

test('[P4.30] [P4.32] a teacher hosts class-quiz and nothing else, without a seat; nobody else hosts one', async () => {
  const [teacher, child] = [await signedIn(api, 'teacher'), await student()];
  const made = await open(teacher, { gameType: 'class-quiz' });
  expect(made.json()).toMatchObject({ gameType: 'class-quiz', maxPlayers: 90, currentParticipants: 0 });
  expect((await open(teacher, { gameType: 'class-quiz', maxPlayers: 91 })).statusCode).toBe(400);
  expect((await open(teacher, { gameType: 'quiz-race' })).statusCode).toBe(400);
  expect((await open(child, { gameType: 'class-quiz' })).json().code).toBe('forbidden_role');
  const joined = await child.ask('POST', `/api/multiplayer/rooms/${made.json().code}/join`);
  expect(joined.json()).toMatchObject({ id: made.json().id, seat: 1 });
});

test('[P4.13] [P4.21] one may practise alone, a duel is for two, and young children play calmly unless they choose', async () => {
  const child = await student();
  expect((await open(child, { gameType: 'quiz-race', maxPlayers: 1 })).json()).toMatchObject({
    maxPlayers: 1,
  });
  expect((await open(child, { gameType: 'knowledge-battle', maxPlayers: 1 })).statusCode).toBe(400);
  const scoring = async (grade: string, more: object = {}) => {
    const { id } = (await open(child, { gameType: 'quiz-race', grade, ...more })).json();
    const room = await store.transaction((tx) => tx.quizPlay.lockRoom(id));
    return room?.scoring;
  };
  expect([await scoring('2nd'), await scoring('3rd')]).toEqual(['calm', 'classic']);
  expect(await scoring('2nd', { scoring: 'classic' })).toBe('classic');
});

/** A finished class-quiz of two questions: Ada knew both, Bob one, Cleo came late and answered none. */
async function finished() {
  const [teacher, ada, bob, cleo] = [
    await signedIn(api, 'teacher'),
    await student('=Ada'),
    await student('Bob'),
    await student('Cleo'),
  ];
  const { id: classId } = await store.classes.create({
    teacherId: teacher.id,
    name: 'Room 1',
    grade: '3rd',
    code: 'BBBBBB',
  });
  await store.classMembers.addPupil(classId, ada.id);
  await store.classMembers.addPupil(classId, bob.id);
  const { id, code } = (await open(teacher, { gameType: 'class-quiz' })).json();
  for (const child of [ada, bob, cleo]) await child.ask('POST', `/api/multiplayer/rooms/${code}/join`);
  const claim = await store.transaction(async (tx) => {
    await tx.quizPlay.begin(id, teacher.id, 7);
    const session = await tx.quizPlay.claim(id, 1);
    return { sessionId: session?.id ?? '', roomId: String(id), fence: session?.fence ?? 0 };
  });
  // The third one is a spare that was never asked.
  const questions = ['1 + 1?', 'So, "2 + 2"?', 'A spare?'].map((question, at) => ({
    ref: `q#${at}`,
    question,
    options: ['two', 'four'],
    right: at % 2,
    explanation: 'E',
  }));
  const turn = {
    phaseAt: new Date(),
    phaseEndsAt: null,
    pausedAt: null,
    isLocked: false,
    hostId: teacher.id,
  };
  const playing = { ...turn, status: 'in_progress', phase: 'answer', currentQuestion: 1 } as const;
  await store.quizPlay.turn(claim, playing, questions, 2);
  const answer = (who: Person, questionIndex: number, option: number) => ({
    ...claim,
    userId: who.id,
    questionIndex,
    answer: option,
    isCorrect: option === questionIndex,
    answerMs: 900,
    points: option === questionIndex ? 1000 : 0,
  });
  await store.quizAnswers.add([answer(ada, 0, 0), answer(ada, 1, 1), answer(bob, 0, 0), answer(bob, 1, 0)]);
  const early = await teacher.ask('GET', `/api/multiplayer/games/${id}/results`);
  await store.quizPlay.turn(claim, { ...playing, status: 'completed', phase: 'podium' }, null, 2);
  await store.quizPlay.setRoomStatus(id, 'completed');
  const places = [ada, bob, cleo].map((child, at) => ({ playerId: child.id, rank: at + 1 }));
  await store.quizResults.setPlaces(id, places);
  return { id, code, teacher, ada, bob, early };
}

test('[P4.46] [P4.47] the host of a class-quiz gets the results, and a file of the same rows that no spreadsheet runs', async () => {
  const { id, code, teacher, ada, early } = await finished();
  expect(early.statusCode).toBe(404);
  const results = (await teacher.ask('GET', `/api/multiplayer/games/${id}/results`)).json();
  expect(results.questions).toHaveLength(2);
  expect(results.players).toMatchObject([
    { place: 1, name: '=Ada', score: 2000, right: 2, answers: [true, true] },
    { place: 2, name: 'Bob', score: 1000, right: 1, answers: [true, false] },
    { place: 3, score: 0, right: 0, answers: [null, null] },
  ]);
  expect(results.players[2].name, 'a child of another class stays an alias').toBe(results.players[2].alias);
  expect(results.questions[1]).toEqual({
    text: 'So, "2 + 2"?',
    right: 'four',
    rightCount: 1,
    answerCount: 2,
  });
  const { fileName, csv } = (await teacher.ask('GET', `/api/multiplayer/games/${id}/results/csv`)).json();
  expect(fileName).toBe(`quiz-${code}.csv`);
  const [one, two, three] = results.players.map(({ alias }: { alias: string }) => alias);
  expect(csv.split('\r\n')).toEqual([
    'Place,Name,Nickname,Score,Right,1 + 1?,"So, ""2 + 2""?"',
    `1,'=Ada,${one},2000,2,right,right`,
    `2,Bob,${two},1000,1,right,not yet`,
    `3,${three},${three},0,0,,`,
    '',
  ]);
  expect((await ada.ask('GET', `/api/multiplayer/games/${id}/results`)).statusCode).toBe(403);
  const other = await signedIn(api, 'teacher');
  expect((await other.ask('GET', `/api/multiplayer/games/${id}/results`)).statusCode).toBe(404);
  expect((await ada.ask('GET', '/api/multiplayer/stats')).json()).toEqual({ gamesPlayed: 1, gamesWon: 1 });
  await api.services.views.flush();
  const [look] = await store.childViews.list(ada.id, new Date(0));
  expect(look).toMatchObject({ adultId: teacher.id, views: 2 });
});

test('[S9.09] [P4.37] stats begin at nothing; a game that is not over waits in the list of one’s own, and nobody else’s', async () => {
  const [child, other] = [await student(), await student()];
  expect((await child.ask('GET', '/api/multiplayer/stats')).json()).toEqual({ gamesPlayed: 0, gamesWon: 0 });
  const { id } = (await open(child, { gameType: 'quiz-race' })).json();
  const mine = async (who: Person) =>
    (await who.ask('GET', '/api/multiplayer/games')).json().map((room: { id: string }) => room.id);
  expect([await mine(child), await mine(other)]).toEqual([[id], []]);
});

test('[S9.09] a game counts when it was played with others to the end, and is won with a point at least', async () => {
  const [ada, bob, cleo] = [await student(), await student(), await student()];
  const stats = async (who: Person) => (await who.ask('GET', '/api/multiplayer/stats')).json();
  await playedGame(api, ada, bob, [{ ref: 'q#0', isRight: false }]);
  expect(await stats(ada)).toEqual({ gamesPlayed: 1, gamesWon: 0 });
  await playedGame(api, ada, cleo);
  expect([await stats(ada), await stats(bob)]).toEqual([
    { gamesPlayed: 2, gamesWon: 1 },
    { gamesPlayed: 1, gamesWon: 0 },
  ]);
});

test('guesses at codes: ten are looked up, then nobody is told anything for a while', async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const guesser = await signedIn(strict, 'student', { grade: '3rd' });
  const counts = new Map<number, number>();
  for (let guess = 0; guess < 250; guess += 1) {
    const { statusCode } = await guesser.ask('POST', '/api/multiplayer/rooms/BBBBBB/join');
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  expect([...counts]).toEqual([
    [404, 10],
    [429, 240],
  ]);
});

test('while the game server starts again, whoever asks for a seat is told to ask again', async () => {
  const alone = await startTestApi({ env: { GAME_URL: 'http://127.0.0.1:1' } });
  const child = await signedIn(alone, 'student', { grade: '3rd' });
  const answer = await child.ask('POST', '/game/seats/quiz/00000000-0000-4000-8000-000000000001');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '1', 'busy']);
});
