import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs the vitest of one room until it ends, by hand too; the root has none of its own.
 * @param room its folder, from the root of the repository
 * @param words what stands after `vitest run`
 * @param env what the tests read besides the environment of this process
 * @returns never before vitest has ended: the process ends with its code
 */
export function vitestIn(
  room: string,
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): void {
  const cwd = join(import.meta.dirname, '..', room);
  const child = spawn(join(cwd, 'node_modules/.bin/vitest'), ['run', ...words], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // The tests take down what they have started, and this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  child.once('error', (cause) => {
    console.error(`The tests of ${room} could not be started: ${cause.message}`);
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
}
