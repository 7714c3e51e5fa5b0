import type { Dice } from '../practice/dice.ts';
import { advance, endShow, enter, start } from './advance.ts';
import { answerQuestion } from './answer.ts';
import type { BoostKind } from './boost.ts';
import { spendBoost } from './crew-boosts.ts';
import { showEmoji } from './emoji.ts';
import { gameRules } from './game-rules.ts';
import { pause, resume } from './host-tools.ts';
import type { Phase } from './phases.ts';
import { change, recount, refuse, applyChange, type Game, type Transition } from './quiz.ts';
import { drop, join, leaveGame, passHostOn, setRemoved, type Newcomer } from './seats.ts';

/** The events of a game. */
export type QuizEvent =
  | { readonly type: 'join'; readonly newcomer: Newcomer }
  | { readonly type: 'drop' | 'leave' | 'emoji'; readonly playerId: string }
  | { readonly type: 'ready'; readonly playerId: string; readonly isReady: boolean }
  | { readonly type: 'answer'; readonly playerId: string; readonly place: number }
  /** `question` (index): the one the boost is for. */
  | {
      readonly type: 'boost';
      readonly playerId: string;
      readonly kind: BoostKind;
      readonly question: number;
    }
  | { readonly type: 'clock' | 'host-away' }
  | { readonly type: 'start' | 'pause' | 'resume' | 'lock' | 'unlock' | 'end'; readonly by: string }
  /** `phase` and `question` (index) are those the host saw: what is over already is not skipped again. */
  | { readonly type: 'skip'; readonly by: string; readonly phase: Phase; readonly question: number }
  | { readonly type: 'remove' | 'let-back'; readonly by: string; readonly playerId: string };

/** Tools of a teacher who hosts. A child who hosts does not have them. */
const PROJECTOR_TOOLS: readonly string[] = [
  'pause',
  'resume',
  'skip',
  'lock',
  'unlock',
  'remove',
  'let-back',
];

function setReady(game: Game, playerId: string, isReady: boolean): Transition {
  const before = game.players.get(playerId);
  if (before?.presence !== 'here') return refuse('not-in-this-game');
  if (before.isReady === isReady) return change(game.quiz);
  const after = { ...before, isReady };
  return change(recount(game.quiz, before, after), [after]);
}

/**
 * The host ends the game: with a podium if a question was played, else without. The podium of a class stays, because its host has
 * two devices that may press at once.
 */
function end(game: Game, now: number): Transition {
  const { phase, question, settings } = game.quiz;
  if (phase === 'closed') return refuse('wrong-phase');
  if (phase === 'podium' && gameRules(settings.gameType).hasProjector) return change(game.quiz);
  const hasPlayed =
    question >= 0 &&
    phase !== 'podium' &&
    [...game.players.values()].some(({ answers }) => answers.length > 0);
  return enter(game, hasPlayed ? 'podium' : 'closed', now);
}

/** The host goes on before the time. A second press, or one that comes as the phase ends by itself, must not end the next phase. */
function skip(
  game: Game,
  from: { readonly phase: Phase; readonly question: number },
  now: number,
): Transition {
  const { phase, question, settings } = game.quiz;
  if (phase === 'podium')
    return gameRules(settings.gameType).hasProjector && from.phase === 'podium'
      ? endShow(game.quiz)
      : refuse('wrong-phase');
  return phase === from.phase && question === from.question ? advance(game, now) : change(game.quiz);
}

/** Children play on under another host. A class whose teacher does not come back gets its podium and its points. */
function hostAway(game: Game, now: number): Transition {
  const { hasProjector } = gameRules(game.quiz.settings.gameType);
  if (!hasProjector) return passHostOn(game);
  return game.quiz.question < 0 || game.quiz.phase === 'closed' ? change(game.quiz) : end(game, now);
}

function apply(game: Game, event: QuizEvent, now: number, dice: Dice): Transition {
  const { quiz } = game;
  if ('by' in event) {
    if (event.by !== quiz.hostId) return refuse('not-the-host');
    const { hasProjector } = gameRules(quiz.settings.gameType);
    if (PROJECTOR_TOOLS.includes(event.type) && !hasProjector) return refuse('not-the-host');
  }
  switch (event.type) {
    case 'join':
      return join(game, event.newcomer, now);
    case 'drop':
      return drop(game, event.playerId, now);
    case 'leave':
      return leaveGame(game, event.playerId, now);
    case 'emoji':
      return showEmoji(game, event.playerId, now);
    case 'ready':
      return setReady(game, event.playerId, event.isReady);
    case 'answer':
      return answerQuestion(game, event.playerId, event.place, now);
    case 'boost':
      return spendBoost(game, event.playerId, event.kind, event.question);
    case 'clock':
      return isOver(game, now) ? advance(game, now) : change(quiz);
    case 'host-away':
      return hostAway(game, now);
    case 'start':
      return start(game, now, dice);
    case 'pause':
      return pause(quiz, now);
    case 'resume':
      return resume(quiz, now);
    case 'skip':
      return skip(game, event, now);
    case 'lock':
    case 'unlock':
      return change({ ...quiz, isLocked: event.type === 'lock' });
    case 'remove':
    case 'let-back':
      return setRemoved(game, event.playerId, event.type === 'remove', now);
    case 'end':
      return end(game, now);
  }
}

const isOver = ({ quiz }: Game, now: number): boolean =>
  quiz.pausedAt === null && quiz.phaseEndsAt !== null && now >= quiz.phaseEndsAt;

/** Whether all present players have answered or want to go on, so that the phase can end early (P4.18). */
function isDone({ quiz }: Game): boolean {
  if (quiz.present - quiz.late === 0 || quiz.pausedAt !== null) return false;
  if (quiz.phase === 'answer') return quiz.waiting === 0;
  // In a class the host goes on, however many are ready.
  if (gameRules(quiz.settings.gameType).hasProjector) return false;
  return (quiz.phase === 'reveal' || quiz.phase === 'scoreboard') && quiz.ready === quiz.present;
}

/**
 * The transition of a game by one event, or the refusal of the event. Pure: time and random numbers are arguments.
 * @param now the server's clock in milliseconds; it must not go back between two calls
 */
export function playQuiz(game: Game, event: QuizEvent, now: number, dice: Dice): Transition {
  const transition = apply(game, event, now, dice);
  if (!transition.ok || event.type === 'clock') return transition;
  const after = withCounts(game, transition);
  if (!isDone(after)) return transition;
  const next = advance(applyChange(game, transition.change), now);
  if (!next.ok) return transition;
  const changed = new Map(
    [...transition.change.players, ...next.change.players].map((player) => [player.id, player]),
  );
  return change(next.change.quiz, [...changed.values()]);
}

/** The game with new counts only. That is enough for `isDone`, and no player is copied. */
const withCounts = (game: Game, transition: Extract<Transition, { ok: true }>): Game => ({
  quiz: transition.change.quiz,
  players: game.players,
});
