import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './start-error.ts';

/** A launcher that was just killed needs a moment to be gone, and its servers to let go of the port. */
const PATIENCE_MS = 4000;
const LOOK_MS = 100;

const isLauncher = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    const file = `/proc/${pid}/cmdline`;
    return !existsSync(file) || readFileSync(file, 'utf8').includes('start.ts');
  } catch {
    // No such process, or not ours to signal: nobody to wait for.
    return false;
  }
};

async function within(ms: number, good: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(LOOK_MS))
    if (await good()) return true;
  return good();
}

/** Makes sure that one launcher at a time uses a data directory; returns how to give it free. */
export async function claimDataDirectory(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'launcher.pid');
  const owner = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
  const free = await within(
    PATIENCE_MS,
    async () => owner() === 0 || owner() === process.pid || !isLauncher(owner()),
  );
  if (!free) {
    throw new StartError(
      `Noodlenaut is already running on ${dataDir} (process ${owner()}). Stop it first, or start with another DATA_DIR and PORT.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** Why nobody can listen there, as the system's error code; null when one can. */
const obstacle = (port: number, host: string) =>
  new Promise<string | null>((done) => {
    const probe = createServer();
    probe.once('error', (cause) => done('code' in cause ? String(cause.code) : cause.message));
    probe.listen(port, host, () => probe.close(() => done(null)));
  });

const SENTENCES: Readonly<Record<string, string>> = {
  EACCES: 'needs rights that you do not have; get them',
  EADDRINUSE: 'is taken by another program; stop that program',
};

/** @throws StartError when we cannot listen on the port */
export async function checkPort(port: number, host: string): Promise<void> {
  let found: string | null = null;
  if (await within(PATIENCE_MS, async () => (found = await obstacle(port, host)) === null)) return;
  const why = SENTENCES[String(found)] ?? `of ${host} cannot be used (${String(found)})`;
  const other = port < 1024 ? 3000 : port + 1;
  throw new StartError(`Port ${port} ${why}, or choose another port: PORT=${other} npm start`);
}
