import { seededDice } from '../practice/dice.ts';
import type { Alias } from './aliases.ts';
import { answerMsOf } from './answer.ts';
import { aliasOf } from './faces.ts';
import { optionSeed } from './option-order.ts';
import type { Game, GivenAnswer, Player, Quiz } from './quiz.ts';
import { answerPoints } from './score.ts';
import { lastTold } from './teams.ts';

/** Robots say what they are by their name; `right` is how many of a hundred questions one knows (decision 0107). */
export const ROBOTS = [
  { name: 'Robot Bolt', right: 50 },
  { name: 'Robot Gear', right: 70 },
  { name: 'Robot Spark', right: 85 },
] as const;
/** The child's own earlier game, as a rival. */
export const GHOST_NAME = 'You, last time';

/** Seats behind the one of who plays alone. */
const ROBOT_SEAT = 2;
const GHOST_SEAT = ROBOT_SEAT + ROBOTS.length;
/** No player has this number: a robot's thoughts must not follow from an order of options. */
const ROBOT_DICE = 5001;
const SOONEST_MS = 3000;
/** Of the time for an answer; the quickest are over before half of it. */
const LATEST_SHARE = 0.6;

/** What a robot does with a question: the same whenever it is asked, so that a restored game goes on the same. */
function robotAnswer(quiz: Quiz, robot: number, question: number, streak: number): GivenAnswer | null {
  const on = quiz.questions[question];
  const skill = ROBOTS[robot];
  if (!on || !skill) return null;
  const dice = seededDice(optionSeed(quiz.settings.seed, question, ROBOT_DICE + robot));
  const correct = dice.int(0, 99) < skill.right;
  const ofMs = answerMsOf(quiz, { hasExtraTime: false });
  const answerMs = dice.int(SOONEST_MS, Math.max(SOONEST_MS, Math.round(ofMs * LATEST_SHARE)));
  const wrong = on.options.flatMap((_, option) => (option === on.right ? [] : [option]));
  const option = correct ? on.right : (dice.shuffle(wrong)[0] ?? on.right);
  const time = { leftMs: ofMs - answerMs, ofMs };
  const points = answerPoints(quiz.settings.scoring, correct, time, correct ? streak + 1 : 0);
  return { question, option, correct, answerMs, points };
}

/** Whether an answer is given by now: to a question that is over, or in its time on the one that is open. */
const isGiven = (quiz: Quiz, { question, answerMs }: GivenAnswer, now: number): boolean =>
  question <= lastTold(quiz) ||
  (question === quiz.question && quiz.phase === 'answer' && now - quiz.phaseAt >= answerMs);

function robotPlan(quiz: Quiz, robot: number): GivenAnswer[] {
  const plan: GivenAnswer[] = [];
  let streak = 0;
  for (let question = 0; question <= quiz.question; question += 1) {
    const answer = robotAnswer(quiz, robot, question, streak);
    if (!answer) break;
    streak = answer.correct ? streak + 1 : 0;
    plan.push(answer);
  }
  return plan;
}

function rival(seat: number, kind: NonNullable<Player['rival']>, answers: readonly GivenAnswer[]): Player {
  let [streak, bestStreak, score] = [0, 0, 0];
  for (const { correct, points } of answers) {
    streak = correct ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
    score += points;
  }
  return {
    id: `${kind}-${seat}`,
    rival: kind,
    seat,
    presence: 'here',
    hereSince: 0,
    team: null,
    isReady: false,
    hasExtraTime: false,
    answers,
    score,
    streak,
    bestStreak,
    emojiAt: null,
    from: -1,
  };
}

const robots = (quiz: Quiz, now: number): Player[] =>
  quiz.settings.robots
    ? ROBOTS.map((_, at) =>
        rival(
          ROBOT_SEAT + at,
          'robot',
          robotPlan(quiz, at).filter((answer) => isGiven(quiz, answer, now)),
        ),
      )
    : [];

const ghost = (quiz: Quiz, now: number): Player[] =>
  quiz.ghost.length === 0
    ? []
    : [
        rival(
          GHOST_SEAT,
          'ghost',
          quiz.ghost.filter((answer) => isGiven(quiz, answer, now)),
        ),
      ];

function shown(game: Game, rivals: readonly Player[]): Game {
  if (rivals.length === 0) return game;
  const mine = [...game.players.values()][0]?.seat ?? 1;
  const faces = rivals.map(({ seat, rival: kind }): [number, Alias] => {
    const { avatar } = aliasOf(game.quiz, kind === 'ghost' ? mine : seat);
    return [seat, { avatar, name: kind === 'ghost' ? GHOST_NAME : (ROBOTS[seat - ROBOT_SEAT]?.name ?? '') }];
  });
  return {
    quiz: { ...game.quiz, faces: new Map([...game.quiz.faces, ...faces]) },
    players: new Map([...game.players, ...rivals.map((one) => [one.id, one] as const)]),
  };
}

/**
 * The game as it is shown: robots beside who plays alone. They are in no game that is written, so that none of them is ever a person in a
 * record, gets points or takes a place in a report.
 * @param now the server's milliseconds
 */
export const withRobots = (game: Game, now: number): Game => shown(game, robots(game.quiz, now));

/** The same with the ghost of the own earlier game: on the track, and in no list of places. */
export const withRivals = (game: Game, now: number): Game =>
  shown(game, [...robots(game.quiz, now), ...ghost(game.quiz, now)]);

/** When the next rival answers the question on screen, in the server's milliseconds; null: nobody any more. */
export function nextRivalAt(quiz: Quiz, now: number): number | null {
  if (quiz.phase !== 'answer' || quiz.pausedAt !== null) return null;
  const plans = quiz.settings.robots ? ROBOTS.flatMap((_, at) => robotPlan(quiz, at)) : [];
  const next = [...plans, ...quiz.ghost]
    .filter(({ question }) => question === quiz.question)
    .map(({ answerMs }) => quiz.phaseAt + answerMs)
    .filter((at) => at > now);
  return next.length === 0 ? null : Math.min(...next);
}
