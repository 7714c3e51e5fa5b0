import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processesOf } from './processes.ts';
import { testRun } from './test-run.ts';

/** Starts a process that leaves its parent's group and ignores SIGTERM, and makes a folder; then says so and waits. */
const MESSY = `
  const { spawn } = require('node:child_process');
  const { mkdtempSync } = require('node:fs');
  mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'left-'));
  const stubborn = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);";
  spawn(process.execPath, ['-e', stubborn], { detached: true, stdio: 'ignore' }).unref();
`;

test('a run tells its exit codes, and 1 for what cannot be started', async () => {
  const run = testRun();
  expect(await run.command(process.execPath, ['-e', 'process.exit(3)'], '.')).toBe(3);
  expect(await run.command('no-such-command-here', [], '.')).toBe(1);
  expect(await run.end()).toEqual([]);
});

test.runIf(existsSync('/proc/self/environ'))(
  'a process that outlives its command is named and ended, and no folder is left',
  async () => {
    const run = testRun();
    expect(await run.command(process.execPath, ['-e', MESSY], '.')).toBe(0);
    expect(await run.end()).toHaveLength(1);
    expect([processesOf(run.folder), existsSync(run.folder)]).toEqual([[], false]);
  },
);

test.runIf(existsSync('/proc/self/environ'))('a run that is ended ends what still runs', async () => {
  const run = testRun();
  const code = run.command(process.execPath, ['-e', `${MESSY} setInterval(() => {}, 1000);`], '.');
  await expect.poll(() => processesOf(run.folder)).toHaveLength(2);
  await run.end();
  expect([await code, processesOf(run.folder), existsSync(run.folder)]).toEqual([1, [], false]);
});
