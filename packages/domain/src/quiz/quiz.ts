import type { Grade } from '../grades.ts';
import type { Card } from '../illustrations/picture.ts';
import type { Illustration } from '../illustrations/illustration.ts';
import type { GameType } from './game-types.ts';
import type { Phase } from './phases.ts';

/** A question of a game. It never leaves the server as it is: see `quiz-view.ts`. */
export interface QuizQuestion {
  /** The lesson's activity it comes from, `math-3rd-01-legs-wings-wheels#2`, or a generator's. */
  readonly ref: string;
  readonly question: string;
  readonly options: readonly string[];
  /** Index into `options`. */
  readonly right: number;
  readonly explanation: string;
  readonly illustration?: Illustration | undefined;
  /** A picture for each option, in the options' order: for who cannot read yet. */
  readonly optionCards?: readonly Card[] | undefined;
}

export const SCORINGS = ['calm', 'classic'] as const;
export type Scoring = (typeof SCORINGS)[number];

export interface QuizSettings {
  readonly gameType: GameType;
  readonly grade: Grade;
  readonly scoring: Scoring;
  readonly seats: number;
  /** Questions to play; those behind them are spare, for a tie. */
  readonly questionCount: number;
  /** Decides every order of options in this game (PRODUCT 4). A secret of the server. */
  readonly seed: number;
}

/** What one player did with one question. */
export interface GivenAnswer {
  readonly question: number;
  /** Index into the question's own options, whatever order the player saw. */
  readonly option: number;
  readonly correct: boolean;
  /** From the opening of the answers, in milliseconds. */
  readonly answerMs: number;
  readonly points: number;
}

/** `dropped`: the seat is held silently; `gone`: the "Continue your game" card waits; `removed`: by the host (PRODUCT 4). */
export type Presence = 'here' | 'dropped' | 'gone' | 'removed';

export interface Player {
  readonly id: string;
  /** From 1, distinct within the game (I2). */
  readonly seat: number;
  readonly presence: Presence;
  /** Since when without a break, in milliseconds: the longest-present player becomes host. */
  readonly hereSince: number;
  readonly team: number | null;
  readonly isReady: boolean;
  readonly hasExtraTime: boolean;
  /** In the order of the questions; one that was missed has none. */
  readonly answers: readonly GivenAnswer[];
  readonly score: number;
  /** Right answers in a row, up to the last finished question. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly emojiAt: number | null;
}

/** What is the same for everybody in the game. Small on purpose: it is copied at every step, the players are not. */
export interface Quiz {
  readonly settings: QuizSettings;
  readonly questions: readonly QuizQuestion[];
  readonly hostId: string;
  readonly phase: Phase;
  /** Index of the question on screen; -1 before the first. */
  readonly question: number;
  /** When the phase began and ends by itself, in the server's milliseconds; null: it waits for people. */
  readonly phaseAt: number;
  readonly phaseEndsAt: number | null;
  /** When the host stopped the clock; null while it runs. */
  readonly pausedAt: number | null;
  readonly isLocked: boolean;
  /** Players who are here; of those the ones without an answer to the question on screen, and the ones who are ready. */
  readonly present: number;
  readonly waiting: number;
  readonly ready: number;
}

/** A game as its room holds it. */
export interface Game {
  readonly quiz: Quiz;
  readonly players: ReadonlyMap<string, Player>;
}

export type QuizRefusal =
  | 'not-in-this-game'
  | 'not-the-host'
  | 'wrong-phase'
  | 'too-few-players'
  | 'game-full'
  | 'game-locked'
  | 'game-started'
  | 'removed-by-host'
  | 'already-answered'
  | 'too-late'
  | 'no-such-option'
  | 'too-soon'
  | 'game-paused'
  | 'no-such-player';

/** What a step changes: the quiz, and the players that differ. Everybody else is as before. */
export interface Change {
  readonly quiz: Quiz;
  readonly players: readonly Player[];
}
export type Move =
  | { readonly ok: true; readonly change: Change }
  | { readonly ok: false; readonly refusal: QuizRefusal };

export const refuse = (refusal: QuizRefusal): Move => ({ ok: false, refusal });
export const change = (quiz: Quiz, players: readonly Player[] = []): Move => ({
  ok: true,
  change: { quiz, players },
});

/** The game after a change, as a new value. A room with thousands of players writes the change into its own map instead. */
export function settle(game: Game, { quiz, players }: Change): Game {
  if (players.length === 0) return { quiz, players: game.players };
  const next = new Map(game.players);
  for (const player of players) next.set(player.id, player);
  return { quiz, players: next };
}

const isWaiting = (player: Player, question: number): boolean =>
  player.presence === 'here' && player.answers.at(-1)?.question !== question;

/** The counts that tell when everybody here is done, for one player who changes. */
export function recount(quiz: Quiz, before: Player | undefined, after: Player): Quiz {
  const here = (player: Player | undefined) => (player?.presence === 'here' ? 1 : 0);
  const waits = (player: Player | undefined) => (player && isWaiting(player, quiz.question) ? 1 : 0);
  const ready = (player: Player | undefined) => (player?.presence === 'here' && player.isReady ? 1 : 0);
  return {
    ...quiz,
    present: quiz.present - here(before) + here(after),
    waiting: quiz.waiting - waits(before) + waits(after),
    ready: quiz.ready - ready(before) + ready(after),
  };
}

/** Those who sit here now, in the order of their seats. */
export const presentPlayers = ({ players }: Game): Player[] =>
  [...players.values()].filter(({ presence }) => presence === 'here').toSorted((a, b) => a.seat - b.seat);
