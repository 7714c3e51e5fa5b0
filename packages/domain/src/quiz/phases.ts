import type { Grade } from '../grades.ts';

/** The phases of a game. The rooms list knows only the status (P4.07). */
export const PHASES = [
  'lobby',
  'countdown',
  'read',
  'answer',
  'reveal',
  'scoreboard',
  'podium',
  'closed',
] as const;
export type Phase = (typeof PHASES)[number];

/** Three seconds, counted down (P4.07). */
export const COUNTDOWN_MS = 3000;
/** Extra time for the network after the answer time (P4.17). */
export const NETWORK_MS = 400;
/** Extra time for a question that a crash of the server interrupted (P4.41). */
export const GRACE_MS = 5000;

interface Pace {
  readonly readMs: number;
  readonly answerMs: number;
  /** The longest time that the right answer and its explanation are shown. The players may go on earlier. */
  readonly revealMs: number;
}

const SLOWEST: Pace = { readMs: 8000, answerMs: 45_000, revealMs: 20_000 };
const SLOW: Pace = { readMs: 6000, answerMs: 30_000, revealMs: 15_000 };
const QUICK: Pace = { readMs: 5000, answerMs: 25_000, revealMs: 12_000 };
const QUICKEST: Pace = { readMs: 4000, answerMs: 20_000, revealMs: 10_000 };

const PACES = {
  'pre-k': SLOWEST,
  k: SLOWEST,
  '1st': SLOW,
  '2nd': SLOW,
  '3rd': QUICK,
  '4th': QUICK,
  '5th': QUICKEST,
  '6th': QUICKEST,
} as const satisfies Record<Grade, Pace>;

/** The read, answer and reveal times of a grade (P4.15, P4.16). */
export const paceOf = (grade: Grade): Pace => PACES[grade];

export const SCOREBOARD_MS = 6000;

/** A child with the setting for more time gets 1.5 times the answer time, and so do all when the host gives more. */
export const EXTRA_TIME = 1.5;
