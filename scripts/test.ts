import { join } from 'node:path';
import { failedTasks, forgetRuns } from './test/failed-tasks.ts';
import { tally } from './test/tally.ts';
import { testRun } from './test/test-run.ts';
import { testedRooms } from './test/tested-rooms.ts';

/**
 * `npm test [e2e] [turbo's own options]`: format, lint, types, walls and every room's tests; with `e2e` the browser tests alone. What
 * did not change since it passed is taken from turbo's cache; `npm test -- --force` runs all of it.
 */
const root = join(import.meta.dirname, '..');
const BROWSER = '@noodlenaut/e2e';
/** One more than the cores: the rooms of the games mostly wait for clocks. */
const CONCURRENCY = '3';

const args = process.argv.slice(2);
const isBrowserOnly = args[0] === 'e2e';
const options = isBrowserOnly ? args.slice(1) : args;
const began = performance.now();
const run = testRun();
const failedSteps: string[] = [];
const step = async (name: string, command: string, ...given: readonly string[]): Promise<void> => {
  if ((await run.command(command, given, root)) === 0) return;
  failedSteps.push(name);
  console.error(`\n${name} failed`);
};
const turbo = (name: string, ...given: readonly string[]) =>
  step(name, 'turbo', 'run', ...given, '--continue', '--output-logs=new-only', '--summarize', ...options);

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopped) return;
    isStopped = true;
    console.error('\nStopping ...');
    void run.end().then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  });

forgetRuns(root);
if (!isBrowserOnly) {
  await step('format', 'oxfmt', '--check', '.');
  const tasks = ['check', 'walls', 'typecheck', 'test'];
  await turbo('turbo', ...tasks, `--filter=!${BROWSER}`, `--concurrency=${CONCURRENCY}`);
}
// After the others: a browser uses both cores.
await turbo('browser tests', 'test', `--filter=${BROWSER}`);
if (!isBrowserOnly) await step('spec:check', process.execPath, join(root, 'scripts/spec-check.ts'));

// A stopped run has nothing to tell; it exits when all of it has ended.
if (isStopped) await new Promise<never>(() => {});
const { passed, told, rooms } = tally(root, isBrowserOnly ? ['e2e'] : testedRooms(root));
const left = (await run.end()).map(({ pid, command }) => `a process outlived its test: ${pid} ${command}`);
const failures = [...failedTasks(root, rooms), ...told, ...left];
const total = Math.max(failures.length, failedSteps.length);
for (const failure of failures) console.error(`\nFAILED ${failure}`);
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\nAll of it took ${Math.round((performance.now() - began) / 1000)} s.`);
console.log(`${passed} passed, ${total} failed`);
process.exit(total > 0 ? 1 : 0);
