import { vitestIn } from './vitest-in.ts';

/** `npm run faults [file]`: every fault script of tests/faults at full size, twenty rounds of fifty rooms (security 4.3). */
const { FAULT_ROUNDS = '20', FAULT_ROOMS = '50' } = process.env;
vitestIn('tests/faults', process.argv.slice(2), { FAULT_ROUNDS, FAULT_ROOMS });
