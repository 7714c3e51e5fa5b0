import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesOf } from '@noodlenaut/scripts/processes';
import getPort from 'get-port';
import { embeddedPostgres } from '@noodlenaut/db/embedded';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 240_000;
const STOP_MS = 20_000;
const LOOK_MS = 100;

export interface ProductRun {
  readonly baseUrl: string;
  readonly demoPassword: string;
  readonly databaseUrl: string;
  /** Ends it as Ctrl-C would. @throws Error when a process of this run outlives it */
  readonly stop: () => Promise<void>;
}

const isReady = async (baseUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok;
  } catch {
    // Nobody listens yet: that is what is being waited for.
    return false;
  }
};

async function untilReady(child: ChildProcess, baseUrl: string, said: () => string): Promise<void> {
  for (const end = performance.now() + START_MS; performance.now() < end; await sleep(LOOK_MS)) {
    if (child.exitCode !== null) throw new Error(`npm start ended before it was ready:\n${said()}`);
    // The last sentence comes after the demo family is seeded; /readyz may be true a moment before.
    if (said().includes('Ctrl-C stops everything') && (await isReady(baseUrl))) return;
  }
  throw new Error(`npm start was not ready after ${START_MS / 1000} s:\n${said()}`);
}

/** As the owner: tests look where the servers may not. */
const databaseUrlIn = async (dataDir: string): Promise<string> =>
  (await embeddedPostgres(join(dataDir, 'postgres'))).ownerUrl;

/** Starts the product as a person would, on an empty data directory and a free port. */
export async function startProduct(): Promise<ProductRun> {
  const dataDir = mkdtempSync(join(tmpdir(), 'noodlenaut-e2e-'));
  const port = await getPort({ host: '127.0.0.1' });
  const baseUrl = `http://localhost:${port}`;
  let output = '';
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // A machine that stands still for seconds is no verdict: calls wait for the database instead of being refused.
      POOL_WAIT_MS: '60000',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
    },
  });
  const keep = (text: Buffer) => (output += text.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));

  const stop = async () => {
    // A terminal's Ctrl-C arrives twice: from the terminal and from npm.
    child.kill('SIGINT');
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(STOP_MS)]);
    for (const end = performance.now() + STOP_MS; performance.now() < end; await sleep(LOOK_MS))
      if (processesOf(dataDir).length === 0) break;
    const left = processesOf(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    if (left.length > 0) throw new Error(`Ctrl-C left processes behind:\n${left.join('\n')}`);
    if (child.exitCode !== 0)
      throw new Error(`npm start ended with ${String(child.exitCode)} after Ctrl-C:\n${output}`);
  };
  try {
    await untilReady(child, baseUrl, () => output);
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
  const demoPassword = /password for each: (\S+)\)/.exec(output)?.[1] ?? '';
  return { baseUrl, demoPassword, databaseUrl: await databaseUrlIn(dataDir), stop };
}
