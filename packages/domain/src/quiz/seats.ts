import type { Alias } from './aliases.ts';
import { AWAY, firstQuestion, smallestCrew } from './crews.ts';
import { gameRules } from './game-rules.ts';
import {
  change,
  recount,
  refuse,
  type Game,
  type Transition,
  type Player,
  type Presence,
  type Quiz,
} from './quiz.ts';

/** A player with a seat in the database who enters the room. */
export interface Newcomer {
  readonly id: string;
  readonly seat: number;
  readonly hasExtraTime: boolean;
  /** The chosen face as this room has it; null: the alias is drawn. */
  readonly face: Alias | null;
}

const seated = (game: Game): number =>
  [...game.players.values()].filter(({ presence }) => presence !== 'removed').length;

function mayJoin(game: Game): Transition | null {
  const { quiz } = game;
  const { joinsLate } = gameRules(quiz.settings.gameType);
  if (quiz.phase === 'podium' || quiz.phase === 'closed') return refuse('game-started');
  if (quiz.phase !== 'lobby' && !joinsLate) return refuse('game-started');
  if (quiz.isLocked) return refuse('game-locked');
  return seated(game) >= quiz.settings.seats ? refuse('game-full') : null;
}

/** Enters the game or comes back to it. A second device takes over from the first (P4.39). */
export function join(game: Game, { face, ...newcomer }: Newcomer, now: number): Transition {
  const before = game.players.get(newcomer.id);
  if (before?.presence === 'removed') return refuse('removed-by-host');
  if (before) return before.presence === 'here' ? change(game.quiz) : present(game, before, 'here', now);
  const refused = mayJoin(game);
  if (refused) return refused;
  const player: Player = {
    ...newcomer,
    presence: 'here',
    hereSince: now,
    team: smallestCrew(game.quiz, game.players.values(), newcomer.seat),
    isReady: false,
    answers: [],
    score: 0,
    streak: 0,
    bestStreak: 0,
    emojiAt: null,
    // In a class children come late: while others answer, a child waits in the seat (P4.33).
    from: firstQuestion(game.quiz),
  };
  const { faces } = game.quiz;
  const quiz = face === null ? game.quiz : { ...game.quiz, faces: new Map([...faces, [player.seat, face]]) };
  return change(recount(quiz, undefined, player), [player]);
}

function present(game: Game, before: Player, presence: Presence, now: number): Transition {
  const comes = presence === 'here' && {
    hereSince: now,
    from: before.from === AWAY ? firstQuestion(game.quiz) : before.from,
  };
  const after = { ...before, presence, isReady: false, ...comes };
  return change(recount(game.quiz, before, after), [after]);
}

/** The connection is lost. The seat is held, and nobody is told (P4.36). */
export function drop(game: Game, playerId: string, now: number): Transition {
  const before = game.players.get(playerId);
  return before?.presence === 'here' ? present(game, before, 'dropped', now) : change(game.quiz);
}

/** The player left, or did not come back in time. Coming back is possible until the end of the game. */
export function leaveGame(game: Game, playerId: string, now: number): Transition {
  const before = game.players.get(playerId);
  if (!before || before.presence === 'removed') return change(game.quiz);
  return present(game, before, 'gone', now);
}

/** The host sends a player out, or lets them back in (P4.35). */
export function setRemoved(game: Game, playerId: string, isRemoved: boolean, now: number): Transition {
  const before = game.players.get(playerId);
  if (!before) return refuse('no-such-player');
  if ((before.presence === 'removed') === isRemoved) return change(game.quiz);
  if (!isRemoved && seated(game) >= game.quiz.settings.seats) return refuse('game-full');
  return present(game, before, isRemoved ? 'removed' : 'gone', now);
}

/** The longest-present player becomes host when the host has been away for 30 s (P4.14). Nobody here: nothing changes. */
export function passHostOn(game: Game): Transition {
  const { quiz } = game;
  const next = [...game.players.values()]
    .filter(({ id, presence }) => presence === 'here' && id !== quiz.hostId)
    .toSorted((a, b) => a.hereSince - b.hereSince || a.seat - b.seat)[0];
  const isHostHere = game.players.get(quiz.hostId)?.presence === 'here';
  return isHostHere || !next ? change(quiz) : change({ ...quiz, hostId: next.id } satisfies Quiz);
}
