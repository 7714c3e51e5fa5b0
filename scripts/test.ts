import { join } from 'node:path';
import { failedTasks, forgetRuns, testedIn, walkedIn } from './test/failed-tasks.ts';
import { dueWalks, keepWalks } from './test/passed-walks.ts';
import { readOrder } from './test/read-order.ts';
import { tally } from './test/tally.ts';
import { testRun } from './test/test-run.ts';
import { testedRooms } from './test/tested-rooms.ts';

/**
 * `npm test`: format, lint, types, walls, every room's tests and the browser tests; `npm run rooms` the rooms' tests alone, `npm run
 * e2e` the browser tests alone, both as `-- [turbo's own options] [-- vitest's patterns]`. What did not change since it passed is taken
 * from turbo's cache, and walks that passed are not repeated (decision 0117); `--force` runs all of it. `npm run walks` runs those alone.
 */
const root = join(import.meta.dirname, '..');
const BROWSER = '@noodlenaut/e2e';
/** One more than the cores: the rooms of the games mostly wait for clocks. */
const CONCURRENCY = '3';

const { part, options, forVitest } = readOrder(process.argv.slice(2));
const began = performance.now();
const run = testRun();
const failedSteps: string[] = [];
const step = async (name: string, command: string, ...given: readonly string[]): Promise<void> => {
  if ((await run.command(command, given, root)) === 0) return;
  failedSteps.push(name);
  console.error(`\n${name} failed`);
};
const turbo = (name: string, ...given: readonly string[]) =>
  step(
    name,
    'turbo',
    'run',
    ...given,
    '--continue',
    '--output-logs=new-only',
    '--summarize',
    ...options,
    ...forVitest,
  );

/** Walks through what changed since it passed; with a pattern through what fits it, whatever passed. */
async function walkAgain(): Promise<void> {
  const { due, passed } = dueWalks(root, options.includes('--force') || forVitest.length > 0);
  for (const { package: name } of passed)
    console.log(`The walk of ${name} passed before, and nothing that it reads has changed.`);
  for (const { package: name } of due) await turbo(`walk of ${name}`, 'walks', `--filter=${name}`);
}

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopped) return;
    isStopped = true;
    console.error('\nStopping ...');
    void run.end().then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  });

forgetRuns(root);
const rooms = [`--filter=!${BROWSER}`, `--concurrency=${CONCURRENCY}`];
if (part === 'all') {
  await step('format', 'oxfmt', '--check', '.');
  await turbo('turbo', 'check', 'walls', 'typecheck', 'test', ...rooms);
}
if (part === 'rooms') await turbo('rooms', 'test', ...rooms);
// After the others: a browser uses both cores.
else if (part !== 'walks') await turbo('browser tests', 'test', `--filter=${BROWSER}`);
// A pattern asks for some tests of the rooms.
if (part === 'walks' || (part === 'all' && forVitest.length === 0)) await walkAgain();
if (part === 'all') await step('spec:check', process.execPath, join(root, 'scripts/spec-check.ts'));

// A stopped run has nothing to tell; it exits when all of it has ended.
if (isStopped) await new Promise<never>(() => {});
const expected = part === 'all' ? testedRooms(root) : part === 'walks' ? [] : testedIn(root);
const walks = walkedIn(root);
const results = [
  ...expected.map((room) => ({ room, file: 'test-results.json' })),
  ...walks.map(({ directory }) => ({ room: directory, file: 'walk-results.json' })),
];
const { passed, told, rooms: failed } = tally(root, results);
// Only what turbo says ran whole and passed, and whose results are there.
keepWalks(
  root,
  walks.filter(({ directory, isPassed, isWhole }) => isPassed && isWhole && !failed.includes(directory)),
);
const left = (await run.end()).map(({ pid, command }) => `a process outlived its test: ${pid} ${command}`);
// A pattern that fits nothing would pass for ever.
const nothing = forVitest.length > 0 && passed === 0 ? ['no test fits the pattern'] : [];
const failures = [...failedTasks(root, failed), ...told, ...left, ...nothing];
const total = Math.max(failures.length, failedSteps.length);
for (const failure of failures) console.error(`\nFAILED ${failure}`);
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\nAll of it took ${Math.round((performance.now() - began) / 1000)} s.`);
console.log(`${passed} passed, ${total} failed`);
process.exit(total > 0 ? 1 : 0);
