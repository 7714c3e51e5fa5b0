import type { Alias } from './aliases.ts';
import { awards, type AwardKind } from './awards.ts';
import { boostQuestion, hintedOption, mayHint } from './crew-boosts.ts';
import { aliasOf } from './faces.ts';
import { gameRules } from './game-rules.ts';
import type { GameType } from './game-types.ts';
import type { Grade } from '../grades.ts';
import type { Card } from '../illustrations/picture.ts';
import type { Illustration } from '../illustrations/illustration.ts';
import { optionOrder } from './option-order.ts';
import type { Phase } from './phases.ts';
import type { Game, GivenAnswer, Player, Presence, Quiz, QuizQuestion, RivalKind, Scoring } from './quiz.ts';
import { rankViews, type RankView } from './rank-view.ts';
import { rightAnswers, type Place } from './standings.ts';
import { teamCount, teamStandings, type TeamStanding } from './teams.ts';

/** What other players see of a player: an alias, never the identity (P1.51). */
export interface SeatView extends Alias {
  readonly seat: number;
  /** A robot, or the ghost of the own last game; absent for a person. */
  readonly rival?: RivalKind;
  readonly presence: Presence;
  readonly team: number | null;
  readonly isReady: boolean;
  readonly score: number;
  readonly right: number;
  /** Whether the answer to the question that was just revealed was right: the ship flies from where it was. */
  readonly isRight: boolean;
  readonly hasAnswered: boolean;
}

/** What all players see at this moment. It holds no key: the key is in `RevealView`. */
export interface PhaseView {
  readonly phase: Phase;
  /** The rest of the phase in milliseconds; null when it waits for people. The client counts down with its own clock. */
  readonly leftMs: number | null;
  /** How long the show on the podium of a class has run, in milliseconds; null when none runs. */
  readonly showMs: number | null;
  readonly isPaused: boolean;
  readonly isLocked: boolean;
  readonly present: number;
  readonly answered: number;
  readonly ready: number;
  /** From 1; null before the first. */
  readonly question: number | null;
  readonly of: number;
  readonly text: string | null;
  readonly illustration: Illustration | null;
  /** How many answers the question has; null without one. */
  readonly answers: number | null;
  /** The seat of the host; null for one who watches. */
  readonly hostSeat: number | null;
  readonly top: readonly RankView[];
  readonly teams: readonly TeamStanding[];
  /** The question (from 1) that a boost of a crew is for now, and whether it has answers enough for a hint; null: no boost goes now. */
  readonly boostFor: { readonly question: number; readonly mayHint: boolean } | null;
}

/** The right answer, from the reveal on and never before it (P9.01). */
export interface RevealView {
  readonly right: string;
  readonly explanation: string;
}

/** What only this player sees. */
export interface MyView extends Alias {
  readonly seat: number;
  readonly team: number | null;
  readonly isHost: boolean;
  readonly score: number;
  readonly rank: number | null;
  /** Places won or lost by the question; null before the second reveal. */
  readonly moved: number | null;
  /** Points to the next better score; null for the best, and during a question. */
  readonly gap: number | null;
  readonly streak: number;
  readonly answerMs: number | null;
  /** Came while the others answer: plays from the next question on. */
  readonly waitsForNext: boolean;
  /** The options in this player's order, while a question is on screen. */
  readonly options: readonly string[];
  /** Their pictures in the same order; empty where the question has none. */
  readonly cards: readonly Card[];
  /** The place of the wrong answer that a hint of the own crew took away (decision 0106); null: none. */
  readonly hinted: number | null;
  readonly chosen: number | null;
  readonly result: { readonly correct: boolean; readonly points: number; readonly rightPlace: number } | null;
  readonly award: { readonly kind: AwardKind; readonly count: number } | null;
}

/** What never changes in a game. */
export interface GameView {
  readonly gameType: GameType;
  readonly grade: Grade;
  readonly scoring: Scoring;
  readonly seats: number;
  readonly teams: number;
  readonly hasProjector: boolean;
}

/** Everybody in a small room sees everybody; in a large one, the first five. */
export const TOP = 5;
const SHOWS_QUESTION: readonly Phase[] = ['read', 'answer', 'reveal', 'scoreboard'];
const AFTER_REVEAL: readonly Phase[] = ['reveal', 'scoreboard'];

const questionOnScreen = (quiz: Quiz): QuizQuestion | null =>
  SHOWS_QUESTION.includes(quiz.phase) ? (quiz.questions[quiz.question] ?? null) : null;

export const gameView = ({ settings }: Quiz): GameView => {
  const { gameType, grade, scoring, seats } = settings;
  const { hasProjector } = gameRules(gameType);
  return { gameType, grade, scoring, seats, teams: teamCount(settings), hasProjector };
};

/** How many of those here have answered the current question: who came in its middle is not asked. */
export const answeredBy = ({ present, waiting, late }: Pick<Quiz, 'present' | 'waiting' | 'late'>): number =>
  present - waiting - late;

/** @param now the server's milliseconds */
export function phaseView(game: Game, now: number): PhaseView {
  const { quiz } = game;
  const showsScores = quiz.phase === 'scoreboard' || quiz.phase === 'podium';
  const end = quiz.pausedAt ?? now;
  return {
    phase: quiz.phase,
    leftMs: quiz.phaseEndsAt === null ? null : Math.max(0, quiz.phaseEndsAt - end),
    showMs: quiz.phase === 'podium' && quiz.phaseEndsAt !== null ? Math.max(0, now - quiz.phaseAt) : null,
    isPaused: quiz.pausedAt !== null,
    isLocked: quiz.isLocked,
    present: quiz.present,
    answered: answeredBy(quiz),
    ready: quiz.ready,
    question: quiz.question < 0 ? null : quiz.question + 1,
    of: quiz.settings.questionCount,
    text: questionOnScreen(quiz)?.question ?? null,
    illustration: questionOnScreen(quiz)?.illustration ?? null,
    answers: questionOnScreen(quiz)?.options.length ?? null,
    hostSeat: game.players.get(quiz.hostId)?.seat ?? null,
    top: showsScores ? rankViews(game, TOP) : [],
    // A class knows its crews from the lobby on.
    teams: showsScores || quiz.settings.crews > 0 ? teamStandings(game) : [],
    boostFor: boostFor(quiz),
  };
}

function boostFor(quiz: Quiz): PhaseView['boostFor'] {
  const question = quiz.settings.crews === 0 ? null : boostQuestion(quiz);
  return question === null ? null : { question: question + 1, mayHint: mayHint(quiz, question) };
}

/** The right answer; null before the reveal. */
export function revealView({ phase, questions, question }: Quiz): RevealView | null {
  const on = AFTER_REVEAL.includes(phase) ? questions[question] : undefined;
  return on ? { right: on.options[on.right] ?? '', explanation: on.explanation } : null;
}

/** The player's answer to the question on screen. Whether it was right is not told before the reveal. */
function hidden({ phase, question }: Quiz, { answers }: Player): GivenAnswer | null {
  const last = answers.at(-1);
  return phase === 'answer' && last?.question === question ? last : null;
}

export function seatView(quiz: Quiz, player: Player): SeatView {
  const unknown = hidden(quiz, player);
  const last = player.answers.at(-1);
  return {
    ...aliasOf(quiz, player.seat),
    ...(player.rival && { rival: player.rival }),
    seat: player.seat,
    presence: player.presence,
    team: player.team,
    isReady: player.isReady,
    score: player.score - (unknown?.points ?? 0),
    right: rightAnswers(player) - (unknown?.correct === true ? 1 : 0),
    isRight: AFTER_REVEAL.includes(quiz.phase) && last?.question === quiz.question && last.correct,
    hasAnswered: last?.question === quiz.question,
  };
}

/** @param places everybody's place, worked out once for all players */
export function myView(game: Game, player: Player, places: ReadonlyMap<string, Place>): MyView {
  const { quiz } = game;
  const question = questionOnScreen(quiz);
  const waitsForNext = quiz.phase === 'answer' && player.from > quiz.question;
  const order = question === null || waitsForNext ? [] : optionOrder(quiz, quiz.question, player);
  const hinted = hintedOption(quiz, quiz.question, player.team);
  const given = player.answers.at(-1);
  const mine = given?.question === quiz.question ? given : undefined;
  const isRevealed = AFTER_REVEAL.includes(quiz.phase);
  const place = isRevealed || quiz.phase === 'podium' ? places.get(player.id) : undefined;
  return {
    ...aliasOf(quiz, player.seat),
    seat: player.seat,
    team: player.team,
    isHost: player.id === quiz.hostId,
    score: player.score - (hidden(quiz, player)?.points ?? 0),
    // During a question a place would show who was right.
    rank: place?.rank ?? null,
    moved: place?.moved ?? null,
    gap: place?.gap ?? null,
    streak: isRevealed ? player.streak : 0,
    answerMs: mine?.answerMs ?? null,
    waitsForNext,
    options: order.flatMap((option) => question?.options[option] ?? []),
    cards: order.flatMap((option) => question?.optionCards?.[option] ?? []),
    hinted: hinted === null || order.length === 0 ? null : order.indexOf(hinted),
    chosen: mine ? order.indexOf(mine.option) : null,
    result:
      isRevealed && question
        ? {
            correct: mine?.correct ?? false,
            points: mine?.points ?? 0,
            rightPlace: order.indexOf(question.right),
          }
        : null,
    award: null,
  };
}

export const awardsOf = (game: Game): ReadonlyMap<string, NonNullable<MyView['award']>> =>
  new Map(awards(game).map(({ playerId, kind, count }) => [playerId, { kind, count }]));
