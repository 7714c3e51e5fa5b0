import { spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { binaries, NOBODY, type Binaries } from './binaries.ts';
import { checkVersion, POSTGRES_MAJOR, refuseHalfUpgraded } from './check-directory.ts';
import { newSecrets, readSecrets, writeSecrets, type ClusterSecrets } from './cluster-secrets.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { lastLogLines, LOG_SETTINGS, startLog } from './server-log.ts';
import { makeServerRole, setOwnerPassword } from './set-passwords.ts';

export { DatabaseStartError };

const START_TIMEOUT_MS = 60_000;

/** The superuser, who owns the schema; clusters of earlier versions have this name for it. */
const OWNER = 'app';

export interface OlderPostgres {
  readonly major: string;
  /** Where its `postgres` is. */
  readonly folder: string;
}

export interface EmbeddedPostgres {
  /** For the role of the servers, which owns nothing and may do what `grantServer` gave it. */
  readonly url: string;
  /** For the superuser, who owns the schema: for migrations. */
  readonly ownerUrl: string;
  /** True when a server of an earlier start was still running and is used again. */
  readonly reused: boolean;
  readonly createdNow: boolean;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from the npm package's binaries (decision 0010), or finds the one an earlier start left running.
 * @param dataDir directory of the cluster; made when absent
 * @param flags extra `-c name=value` settings
 * @param older binaries of another major version, to read an older cluster with
 * @throws DatabaseStartError with one sentence that says what to do
 */
export async function embeddedPostgres(
  dataDir: string,
  flags: readonly string[] = [],
  older: OlderPostgres | null = null,
): Promise<EmbeddedPostgres> {
  const dir = resolve(dataDir);
  const running = runningServer(dir);
  if (running) return server(dir, running.port, secretsOfRunning(dir), true, false, () => running.pid);
  refuseHalfUpgraded(dir);
  makeDirectory(dir);
  checkVersion(dir, older?.major ?? POSTGRES_MAJOR);
  const bin = older === null ? binaries(dir) : binaries(dir, older.folder);
  const createdNow = !existsSync(join(dir, 'PG_VERSION'));
  const secrets = createdNow ? newSecrets(OWNER) : (readSecrets(dir) ?? newSecrets(OWNER));
  if (createdNow) await initialise(bin, dir, secrets);
  rmSync(join(dir, 'postmaster.pid'), { force: true });
  if (!createdNow && readSecrets(dir) === null) await setOwnerPassword(bin, dir, secrets);
  writeSecrets(dir, secrets);

  const port = await getPort({ host: '127.0.0.1' });
  const logFile = startLog(dir);
  const log = openSync(logFile, 'w', 0o600);
  if (bin.runAs) chownSync(logFile, bin.runAs, bin.runAs);
  const [command, ...before] = bin.command('postgres');
  const args = [
    ...before,
    '-D',
    dir,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    ...LOG_SETTINGS,
    ...flags,
  ];
  const child = spawn(command, args, {
    ...bin.spawnOptions,
    detached: true,
    stdio: ['ignore', 'ignore', log],
  });
  closeSync(log);
  let exit: string | null = null;
  child.once('error', (cause) => (exit = cause.message));
  child.once('exit', (code, signal) => (exit ??= `it ended with ${signal ?? code}`));
  child.unref();
  await untilReady(dir, port, () => exit);
  const started = server(dir, port, secrets, false, createdNow, () => runningServer(dir)?.pid ?? null);
  await makeServerRole(started.ownerUrl, secrets);
  return started;
}

/** @throws DatabaseStartError when the passwords of a running server are unknown */
function secretsOfRunning(dir: string): ClusterSecrets {
  const secrets = readSecrets(dir);
  if (secrets) return secrets;
  throw new DatabaseStartError(
    `A database runs in ${dir}, but its passwords are not there. Stop it, and start again: new ones are made.`,
  );
}

function server(
  dir: string,
  port: number,
  secrets: ClusterSecrets,
  reused: boolean,
  createdNow: boolean,
  pid: () => number | null,
): EmbeddedPostgres {
  const stop = async () => {
    const running = pid();
    if (running === null || !isAlive(running)) return;
    process.kill(running, 'SIGINT');
    while (isAlive(running) && existsSync(join(dir, 'postmaster.pid'))) await sleep(15);
  };
  const urlAs = ({ name, password }: ClusterSecrets['owner']) =>
    `postgres://${name}:${password}@127.0.0.1:${port}/postgres`;
  return { url: urlAs(secrets.server), ownerUrl: urlAs(secrets.owner), reused, createdNow, stop };
}

/** Runs initdb in a temporary folder. Only a complete cluster gets the final name, so a start that was killed can begin again. */
async function initialise(bin: Binaries, dir: string, { owner }: ClusterSecrets): Promise<void> {
  const fresh = `${dir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (bin.runAs !== null) chownSync(fresh, bin.runAs, bin.runAs);
  const [command, ...before] = bin.command('initdb');
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const passwordFile = `${dir}.new.password`;
  writeFileSync(passwordFile, owner.password, { mode: 0o600 });
  if (bin.runAs !== null) chownSync(passwordFile, bin.runAs, bin.runAs);
  const access = ['-U', owner.name, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const args = [...before, '-D', fresh, ...access, ...locale, '--no-instructions'];
  const run = await finished(
    spawn(command, args, { ...bin.spawnOptions, stdio: ['ignore', 'ignore', 'pipe'] }),
  ).finally(() => rmSync(passwordFile, { force: true }));
  if (run.code === 0) {
    rmSync(dir, { recursive: true });
    renameSync(fresh, dir);
    return;
  }
  rmSync(fresh, { recursive: true, force: true });
  const full = /No space left/.test(run.said) ? ' Free some space, or set DATA_DIR to another disk.' : '';
  throw new DatabaseStartError(`The database in ${dir} could not be created: ${run.said}${full}`);
}

function finished(child: ChildProcess): Promise<{ readonly code: number | null; readonly said: string }> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-1000)));
  return new Promise((done) => {
    child.once('error', (cause) => done({ code: null, said: cause.message }));
    child.once('exit', (code) => done({ code, said: said.trim().split('\n').slice(-3).join(' ') }));
  });
}

function makeDirectory(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    if (process.getuid?.() === 0 && statSync(dir).uid === 0) chownSync(dir, NOBODY, NOBODY);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseStartError(
      `The data directory ${dir} cannot be used: ${said}. Set DATA_DIR to a folder you can write to.`,
      {
        cause,
      },
    );
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
};

/** The server that owns this directory, by its postmaster.pid: line 1 the process, line 4 the port, line 8 its state. */
function runningServer(dir: string): { pid: number; port: number; ready: boolean } | null {
  const file = join(dir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const commandLine = `/proc/${pid}/cmdline`;
  const ours =
    !existsSync('/proc/self') || (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(dir));
  return pid > 0 && ours && isAlive(pid)
    ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
    : null;
}

async function untilReady(dir: string, port: number, exit: () => string | null): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const ended = exit();
    if (ended !== null)
      throw new DatabaseStartError(`PostgreSQL did not start in ${dir}: ${ended}. ${lastLogLines(dir)}`);
    const running = runningServer(dir);
    if (running?.ready && running.port === port) return;
    await sleep(10);
  }
  throw new DatabaseStartError(
    `PostgreSQL did not get ready in ${dir} within ${START_TIMEOUT_MS / 1000} s. Its log is ${startLog(dir)}.`,
  );
}
