import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesOf } from '@noodlenaut/scripts/processes';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { launchChromium } from '../src/chromium.ts';
import { TEST_MS } from '../src/patience.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = TEST_MS / 2;

/** Nobody listens until Vite does, which comes last. */
const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

test('npm run dev: the app with hot reload, the api behind it, and nothing left after Ctrl-C', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'noodlenaut-dev-'));
  const port = await getPort({ host: '127.0.0.1' });
  let said = '';
  const child = spawn(process.execPath, [join(ROOT, 'scripts/dev.ts')], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), DATA_DIR: dataDir },
  });
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const browser = await launchChromium();
  try {
    for (
      const end = performance.now() + START_MS;
      !(await answers(`http://localhost:${port}/`));
      await sleep(100)
    )
      if (performance.now() > end || child.exitCode !== null) throw new Error(`not ready:\n${said}`);
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Power On', exact: true }).waitFor();
    expect(await page.content()).toContain('/@vite/client');
    expect((await page.request.get('/api/subjects')).status()).toBe(200);
  } finally {
    await browser.close();
    child.kill('SIGINT');
    child.kill('SIGTERM');
    await ended;
  }
  expect(processesOf(dataDir)).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});
