import { randomInt } from 'node:crypto';
import {
  applyChange,
  DAY_MS,
  localDay,
  newGame,
  optionOrder,
  playQuiz,
  quizPoints,
  quizQuestion,
  roomCode,
  seededDice,
  standings,
  type Game,
  type QuizEvent,
  type QuizQuestion,
} from '@noodlenaut/domain';
import type { Claim, RootStore } from '@noodlenaut/db';

const HOUR_MS = 3_600_000;
const SEATS = 60;
const QUESTIONS = 5;
/** Seconds before a pupil answers, from quick to slow. */
const SECONDS = [4, 14] as const;
/** Of a hundred pupils who miss, so many choose the same wrong answer: a class has mistakes of its own. */
const SAME_MISTAKE = 70;
/** One question of each quiz is hard. */
const HARD = 35;

interface DemoQuiz {
  readonly daysAgo: number;
  readonly subject: 'math' | 'science';
  readonly crews: number;
}
/** The latest last: a math quiz each for themselves, then a science quiz in four crews. */
const QUIZZES: readonly DemoQuiz[] = [
  { daysAgo: 8, subject: 'math', crews: 0 },
  { daysAgo: 2, subject: 'science', crews: 4 },
];

export interface DemoPlayer {
  readonly id: string;
  /** Of a hundred questions, how many the pupil knows. */
  readonly knows: number;
}
interface Played {
  readonly classId: string;
  readonly teacher: string;
  readonly players: readonly DemoPlayer[];
  readonly now: Date;
}

/** Two quizzes that the demo class has played, by the real rules and with earlier times (decision 0101). */
export async function playDemoQuizzes(store: RootStore, played: Played): Promise<void> {
  for (const quiz of QUIZZES) await playDemoQuiz(store, played, quiz);
}

async function playDemoQuiz(
  store: RootStore,
  { classId, teacher, players, now }: Played,
  quiz: DemoQuiz,
): Promise<void> {
  const seed = randomInt(2 ** 31 - 1);
  const dice = seededDice(seed);
  const stock = await store.quizQuestions.ofLessons(quiz.subject, '3rd');
  const questions = dice
    .shuffle(stock)
    .slice(0, QUESTIONS)
    .map(({ ref, activity }) => quizQuestion(ref, activity));
  // Without lessons there is nothing to ask.
  if (questions.length < QUESTIONS) return;
  await store.transaction(async (tx) => {
    const { id: roomId } = await tx.quiz.create({
      code: roomCode((sides) => randomInt(sides)),
      hostId: teacher,
      subject: quiz.subject,
      grade: '3rd',
      gameType: 'class-quiz',
      maxPlayers: SEATS,
      scoring: 'classic',
      questionCount: QUESTIONS,
      crews: quiz.crews,
    });
    await tx.classQuizzes.addRoom({ classId, teacherId: teacher }, roomId);
    for (const { id } of players)
      await tx.quiz.sit(roomId, id, (await tx.quiz.reserveSeat(roomId))?.seats ?? 0);
    await tx.quizPlay.begin(roomId, teacher, seed);
    const session = await tx.quizPlay.claim(roomId, randomInt(1, 2 ** 31 - 1));
    if (!session) throw new Error('The demo could not open its own game');
    const claim = { sessionId: session.id, roomId, fence: session.fence };
    const game = playThrough({ seed, crews: quiz.crews, questions, teacher, players });
    const at = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - quiz.daysAgo * DAY_MS + 15 * HOUR_MS);
    await keep(tx, claim, game, at);
    await tx.demo.setBack(roomId, at);
  });
}

/** The game in memory: everybody comes, answers in their own time, and the teacher goes on. */
function playThrough(about: {
  readonly seed: number;
  readonly crews: number;
  readonly questions: readonly QuizQuestion[];
  readonly teacher: string;
  readonly players: readonly DemoPlayer[];
}): Game {
  const { seed, crews, questions, teacher, players } = about;
  const settings = {
    gameType: 'class-quiz',
    grade: '3rd',
    scoring: 'classic',
    seats: SEATS,
    questionCount: questions.length,
    answerTime: 'usual',
    crews,
    robots: false,
    seed,
  } as const;
  const dice = seededDice(seed);
  let game = newGame(settings, questions, teacher, 0);
  const send = (event: QuizEvent, at: number) => {
    const move = playQuiz(game, event, at, dice);
    if (!move.ok) throw new Error(`The demo's game refused ${event.type}: ${move.refusal}`);
    game = applyChange(game, move.change);
  };
  const goOn = () => {
    const { phase, question, phaseEndsAt, phaseAt } = game.quiz;
    send({ type: 'skip', by: teacher, phase, question }, phaseEndsAt ?? phaseAt);
  };
  for (const [at, { id }] of players.entries())
    send({ type: 'join', newcomer: { id, seat: at + 1, hasExtraTime: false, face: null } }, 0);
  send({ type: 'start', by: teacher }, 0);
  const hard = dice.int(0, questions.length - 1);
  while (game.quiz.phase !== 'podium') {
    if (game.quiz.phase !== 'answer') {
      goOn();
      continue;
    }
    const { question, phaseAt } = game.quiz;
    const ready = players
      .map((player) => ({ ...player, ms: dice.int(SECONDS[0] * 1000, SECONDS[1] * 1000) }))
      .toSorted((a, b) => a.ms - b.ms);
    for (const { id, knows, ms } of ready) {
      const isRight = dice.int(0, 99) < knows - (question === hard ? HARD : 0);
      send(
        { type: 'answer', playerId: id, place: placeOf(game, question, isRight, dice.int(0, 99)) },
        phaseAt + ms,
      );
    }
  }
  return game;
}

/** Where the right answer stands, or a wrong one: mostly the same for all who miss. */
function placeOf({ quiz }: Game, question: number, isRight: boolean, luck: number): number {
  const order = optionOrder(quiz, question, null);
  const { right = 0, options = [] } = quiz.questions[question] ?? {};
  const step = luck < SAME_MISTAKE ? 1 : 1 + (luck % Math.max(1, options.length - 1));
  return order.indexOf(isRight ? right : (right + step) % options.length);
}

/** Writes the finished game as the game server does: who was there, each answer, the places, what it paid. */
async function keep(
  store: Parameters<Parameters<RootStore['transaction']>[0]>[0],
  claim: Claim,
  game: Game,
  at: Date,
): Promise<void> {
  const players = [...game.players.values()];
  const { questions, hostId } = game.quiz;
  await store.quizPlay.note(
    claim,
    players.map(({ id, team, hasExtraTime, from }) => ({
      id,
      team,
      hasExtraTime,
      from,
      isGone: false,
      isRemoved: false,
    })),
  );
  const turn = {
    phaseAt: at,
    phaseEndsAt: null,
    pausedAt: null,
    isLocked: false,
    hostId,
    currentQuestion: questions.length - 1,
  };
  const begun = { ...turn, status: 'in_progress', phase: 'answer' } as const;
  await store.quizPlay.turn(claim, begun, questions, questions.length);
  await store.quizAnswers.add(
    players.flatMap(({ id, answers }) =>
      answers.map(({ question, option, correct, answerMs, points }) => ({
        ...claim,
        userId: id,
        questionIndex: question,
        answer: option,
        isCorrect: correct,
        answerMs,
        points,
      })),
    ),
  );
  await store.quizPlay.turn(claim, { ...turn, status: 'completed', phase: 'closed' }, null, questions.length);
  await store.quizPlay.setRoomStatus(claim.roomId, 'completed');
  const ranked = standings(game);
  await store.quizResults.setPlaces(claim.roomId, ranked);
  const day = localDay(at, 'America/New_York');
  await store.quizResults.pay(
    claim.sessionId,
    ranked
      .map(({ playerId, right }) => ({ userId: playerId, day, points: quizPoints(right, 0) }))
      .filter(({ points }) => points > 0),
  );
}
