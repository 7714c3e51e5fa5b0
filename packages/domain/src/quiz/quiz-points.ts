/** Two points a right answer (P4.48). */
export const QUIZ_POINTS = 2;
export const QUIZ_POINTS_A_GAME = 20;
export const QUIZ_POINTS_A_DAY = 60;

/** What a finished game pays into the ledger: at most 20 a game and 60 a day (P4.49, P4.50). */
export const quizPoints = (rightCount: number, paidToday: number): number =>
  Math.max(0, Math.min(rightCount * QUIZ_POINTS, QUIZ_POINTS_A_GAME, QUIZ_POINTS_A_DAY - paidToday));
