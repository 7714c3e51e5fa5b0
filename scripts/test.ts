import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedTasks, forgetRuns } from './test/failed-tasks.ts';
import { tally } from './test/tally.ts';

const root = join(import.meta.dirname, '..');
/** One more than the cores: the rooms of the games mostly wait for clocks. */
const CONCURRENCY = '3';

/** Runs a command with its output shown; its exit code. */
const run = (command: string, args: readonly string[], cwd = root) =>
  new Promise<number>((done) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    });
    child.once('error', (cause) => {
      console.error(cause.message);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });

/** Rooms that have a test task of their own. */
function testedRooms(): readonly string[] {
  const rooms = ['apps', 'packages', 'tooling', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return rooms.filter((room) => {
    const file = join(root, room, 'package.json');
    return existsSync(file) && /"test":/.test(readFileSync(file, 'utf8'));
  });
}

const only = process.argv[2];
const began = performance.now();
const rooms = only === 'e2e' ? [] : [...testedRooms(), 'scripts'];
const failedSteps: string[] = [];
const step = async (name: string, work: Promise<number>) => {
  const code = await work;
  if (code !== 0) {
    failedSteps.push(name);
    console.error(`\n${name} failed`);
  }
};

forgetRuns(root);
if (only !== 'e2e') {
  await step('format', run('oxfmt', ['--check', '.']));
  await step(
    'turbo',
    run('turbo', [
      'run',
      'lint',
      'typecheck',
      'walls',
      'test',
      '--continue',
      `--concurrency=${CONCURRENCY}`,
      '--output-logs=new-only',
      '--summarize',
    ]),
  );
  await step('scripts', run('tsc', ['--noEmit', '-p', 'scripts']));
  await step('scripts', run('oxlint', ['--type-aware', '--deny-warnings', 'scripts']));
  await step('scripts', run('vitest', ['run'], join(root, 'scripts')));
}
rmSync(join(root, 'e2e/test-results.json'), { force: true });
await step('browser tests', run('vitest', ['run'], join(root, 'e2e')));
if (only !== 'e2e') await step('spec:check', run(process.execPath, [join(root, 'scripts/spec-check.ts')]));

const { passed, told, rooms: toldRooms } = tally(root, [...rooms, 'e2e']);
const failures = [...failedTasks(root, toldRooms), ...told];
const total = Math.max(failures.length, failedSteps.length);
for (const failure of failures) console.error(`\nFAILED ${failure}`);
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\nAll of it took ${Math.round((performance.now() - began) / 1000)} s.`);
console.log(`${passed} passed, ${total} failed`);
process.exit(total > 0 ? 1 : 0);
