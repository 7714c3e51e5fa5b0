import { randomInt } from 'node:crypto';
import type { Claim, ClaimedSession, RootStore, Store } from '@noodlenaut/db';
import {
  newGame,
  reopen,
  restoreGame,
  type Game,
  type GivenAnswer,
  type QuizSettings,
  type RecordedPlayer,
} from '@noodlenaut/domain';
import { chosenFace } from './chosen-face.ts';
import { roomClock, type RoomClock } from './room-clock.ts';

type Room = NonNullable<Awaited<ReturnType<Store['quizPlay']['lockRoom']>>>;

export interface OpenGame {
  readonly claim: Claim;
  readonly code: string;
  readonly subject: Room['subject'];
  readonly classQuiz: Room['classQuiz'];
  /** The questions the host chose, in their order; null: they are drawn. */
  readonly chosen: readonly string[] | null;
  readonly game: Game;
  readonly clock: RoomClock;
}

const SEEDS = 2 ** 31 - 1;
const BEFORE_FIRST: readonly string[] = ['lobby', 'countdown'];

const settingsOf = (
  { gameType, grade, scoring, maxPlayers, questionCount, answerTime, crews, robots }: Room,
  session: ClaimedSession,
): QuizSettings => ({
  gameType,
  grade,
  scoring,
  seats: maxPlayers,
  answerTime,
  crews,
  robots,
  // Once the questions are drawn, they count.
  questionCount: session.questions.length > 0 ? session.totalQuestions : questionCount,
  seed: session.seed,
});

async function recordedPlayers(
  store: Store,
  roomId: string,
  sessionId: string,
): Promise<readonly RecordedPlayer[]> {
  const given = new Map<string, GivenAnswer[]>();
  for (const row of await store.quizPlay.answers(sessionId)) {
    const answer: GivenAnswer = {
      question: row.questionIndex,
      option: row.answer,
      correct: row.isCorrect,
      answerMs: row.timeToAnswer,
      points: row.pointsEarned,
    };
    const mine = given.get(row.userId);
    if (mine) mine.push(answer);
    else given.set(row.userId, [answer]);
  }
  return (await store.quizPlay.players(roomId)).map(({ userId, leftAt, alias, avatar, ...player }) => ({
    ...player,
    id: userId,
    face: chosenFace({ alias, avatar }),
    isGone: leftAt !== null,
    answers: given.get(userId) ?? [],
  }));
}

/**
 * Takes a game over from the database, or begins the game of a waiting room (security 4.2). An interrupted question opens again
 * with the time that was left and a few seconds more.
 * @returns null when another server has the game, or it is over
 */
export const openGame = (root: RootStore, roomId: string, owner: number): Promise<OpenGame | null> =>
  root.transaction(async (store) => {
    const room = await store.quizPlay.lockRoom(roomId);
    if (!room) return null;
    if (room.status === 'waiting') await store.quizPlay.begin(roomId, room.hostId, randomInt(SEEDS));
    const session = await store.quizPlay.claim(roomId, owner);
    if (!session) return null;
    const clock = roomClock(session.now);
    const claim = { sessionId: session.id, roomId, fence: session.fence };
    const fresh = newGame(
      settingsOf(room, session),
      session.questions,
      session.hostId ?? room.hostId,
      clock.now(),
    );
    const recorded = {
      ...fresh.quiz,
      ghost: fresh.quiz.settings.seats === 1 ? await store.ghosts.of(roomId) : [],
      boosts: await store.crewBoosts.of(session.id),
      phase: session.phase,
      question: BEFORE_FIRST.includes(session.phase) ? -1 : session.currentQuestion,
      phaseAt: session.phaseAt.getTime(),
      phaseEndsAt: session.phaseEndsAt?.getTime() ?? null,
      pausedAt: session.pausedAt?.getTime() ?? null,
      isLocked: session.isLocked,
    };
    const players = await recordedPlayers(store, roomId, session.id);
    const game = reopen(restoreGame(recorded, players, clock.now()), clock.now());
    const { code, subject, classQuiz, questionRefs: chosen } = room;
    return { claim, code, subject, classQuiz, chosen, game, clock };
  });
