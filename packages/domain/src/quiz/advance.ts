import type { Dice } from '../practice/dice.ts';
import { answerMsOf } from './answer.ts';
import { showMs } from './ceremony.ts';
import { AWAY } from './crews.ts';
import { gameRules } from './game-rules.ts';
import { COUNTDOWN_MS, GRACE_MS, NETWORK_MS, SCOREBOARD_MS, paceOf, type Phase } from './phases.ts';
import {
  change,
  presentPlayers,
  refuse,
  type Game,
  type Transition,
  type Player,
  type Quiz,
} from './quiz.ts';
import { intoTeams, rankedTeams, teamStandings } from './teams.ts';

/** Phases that only the host of a class ends: the class looks as long as its teacher explains. */
const HOSTS_TIME: readonly Phase[] = ['reveal', 'scoreboard'];

const isHostsTime = ({ settings }: Quiz, phase: Phase): boolean =>
  gameRules(settings.gameType).hasProjector && HOSTS_TIME.includes(phase);

const PODIUM = 3;
/** The show of a class. Other podiums stand from their first moment. */
function podiumMs(game: Game): number | null {
  const { quiz, players } = game;
  if (!gameRules(quiz.settings.gameType).hasProjector) return null;
  const awards = [...players.values()].filter(({ presence }) => presence !== 'removed').length;
  const standing = quiz.settings.crews > 0 ? rankedTeams(teamStandings(game)).length : awards;
  return showMs({ places: Math.min(PODIUM, standing), awards });
}

/** How long a phase lasts; null when it waits for people. */
function lengthOf(game: Game, phase: Phase): number | null {
  const { quiz } = game;
  if (isHostsTime(quiz, phase)) return null;
  switch (phase) {
    case 'countdown':
      return COUNTDOWN_MS;
    case 'read':
      return paceOf(quiz.settings.grade).readMs;
    case 'answer': {
      if (quiz.settings.answerTime === 'none') return null;
      const longest = Math.max(
        ...[...game.players.values()].map((player) => answerMsOf(quiz, player)),
        answerMsOf(quiz, { hasExtraTime: false }),
      );
      return longest + NETWORK_MS;
    }
    case 'reveal':
      return paceOf(quiz.settings.grade).revealMs;
    case 'scoreboard':
      return SCOREBOARD_MS;
    case 'podium':
      return podiumMs(game);
    default:
      return null;
  }
}

/** Nobody is ready for a phase that has just begun. */
const unready = (players: Iterable<Player>): Player[] =>
  [...players].filter(({ isReady }) => isReady).map((player) => ({ ...player, isReady: false }));

/** Puts the game into another phase, which begins now. */
export function enter(game: Game, phase: Phase, now: number, changed: readonly Player[] = []): Transition {
  const length = lengthOf(game, phase);
  const byId = new Map(unready(game.players.values()).map((player) => [player.id, player]));
  for (const player of changed) byId.set(player.id, { ...player, isReady: false });
  const phaseEndsAt = length === null ? null : now + length;
  const quiz = { ...game.quiz, phase, phaseAt: now, phaseEndsAt, pausedAt: null, ready: 0 };
  return change(quiz, [...byId.values()]);
}

function nextQuestion(game: Game, now: number): Transition {
  const question = game.quiz.question + 1;
  const waiting = game.quiz.present;
  return enter({ ...game, quiz: { ...game.quiz, question, waiting, late: 0 } }, 'read', now);
}

/** A question without an answer ends the streak. */
const missed = ({ quiz, players }: Game): Player[] =>
  [...players.values()]
    .filter(({ answers, streak }) => streak > 0 && answers.at(-1)?.question !== quiz.question)
    .map((player) => ({ ...player, streak: 0 }));

const isLast = ({ quiz }: Game): boolean => quiz.question + 1 >= quiz.settings.questionCount;
const hasSpare = ({ quiz }: Game): boolean => quiz.questions[quiz.question + 1] !== undefined;

/** The podium of a class stays when its show is over or skipped, until everybody has left. */
export const endShow = (quiz: Quiz): Transition => change({ ...quiz, phaseEndsAt: null });

/** Puts the game into the next phase: its time is over, everybody is done, or the host goes on (P4.07). */
export function advance(game: Game, now: number): Transition {
  const { quiz } = game;
  switch (quiz.phase) {
    case 'countdown':
      return nextQuestion(game, now);
    case 'read':
      return enter(game, 'answer', now);
    case 'answer':
      return enter(game, 'reveal', now, missed(game));
    case 'reveal': {
      if (!isLast(game)) return enter(game, 'scoreboard', now);
      const goesOn = gameRules(quiz.settings.gameType).needsOneMore(game) && hasSpare(game);
      return goesOn ? enter(game, 'scoreboard', now) : enter(game, 'podium', now);
    }
    case 'scoreboard':
      return nextQuestion(game, now);
    case 'podium':
      return quiz.phaseEndsAt === null ? enter(game, 'closed', now) : endShow(quiz);
    default:
      return refuse('wrong-phase');
  }
}

/** Starts the game with the players who are here, in teams if the game type has teams (P4.11 to P4.13). */
export function start(game: Game, now: number, dice: Dice): Transition {
  const { quiz } = game;
  const rules = gameRules(quiz.settings.gameType);
  if (quiz.phase !== 'lobby') return refuse('wrong-phase');
  const here = presentPlayers(game);
  const isSolo = quiz.settings.seats === 1;
  const fewest = isSolo ? 1 : rules.needsAll ? quiz.settings.seats : rules.fewest;
  if (here.length < fewest) return refuse('too-few-players');
  // The crews of a class are chosen as children come. Who is missing now counts from the question at which they are back.
  const away = [...game.players.values()]
    .filter(({ presence }) => presence === 'dropped' || presence === 'gone')
    .map((player) => ({ ...player, from: AWAY }));
  const crews = quiz.settings.crews > 0 ? away : intoTeams(here, isSolo ? 0 : rules.teams, dice);
  return enter(game, 'countdown', now, crews);
}

/** After a crash a question opens again with the time that was left and some extra seconds. Recorded answers stay (P4.41). */
export function reopen({ quiz, players }: Game, now: number): Game {
  if (quiz.phaseEndsAt === null || quiz.pausedAt !== null) return { quiz, players };
  const length = quiz.phaseEndsAt - quiz.phaseAt;
  const left = Math.min(length, Math.max(0, quiz.phaseEndsAt - now) + GRACE_MS);
  const moved: Quiz = { ...quiz, phaseAt: now + left - length, phaseEndsAt: now + left };
  return { quiz: moved, players };
}
