/** `npm run faults` plays twenty rounds of fifty rooms (SAFETY F2); one round of a few rooms belongs to every test run. */
export const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
export const ROOMS = Number(process.env['FAULT_ROOMS'] ?? 3);
/** Faults that hold everything up for ten seconds at full size are short in every test run. */
export const isFull = ROUNDS > 1;
/** A machine of many tenants is slow (`.ci/run`); what is measured for its own sake is measured without this. */
export const PATIENCE = isFull ? 1 : Number(process.env['E2E_PATIENCE'] ?? 1);
