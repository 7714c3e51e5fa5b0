import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `npm run faults [file]`: every fault script of tests/faults at full size, twenty rounds of fifty rooms (security 4.3). */
const env = { FAULT_ROUNDS: '20', FAULT_ROOMS: '50', ...process.env };
const child = spawn('vitest', ['run', ...process.argv.slice(2)], {
  cwd: join(import.meta.dirname, '../tests/faults'),
  stdio: 'inherit',
  env,
});
child.once('exit', (code) => process.exit(code ?? 1));
