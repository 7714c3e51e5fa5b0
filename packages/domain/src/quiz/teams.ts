import type { Dice } from '../practice/dice.ts';
import { gameRules } from './game-rules.ts';
import type { Game, Player } from './quiz.ts';

/** Players in balanced teams, by lot: sizes differ by one at most (P4.28). */
export function intoTeams(players: readonly Player[], teams: number, dice: Dice): Player[] {
  if (teams === 0) return [...players];
  return dice.shuffle(players).map((player, at) => ({ ...player, team: at % teams }));
}

export interface TeamStanding {
  readonly team: number;
  readonly members: number;
  /** The mean of the members' scores, rounded. */
  readonly score: number;
}

/** The crews' scores (P4.29): the mean, so that five against four is fair. A member who left still counts. */
export function teamStandings(game: Game): TeamStanding[] {
  const { teams } = gameRules(game.quiz.settings.gameType);
  return Array.from({ length: teams }, (_, team) => {
    const members = [...game.players.values()].filter((player) => player.team === team);
    const sum = members.reduce((total, { score }) => total + score, 0);
    return {
      team,
      members: members.length,
      score: members.length === 0 ? 0 : Math.round(sum / members.length),
    };
  });
}
