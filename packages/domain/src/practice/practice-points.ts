/** A right answer in practice pays one point, at most this many in one of the learner's own days (decision 0024). */
export const PRACTICE_DAY_POINTS = 20;

/** What one answer pays: 1 or 0. `paidToday` is what practice has paid this local day already. */
export const practicePoints = (correct: boolean, paidToday: number): 0 | 1 =>
  correct && paidToday < PRACTICE_DAY_POINTS ? 1 : 0;

/**
 * The ledger's reference of the nth point of a local day, '2026-03-05#07'. The table takes 01 to 20 and each once, so
 * the limit holds whatever two tabs do at once (decision 0024).
 */
export const practicePointRef = (day: string, nth: number): string =>
  `${day}#${String(nth).padStart(2, '0')}`;
