import type { Claim, NewQuizAnswer, Store, Turn } from '@noodlenaut/db';
import {
  finishGame,
  localDay,
  quizPoints,
  standings,
  type Game,
  type Player,
  type Quiz,
  type RoomStatus,
} from '@noodlenaut/domain';
import type { QuizServices } from './quiz-services.ts';

/** What a transition changed: the quiz before it, the game after it, and the players that differ, each as it was. */
export interface Transition {
  readonly quizBefore: Quiz;
  readonly game: Game;
  readonly playersBefore: ReadonlyMap<string, Player | undefined>;
}

const changedPlayers = ({ game, playersBefore }: Transition): Player[] =>
  [...playersBefore.keys()].flatMap((id) => game.players.get(id) ?? []);

/** The status of the room in the database for a phase (P4.01, P4.02). A game that is closed after its podium stays completed. */
function statusOf({ phase }: Quiz, before: Quiz): RoomStatus {
  if (phase === 'lobby') return 'waiting';
  if (phase === 'podium') return 'completed';
  if (phase === 'closed') return before.phase === 'podium' ? 'completed' : 'cancelled';
  return 'in_progress';
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
const turnOf = (quiz: Quiz, status: RoomStatus): Turn => ({
  status,
  phase: quiz.phase,
  currentQuestion: Math.max(0, quiz.question),
  phaseAt: new Date(quiz.phaseAt),
  phaseEndsAt: dateOf(quiz.phaseEndsAt),
  pausedAt: dateOf(quiz.pausedAt),
  isLocked: quiz.isLocked,
  hostId: quiz.hostId,
});

/** Whether the change must be stored. Counts and signs of readiness need not be. */
const isTurn = (before: Quiz, after: Quiz): boolean =>
  before.phase !== after.phase ||
  before.phaseAt !== after.phaseAt ||
  (after.phase === 'podium' && before.phaseEndsAt !== after.phaseEndsAt) ||
  before.pausedAt !== after.pausedAt ||
  before.isLocked !== after.isLocked ||
  before.hostId !== after.hostId;

/** A turn in the middle of a game that only leads to the next phase. */
const isPlain = (before: Quiz, after: Quiz): boolean =>
  before.phase !== 'lobby' &&
  statusOf(before, before) === 'in_progress' &&
  statusOf(after, before) === 'in_progress';

function newAnswers(claim: Claim, transition: Transition): NewQuizAnswer[] {
  return changedPlayers(transition).flatMap((player) =>
    player.answers
      .slice(transition.playersBefore.get(player.id)?.answers.length ?? 0)
      .map(({ question, option, correct, answerMs, points }) => ({
        sessionId: claim.sessionId,
        fence: claim.fence,
        userId: player.id,
        questionIndex: question,
        answer: option,
        isCorrect: correct,
        answerMs,
        points,
      })),
  );
}

const OUT: readonly string[] = ['gone', 'removed'];
const moved = (transition: Transition) =>
  changedPlayers(transition)
    .filter((player) => {
      const before = transition.playersBefore.get(player.id);
      const isOther = OUT.includes(before?.presence ?? '') || OUT.includes(player.presence);
      if (!before || before.team !== player.team || before.from !== player.from) return true;
      return isOther && before.presence !== player.presence;
    })
    .map(({ id, presence, team, hasExtraTime, from }) => ({
      id,
      isGone: presence === 'gone',
      isRemoved: presence === 'removed',
      team,
      hasExtraTime,
      from,
    }));

/** Places, points of the day and achievements of everybody who took part (P4.46, P4.48 to P4.50). */
async function payOut(store: Store, { sessionId, roomId }: Claim, game: Game): Promise<void> {
  const ranked = standings(game);
  const ids = ranked.map(({ playerId }) => playerId);
  if (ids.length === 0) return;
  await store.quizResults.setPlaces(roomId, ranked);
  const days = (await store.users.lockLearners(ids)).map(({ id, timezone }) => ({
    userId: id,
    day: localDay(new Date(game.quiz.phaseAt), timezone),
  }));
  const paid = await store.quizResults.paidOn(days);
  const right = new Map(ranked.map(({ playerId, right: count }) => [playerId, count]));
  const pays = days
    .map((day) => ({ ...day, points: quizPoints(right.get(day.userId) ?? 0, paid.get(day.userId) ?? 0) }))
    .filter(({ points }) => points > 0);
  if (pays.length > 0) await store.quizResults.pay(sessionId, pays);
  if (ids.length < 2) return;
  const facts = await store.quizResults.gameFacts(ids);
  await store.achievements.awardAll(
    facts.flatMap(({ userId, held, ...played }) =>
      finishGame(played, new Set(held)).map((key) => ({ userId, key })),
    ),
  );
}

async function recordTurn(store: Store, claim: Claim, { quizBefore, game }: Transition): Promise<boolean> {
  const { quiz } = game;
  const status = statusOf(quiz, quizBefore);
  const isStart = quizBefore.phase === 'lobby' && quiz.phase === 'countdown';
  const { questions, settings } = quiz;
  const turn = turnOf(quiz, status);
  if (!(await store.quizPlay.turn(claim, turn, isStart ? questions : null, settings.questionCount)))
    return false;
  if (statusOf(quizBefore, quizBefore) === status) return true;
  await store.quizPlay.setRoomStatus(claim.roomId, status);
  if (isStart)
    await store.quizQuestions.see(
      [...game.players.keys()],
      questions.map(({ ref }) => ref),
    );
  if (status === 'completed') await payOut(store, claim, game);
  return true;
}

/**
 * Writes a transition of a game before anybody is told of it: answers in groups with those of other rooms, then the turn with
 * everything that follows from it, in one transaction under the fence (security 4.2, I6).
 * @returns false when the game belongs to another server by now, or the database knows more than this room: the room must close
 */
export async function recordQuiz(
  { store: root, writeAnswers, writeTurns, writeLimit }: Omit<QuizServices, 'owner'>,
  claim: Claim,
  transition: Transition,
): Promise<boolean> {
  const answers = newAnswers(claim, transition);
  if (answers.length > 0 && !(await writeAnswers(answers))) return false;
  const { quizBefore, game } = transition;
  const boosts = game.quiz.boosts.slice(quizBefore.boosts.length);
  if (boosts.length > 0 && !(await root.crewBoosts.use(claim, boosts))) return false;
  const changed = moved(transition);
  const turns = isTurn(quizBefore, game.quiz);
  if (changed.length > 0 && !turns) return root.quizPlay.note(claim, changed);
  if (!turns) return true;
  if (changed.length === 0 && isPlain(quizBefore, game.quiz))
    return writeTurns([{ claim, turn: turnOf(game.quiz, 'in_progress') }]);
  return writeLimit(() =>
    root.transaction(
      async (store) =>
        (changed.length === 0 || (await store.quizPlay.note(claim, changed))) &&
        recordTurn(store, claim, transition),
    ),
  );
}
