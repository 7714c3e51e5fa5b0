import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { BackupError } from '@noodlenaut/db';
import pg from 'pg';
import { environmentWith } from './env.ts';

/** The first bytes of pg_dump's own format. */
export const PG_DUMP_START = 'PGDMP';

/** The address without its password, which other accounts of the machine could read in the list of processes. */
function connection(url: string): { readonly dbname: string; readonly env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return {
    dbname: `--dbname=${address.href}`,
    env: environmentWith(password === '' ? {} : { PGPASSWORD: password }),
  };
}

const majorOf = async (program: string): Promise<number> => {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  return Number(/\b(\d+)(?:\.|\s|$)/.exec(stdout)?.[1] ?? 0);
};

async function serverMajor(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    return rows[0]?.version ?? 0;
  } finally {
    await client.end();
  }
}

/** Whether this machine has a pg_dump that is new enough for the server. */
export const hasPgDump = async (url: string, program = 'pg_dump'): Promise<boolean> => {
  const found = await majorOf(program).catch(() => 0);
  return found > 0 && found >= (await serverMajor(url));
};

/** Everything but the queue of jobs, in pg_dump's own format. The stream fails when the program does. */
export async function* pgDump(url: string, program = 'pg_dump'): AsyncGenerator<Uint8Array> {
  const { dbname, env } = connection(url);
  const flags = [
    '--format=custom',
    '--compress=0',
    '--no-owner',
    '--no-privileges',
    '--exclude-schema=pgboss',
  ];
  const child = spawn(program, [...flags, dbname], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  yield* child.stdout;
  const [code] = await ended;
  if (code !== 0) throw new BackupError(`pg_dump ended with code ${String(code)}; what it said is above.`);
}

/** Restores pg_dump's format into an empty database, all or nothing. @throws BackupError when pg_restore is missing or fails */
export async function pgRestore(url: string, dump: Readable, program = 'pg_restore'): Promise<void> {
  const { dbname, env } = connection(url);
  const flags = [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    '--clean',
    '--if-exists',
  ];
  const child = spawn(program, [...flags, dbname], { env, stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(child, 'close');
  const failed = once(child, 'error').then(([cause]) => {
    throw new BackupError('This backup was made by pg_dump: install pg_restore of PostgreSQL here.', {
      cause,
    });
  });
  failed.catch(() => undefined);
  await Promise.race([pipeline(dump, child.stdin).catch(() => undefined), failed]);
  const [code] = await Promise.race([ended, failed]);
  if (code !== 0) throw new BackupError(`pg_restore ended with code ${String(code)}; what it said is above.`);
}
