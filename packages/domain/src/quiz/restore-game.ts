import type { Alias } from './aliases.ts';
import { AWAY } from './crews.ts';
import { owesAnswer, type Game, type GivenAnswer, type Player, type Quiz } from './quiz.ts';

/** A player as the database stores it. */
export interface RecordedPlayer {
  readonly id: string;
  readonly seat: number;
  readonly team: number | null;
  readonly hasExtraTime: boolean;
  /** Index of the first question that counts for this player; -1: all, `AWAY`: not back since the start. */
  readonly from: number;
  readonly face: Alias | null;
  readonly isRemoved: boolean;
  /** Left before the server crashed. The others are expected to come back. */
  readonly isGone: boolean;
  /** In the order of the questions. */
  readonly answers: readonly GivenAnswer[];
}
/** The stored quiz. The counts are computed from the players. */
export type RecordedQuiz = Omit<Quiz, 'faces' | 'present' | 'waiting' | 'late' | 'ready'>;

const FINISHED: readonly string[] = ['reveal', 'scoreboard', 'podium', 'closed'];

/** The longest streak of right answers, and the streak that ends with question `last`. */
function rows(answers: readonly GivenAnswer[], last: number): { streak: number; bestStreak: number } {
  let [row, best, before] = [0, 0, -2];
  for (const { question, correct } of answers) {
    row = correct ? (question === before + 1 ? row : 0) + 1 : 0;
    best = Math.max(best, row);
    before = question;
  }
  return { streak: before >= last ? row : 0, bestStreak: best };
}

/**
 * Restores a game from the database (decision 0029). Scores and streaks are computed from the answers. Players who had not left
 * count as present, so that a question does not end before they are back. The room removes those who stay away.
 * @param now the server's milliseconds
 */
export function restoreGame(quiz: RecordedQuiz, recorded: readonly RecordedPlayer[], now: number): Game {
  const lastFinished = FINISHED.includes(quiz.phase) ? quiz.question : quiz.question - 1;
  const players = recorded.map(({ isRemoved, isGone, face: _face, ...known }): Player => ({
    ...known,
    presence: isRemoved ? 'removed' : isGone || known.from === AWAY ? 'gone' : 'here',
    hereSince: now,
    isReady: false,
    score: known.answers.reduce((sum, { points }) => sum + points, 0),
    ...rows(known.answers, lastFinished),
    emojiAt: null,
  }));
  const here = players.filter(({ presence }) => presence === 'here');
  return {
    quiz: {
      ...quiz,
      faces: new Map(recorded.flatMap(({ seat, face }) => (face === null ? [] : [[seat, face] as const]))),
      present: here.length,
      waiting: here.filter((player) => owesAnswer(player, quiz.question)).length,
      late: here.filter(({ from }) => from > quiz.question).length,
      ready: 0,
    },
    players: new Map(players.map((player) => [player.id, player])),
  };
}
