/** The most points that practice pays on one local day of the learner, one for each right answer (decision 0024). */
export const PRACTICE_DAY_POINTS = 20;

/** The points for one answer: 1 or 0. `paidToday` is what practice has paid on this local day. */
export const practicePoints = (correct: boolean, paidToday: number): 0 | 1 =>
  correct && paidToday < PRACTICE_DAY_POINTS ? 1 : 0;

/**
 * The reference in the ledger for the nth point of a local day: '2026-03-05#07'. The table accepts 01 to 20, each once, so
 * the limit holds even when two tabs answer at the same time (decision 0024).
 */
export const practicePointRef = (day: string, nth: number): string =>
  `${day}#${String(nth).padStart(2, '0')}`;
