import { PERSONA_NAMES, subjectLabel } from '@noodlenaut/domain';
import type { AwardKind, GameType, Scoring, SubjectId } from '@noodlenaut/domain';
import type { QuizConnectionState } from './keep-quiz.ts';

export const GAME_NAMES = {
  'quiz-race': 'Quiz Race',
  'knowledge-battle': 'Knowledge Battle',
  'team-challenge': 'Team Challenge',
  'class-quiz': 'Class Quiz',
} as const satisfies Record<GameType, string>;

export const gameTitle = (type: GameType, subject?: SubjectId): string =>
  subject === undefined ? GAME_NAMES[type] : `${subjectLabel(subject)} ${GAME_NAMES[type]}`;

export const SCORING_NAMES = {
  calm: 'calm scoring',
  classic: 'quick answers score more',
} as const satisfies Record<Scoring, string>;

/** The two ways to score, as a child picks them. */
export const SCORING_CHOICES = {
  calm: 'Calm: take your time',
  classic: 'Quick: fast answers score more',
} as const satisfies Record<Scoring, string>;

/** Who explains; Noodle where nobody told what the game asks about. */
export const teacherOf = (subject?: SubjectId): string =>
  subject === undefined ? 'Noodle' : PERSONA_NAMES[subject];

/** Who is in a room, told to all. */
export const playersIn = (count: number): string =>
  count === 1 ? '1 player is in' : `${count} players are in`;

interface Praise {
  readonly title: string;
  readonly fact: (count: number) => string;
}
const times = (count: number, one: string, many: string): string =>
  count === 1 ? one : many.replace('#', String(count));

/** What was known, alone or together. */
export const rightAnswers = (count: number): string => times(count, '1 answer right', '# answers right');

/** One award for every child: its name, and the fact it stands on. */
export const AWARDS = {
  'first-place': {
    title: 'First to the moon',
    fact: (count) => times(count, 'You got 1 answer right', 'You got # answers right'),
  },
  'every-question-right': {
    title: 'Full orbit',
    fact: (count) => times(count, 'You got the question right', 'You got all # questions right'),
  },
  'only-one-who-knew': {
    title: 'Lone star',
    fact: (count) => times(count, 'Only you knew 1 answer', 'Only you knew # answers'),
  },
  'right-in-a-row': { title: 'Steady star', fact: (count) => `You got ${count} right in a row` },
  'came-back': {
    title: 'Comeback comet',
    fact: (count) => times(count, 'Right again after a miss', 'Right again after a miss, # times'),
  },
  'took-time': { title: 'Careful captain', fact: (count) => `You took your time on ${count} right answers` },
  'most-right-at-the-end': {
    title: 'Strong landing',
    fact: (count) => `You got ${count} right near the end`,
  },
  'answered-all': {
    title: 'Brave pilot',
    fact: (count) => times(count, 'You answered the question', 'You answered all # questions'),
  },
  'right-answers': {
    title: 'Bright spark',
    fact: (count) => times(count, 'You got 1 answer right', 'You got # answers right'),
  },
  'kept-going': {
    title: 'Good explorer',
    fact: (count) =>
      count === 0 ? 'You stayed to the end' : times(count, 'You gave 1 answer', 'You gave # answers'),
  },
} as const satisfies Record<AwardKind, Praise>;

/** Why a game is over for this player, and what to do. */
export const OVER_WORDS = {
  'taken-over': {
    title: 'You play on another device',
    text: 'Your game moved there. You can bring it back.',
  },
  removed: { title: 'You are outside for now', text: 'The host asked you to wait. Talk to your teacher.' },
  closed: { title: 'This game is over', text: 'Thank you for playing. Find a new game!' },
  refused: { title: 'You cannot join this game', text: 'Ask for a code, or find a new game.' },
} as const satisfies Record<(QuizConnectionState & { is: 'over' })['why'], { title: string; text: string }>;
