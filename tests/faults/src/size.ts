/** `npm run faults` plays twenty rounds of fifty rooms (security F2); one round of a few rooms belongs to every test run. */
export const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
export const ROOMS = Number(process.env['FAULT_ROOMS'] ?? 3);
/** Faults that stop everything for ten seconds at full size are short in every test run. */
export const isFull = ROUNDS > 1;
/**
 * Every test run proves that nothing is lost and everybody comes back. How soon is measured at full size, on a machine without
 * other work.
 */
export const PATIENCE = isFull ? 1 : 15;

/**
 * The grade of the games. A question goes on by its own clock while everybody is away: at full size 5th grade's 20 s, in every
 * test run kindergarten's 45 s, so that a busy machine starts its servers again before the question is over (P4.15).
 */
export const GRADE = isFull ? '5th' : 'k';
