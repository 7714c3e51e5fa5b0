import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { keepService } from './keep-service.ts';
import { startService } from './start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'keep-'));
const undo: (() => Promise<void> | void)[] = [];
const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(async () => {
  for (const task of undo) await task();
  rmSync(folder, { recursive: true });
  quiet.mockRestore();
});

/** A server that writes down its starts, and ends itself when it is told so. */
function server(name: string, life: string) {
  const [script, diary] = [join(folder, `${name}.mjs`), join(folder, `${name}.txt`)];
  writeFileSync(diary, '');
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(diary)}, process.pid + '\\n');
     process.send({ ready: true, port: 1 });
     process.on('disconnect', () => process.exit(0));
     ${life}`,
  );
  const pids = () => readFileSync(diary, 'utf8').trim().split('\n').map(Number);
  return { pids, start: () => startService(name, script, { PATH: process.env['PATH'] }, undo) };
}
const soon = { timeout: 30_000, interval: 20 };

test.each(['api', 'game'])(
  'the %s server is started again when it dies, also when it is killed',
  async (name) => {
    const { pids, start } = server(name, 'setInterval(() => {}, 1000);');
    void keepService(await start(), { startAgain: start });
    for (let deaths = 1; deaths <= 3; deaths += 1) {
      process.kill(pids().at(-1) ?? 0, 'SIGKILL');
      await expect.poll(() => pids().length, soon).toBe(deaths + 1);
    }
  },
);

test('one that dies again and again is given up, and so is one that does not come up any more', async () => {
  const { pids, start } = server('weak', 'setTimeout(() => process.exit(1), 10);');
  let isGivenUp = false;
  const giveUp = () => Promise.resolve((isGivenUp = true));
  await keepService(await start(), { startAgain: start, giveUp });
  expect([isGivenUp, pids().length]).toEqual([true, 11]);
  let tries = 0;
  const fails = () => Promise.reject(new Error(`no start ${(tries += 1)}`));
  await keepService(await start(), { startAgain: fails, giveUp });
  expect(tries).toBe(10);
});
