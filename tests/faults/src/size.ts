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
