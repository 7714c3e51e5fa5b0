import { join } from 'node:path';
import { failedTasks, forgetRuns, testedIn } from './test/failed-tasks.ts';
import { allWalks, changedWalks, keepWalks, passedWalks, type Walk } from './test/passed-walks.ts';
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
const step = async (name: string, command: string, ...given: readonly string[]): Promise<boolean> => {
  if ((await run.command(command, given, root)) === 0) return true;
  failedSteps.push(name);
  console.error(`\n${name} failed`);
  return false;
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

/** Walks through what changed since it passed. @returns the walks that ran */
async function walkAgain(): Promise<readonly Walk[]> {
  const all = allWalks(root);
  const changed = options.includes('--force') ? all : changedWalks(all, passedWalks(root));
  for (const { package: name } of all.filter((walk) => !changed.includes(walk)))
    console.log(`The walk of ${name} passed before, and nothing that it reads has changed.`);
  for (const walk of changed)
    if (await turbo(`walk of ${walk.package}`, 'walks', `--filter=${walk.package}`)) keepWalks(root, [walk]);
  return changed;
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
const walks = part === 'all' || part === 'walks' ? await walkAgain() : [];
if (part === 'all') await step('spec:check', process.execPath, join(root, 'scripts/spec-check.ts'));

// A stopped run has nothing to tell; it exits when all of it has ended.
if (isStopped) await new Promise<never>(() => {});
const expected = part === 'all' ? testedRooms(root) : part === 'walks' ? [] : testedIn(root);
const results = [
  ...expected.map((room) => ({ room, file: 'test-results.json' })),
  ...walks.map(({ directory }) => ({ room: directory, file: 'walk-results.json' })),
];
const { passed, told, rooms: failed } = tally(root, results);
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
