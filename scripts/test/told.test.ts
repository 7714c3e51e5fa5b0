import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { failedTasks, forgetRuns, walkedIn } from './failed-tasks.ts';
import { tally } from './tally.ts';

const root = mkdtempSync(join(tmpdir(), 'told-'));
afterAll(() => rmSync(root, { recursive: true }));
const put = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const results = (passed: number, testResults: readonly unknown[]) => ({
  numPassedTests: passed,
  numFailedTests: 1,
  testResults,
});

test('a failed test, a file that did not load and a room without results are counted and named', () => {
  const failed = { fullName: 'sums are right', status: 'failed', failureMessages: ['expected 2, got 3'] };
  const passed = { fullName: 'all is well', status: 'passed', failureMessages: [] };
  put(
    'apps/api/test-results.json',
    results(1, [{ name: 'a', status: 'failed', assertionResults: [passed, failed] }]),
  );
  put(
    'apps/web/test-results.json',
    results(0, [{ name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }]),
  );
  const from = ['apps/api', 'apps/web', 'e2e'].map((room) => ({ room, file: 'test-results.json' }));
  expect(tally(root, from)).toEqual({
    passed: 1,
    told: [
      'apps/api: sums are right\nexpected 2, got 3',
      'apps/web: b.test.ts\nno such module',
      'e2e left no test-results.json',
    ],
    rooms: ['apps/api', 'apps/web', 'e2e'],
  });
});

test('a task that failed shows the end of its log, one that passed and the tests say nothing', () => {
  const task = (name: string, exitCode: number, room = 'api') => ({
    taskId: `${room}#${name}`,
    task: name,
    directory: `apps/${room}`,
    logFile: `${name}.log`,
    execution: { exitCode },
  });
  const WITHOUT_SCRIPT = { taskId: 'ui#walls', task: 'walls', directory: 'packages/ui' };
  put('.turbo/runs/1.json', {
    tasks: [task('lint', 1), task('typecheck', 0), task('test', 1), task('test', 1, 'web'), WITHOUT_SCRIPT],
  });
  put('lint.log', `${'earlier\n'.repeat(40)}unused variable\n`);
  const [told, ...more] = failedTasks(root, ['apps/api']);
  // The web's tests told of nothing: an error came after them.
  expect(more).toEqual(['web#test\nleft no log']);
  expect(told).toMatch(/^api#lint\n/);
  expect(told).toMatch(/unused variable$/);
  expect(told?.split('\n')).toHaveLength(31);
  forgetRuns(root);
  expect(failedTasks(root, [])).toEqual([]);
});

test('a walk is told with the hash of its run, and whether it passed whole', () => {
  const task = (name: string, exitCode: number, ...cliArguments: string[]) => ({
    taskId: `${name}#walks`,
    task: 'walks',
    package: name,
    directory: `packages/${name}`,
    hash: `hash of ${name}`,
    cliArguments,
    logFile: 'walks.log',
    execution: { exitCode },
  });
  const without = { ...task('db', 0), logFile: undefined };
  const planned = { ...task('web', 0), execution: undefined };
  put('.turbo/runs/1.json', {
    tasks: [task('ai', 0), task('ui', 1), task('e2e', 0, 'cards', '--passWithNoTests'), without, planned],
  });
  expect(walkedIn(root).map(({ hash, isPassed, isWhole }) => [hash, isPassed, isWhole])).toEqual([
    ['hash of ai', true, true],
    ['hash of ui', false, true],
    ['hash of e2e', true, false],
  ]);
  forgetRuns(root);
});
