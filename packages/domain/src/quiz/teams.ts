import type { Dice } from '../practice/dice.ts';
import type { Boost } from './boost.ts';
import { gameRules } from './game-rules.ts';
import type { Game, Player, Quiz, QuizSettings } from './quiz.ts';

/** Players in balanced teams, by lot: sizes differ by one at most (P4.28). */
export function intoTeams(players: readonly Player[], teams: number, dice: Dice): Player[] {
  if (teams === 0) return [...players];
  return dice.shuffle(players).map((player, at) => ({ ...player, team: at % teams }));
}

/** The crews of a game: those of its type, or as many as the teacher of a class chose. */
export const teamCount = ({ gameType, crews }: Pick<QuizSettings, 'gameType' | 'crews'>): number =>
  gameRules(gameType).hasProjector ? crews : gameRules(gameType).teams;

export interface TeamStanding {
  readonly team: number;
  readonly members: number;
  /** The mean of the members' scores, rounded. */
  readonly score: number;
  /** As it stood before the last finished question: the rocket flies from there. */
  readonly before: number;
  /** Questions in a row that at least half of the crew had right. */
  readonly row: number;
  /** Boosts the crew may use now, and those it has used. */
  readonly charges: number;
  readonly boosts: readonly Omit<Boost, 'team'>[];
}

/** Good questions in a row that earn a boost. */
export const ROW_FOR_BOOST = 2;
const MOST_BOOSTS = 3;
const TOLD: readonly string[] = ['reveal', 'scoreboard', 'podium', 'closed'];

/** Index of the last question whose answers are told; -1 before the first reveal. */
export const lastTold = ({ phase, question }: Pick<Quiz, 'phase' | 'question'>): number =>
  TOLD.includes(phase) ? question : question - 1;

/** What a crew did with each question up to one: members who were there for it, right answers, points. */
function tally(members: readonly Player[], last: number) {
  const questions = Array.from({ length: last + 1 }, () => ({ counted: 0, right: 0, points: 0 }));
  for (const { from, answers } of members) {
    for (const [at, question] of questions.entries()) if (from <= at) question.counted += 1;
    for (const { question: at, correct, points } of answers) {
      const question = questions[at];
      if (!question) continue;
      question.points += points;
      question.right += correct ? 1 : 0;
    }
  }
  return questions;
}

/** Enough to bring a sum of thirds and sixths back to what it is. */
const exact = (sum: number): number => Math.round(Math.round(sum * 1000) / 1000);

function standing(game: Game, team: number): TeamStanding {
  const members = [...game.players.values()].filter(
    (player) => player.team === team && player.presence !== 'removed',
  );
  const boosts = game.quiz.boosts.filter((boost) => boost.team === team);
  let [sum, before, row, earned] = [0, 0, 0, 0];
  for (const [question, { counted, right, points }] of tally(members, lastTold(game.quiz)).entries()) {
    const kind = boosts.find((boost) => boost.question === question)?.kind;
    const sharedBy = kind === 'shield' ? right : counted;
    before = sum;
    sum += sharedBy === 0 ? 0 : (points / sharedBy) * (kind === 'double' ? 2 : 1);
    if (counted > 0 && right * 2 >= counted) {
      row += 1;
      earned += row % ROW_FOR_BOOST === 0 ? 1 : 0;
    } else if (kind !== 'shield') row = 0;
  }
  return {
    team,
    members: members.length,
    score: exact(sum),
    before: exact(before),
    row,
    charges: Math.max(0, Math.min(MOST_BOOSTS, earned) - boosts.length),
    boosts: boosts.map(({ kind, question }) => ({ kind, question })),
  };
}

/**
 * The crews' scores (P4.29): the mean of the members, question by question, so that five against four is fair and a child who comes late
 * pulls nobody down. A member who left still counts; who was sent out does not (decision 0106). Answers to the question on screen are not
 * in it before its reveal.
 */
export const teamStandings = (game: Game): TeamStanding[] =>
  Array.from({ length: teamCount(game.quiz.settings) }, (_, team) => standing(game, team));

/** The crews on the podium, the best first; equal scores share a rank. A crew without members stands on no step. */
export function rankedTeams(teams: readonly TeamStanding[]): (TeamStanding & { readonly rank: number })[] {
  const sorted = teams
    .filter(({ members }) => members > 0)
    .toSorted((a, b) => b.score - a.score || a.team - b.team);
  return sorted.map((one) => ({ ...one, rank: 1 + sorted.filter(({ score }) => score > one.score).length }));
}
