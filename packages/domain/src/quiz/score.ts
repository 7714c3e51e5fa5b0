import { NEW_READER_GRADES, type Grade } from '../grades.ts';
import type { Scoring } from './quiz.ts';

const RIGHT = 1000;
const CLASSIC_BASE = 600;
const CLASSIC_FAST = 400;
const STREAK_FROM = 3;
const STREAK_STEP = 50;
const STREAK_MOST = 150;

/** Calm to 2nd grade, classic from 3rd on (P4.21). */
export const defaultScoring = (grade: Grade): Scoring =>
  NEW_READER_GRADES.includes(grade) ? 'calm' : 'classic';

/**
 * Points of one answer (P4.20, P4.22, P4.23): calm 1000 or 0; classic 600 + 400 x time left / time, and from the third right answer
 * in a row +50 a step, at most +150. Never negative.
 * @param leftMs the rest of the player's answer time `ofMs`; 0 during the extra time for the network
 * @param streak right answers in a row, this one included
 */
export function answerPoints(
  scoring: Scoring,
  correct: boolean,
  time: { readonly leftMs: number; readonly ofMs: number },
  streak: number,
): number {
  if (!correct) return 0;
  if (scoring === 'calm') return RIGHT;
  const share = Math.min(1, Math.max(0, time.leftMs / time.ofMs));
  const bonus = Math.min(STREAK_MOST, Math.max(0, streak - STREAK_FROM + 1) * STREAK_STEP);
  return Math.round(CLASSIC_BASE + CLASSIC_FAST * share) + bonus;
}
