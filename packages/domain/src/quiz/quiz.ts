import type { Grade } from '../grades.ts';
import type { Card } from '../illustrations/picture.ts';
import type { Illustration } from '../illustrations/illustration.ts';
import type { Alias } from './aliases.ts';
import type { Boost } from './boost.ts';
import type { AnswerTime } from './game-settings.ts';
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
  /** The number of questions to play. Further ones are used for a tie. */
  readonly questionCount: number;
  readonly answerTime: AnswerTime;
  /** Crews in which a class flies; 0: each for themselves. Other games have the teams of their type. */
  readonly crews: number;
  /** Whether who plays alone races against robots. */
  readonly robots: boolean;
  /** Decides every order of options in this game (P4.52). A secret of the server. */
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

/** Who races beside somebody who plays alone and is no person. */
export type RivalKind = 'robot' | 'ghost';

/** `dropped`: the seat is held silently; `gone`: the "Continue your game" card waits; `removed`: by the host (P4.35 to P4.37). */
export type Presence = 'here' | 'dropped' | 'gone' | 'removed';

export interface Player {
  readonly id: string;
  /** Only in a game as it is shown (`withRivals`): nobody of the records. */
  readonly rival?: RivalKind;
  /** From 1, distinct within the game. */
  readonly seat: number;
  readonly presence: Presence;
  /** Present without a break since this time, in milliseconds. The longest-present player becomes host. */
  readonly hereSince: number;
  readonly team: number | null;
  readonly isReady: boolean;
  readonly hasExtraTime: boolean;
  /** In the order of the questions. A question without an answer has no entry. */
  readonly answers: readonly GivenAnswer[];
  readonly score: number;
  /** Right answers in a row, up to the last finished question. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly emojiAt: number | null;
  /** Index of the first question that counts for this player; -1 for who was here before the first, `AWAY` for who is expected. */
  readonly from: number;
}

/** The state shared by all players. It is small because each transition copies it; players are not copied. */
export interface Quiz {
  readonly settings: QuizSettings;
  readonly questions: readonly QuizQuestion[];
  /** By seat: the aliases of players who have chosen a face. */
  readonly faces: ReadonlyMap<number, Alias>;
  /** What crews have used, in its order. */
  readonly boosts: readonly Boost[];
  /** The answers of who plays alone in their last game of this kind (decision 0107); empty: there is none. */
  readonly ghost: readonly GivenAnswer[];
  readonly hostId: string;
  readonly phase: Phase;
  /** Index of the question on screen; -1 before the first. */
  readonly question: number;
  /** Begin and end of the phase in the server's milliseconds; no end when it waits for people. */
  readonly phaseAt: number;
  readonly phaseEndsAt: number | null;
  /** When the host stopped the clock; null while it runs. */
  readonly pausedAt: number | null;
  readonly isLocked: boolean;
  /**
   * Numbers of players: present; present without an answer to the current question; present from the next question on; present and
   * ready.
   */
  readonly present: number;
  readonly waiting: number;
  readonly late: number;
  readonly ready: number;
}

/** The state of a game. */
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
  | 'no-such-player'
  | 'no-boost';

/** What a transition changes: the quiz, and only the players that differ. */
export interface Change {
  readonly quiz: Quiz;
  readonly players: readonly Player[];
}
export type Transition =
  | { readonly ok: true; readonly change: Change }
  | { readonly ok: false; readonly refusal: QuizRefusal };

export const refuse = (refusal: QuizRefusal): Transition => ({ ok: false, refusal });
export const change = (quiz: Quiz, players: readonly Player[] = []): Transition => ({
  ok: true,
  change: { quiz, players },
});

/** Applies a change and returns a new game. A room with thousands of players writes into its own map instead. */
export function applyChange(game: Game, { quiz, players }: Change): Game {
  if (players.length === 0) return { quiz, players: game.players };
  const next = new Map(game.players);
  for (const player of players) next.set(player.id, player);
  return { quiz, players: next };
}

/** Whether a player is here and still has to answer a question. */
export const owesAnswer = (player: Player, question: number): boolean =>
  player.presence === 'here' && player.from <= question && player.answers.at(-1)?.question !== question;

/** Updates the counts of the quiz after one player has changed. */
export function recount(quiz: Quiz, before: Player | undefined, after: Player): Quiz {
  const here = (player: Player | undefined) => (player?.presence === 'here' ? 1 : 0);
  const waits = (player: Player | undefined) => (player && owesAnswer(player, quiz.question) ? 1 : 0);
  const late = (player: Player | undefined) =>
    player?.presence === 'here' && player.from > quiz.question ? 1 : 0;
  const ready = (player: Player | undefined) => (player?.presence === 'here' && player.isReady ? 1 : 0);
  return {
    ...quiz,
    present: quiz.present - here(before) + here(after),
    waiting: quiz.waiting - waits(before) + waits(after),
    late: quiz.late - late(before) + late(after),
    ready: quiz.ready - ready(before) + ready(after),
  };
}

/** The present players, by seat. */
export const presentPlayers = ({ players }: Game): Player[] =>
  [...players.values()].filter(({ presence }) => presence === 'here').toSorted((a, b) => a.seat - b.seat);
