import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect, type Database } from '../connection/connect.ts';
import { embeddedPostgres } from '../embedded/embedded-postgres.ts';
import { migrate } from '../migrate.ts';
import type { TransactionLimits } from '../store.ts';
import { borrowServer, isBorrowed, nameOn } from './borrow-server.ts';
import { keepCompiled } from './keep-compiled.ts';

/** Tests prove what happens, not how soon: a busy machine ends none of their transactions. */
export const TEST_LIMITS: TransactionLimits = { statementMs: 60_000, lockMs: 60_000, idleMs: 60_000 };

/** A test cluster is thrown away, so it needs no durability. */
const THROWAWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // The cluster may lie in memory.
  'min_wal_size=32MB',
  'max_wal_size=128MB',
  'max_connections=400',
  'log_min_messages=fatal',
  'logging_collector=off',
];

export interface TestCluster {
  /** For the superuser: tests make databases, and read what the servers may not. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL of its own for one test run, on a free port, in a temporary directory; with TEST_DATABASE_URL databases on that
 * server, which are dropped at the end.
 */
export async function startTestCluster(): Promise<TestCluster> {
  keepCompiled();
  const borrowed = process.env['TEST_DATABASE_URL'];
  if (borrowed !== undefined && borrowed !== '') return borrowServer(borrowed);
  const dir = mkdtempSync(join(tmpdir(), 'noodlenaut-test-'));
  // PostgreSQL's own account passes through to the cluster.
  chmodSync(dir, 0o711);
  const server = await embeddedPostgres(
    join(dir, 'cluster'),
    THROWAWAY.flatMap((setting) => ['-c', setting]),
  );
  return {
    url: server.ownerUrl,
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const databaseUrl = (clusterUrl: string, name: string): string => {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function admin(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Prepares a cluster. When that fails, the cluster is stopped and removed. */
export async function prepared<Result>(
  cluster: TestCluster,
  prepare: () => Promise<Result>,
): Promise<Result> {
  try {
    return await prepare();
  } catch (cause) {
    await cluster.stop();
    throw cause;
  }
}

/** Makes a migrated database from which others are cloned. `fill` adds the rows that every clone has. */
export async function makeTemplate(
  clusterUrl: string,
  name: string,
  fill?: (db: Database) => Promise<void>,
): Promise<string> {
  const template = nameOn(clusterUrl, name);
  // On every server the same order of letters as in the embedded one.
  const locale = isBorrowed(clusterUrl) ? `template template0 encoding 'UTF8' locale 'C.UTF-8'` : '';
  await admin(clusterUrl, `create database ${template} ${locale}`);
  if (isBorrowed(clusterUrl)) await setUp(clusterUrl, template);
  const { db } = connect({ url: databaseUrl(clusterUrl, template), poolSize: 2 });
  await migrate(db.withTables<never>());
  await fill?.(db);
  await db.destroy();
  return template;
}

let clones = 0;
/** A fresh copy of a template; returns its address. */
export async function cloneDatabase(clusterUrl: string, template: string): Promise<string> {
  clones += 1;
  const original = nameOn(clusterUrl, template);
  const name = `${original}_${process.pid}_${clones}`;
  // Copying files makes the whole server write its buffers out, so other people's server copies rows.
  const strategy = isBorrowed(clusterUrl) ? 'wal_log' : 'file_copy';
  await admin(clusterUrl, `create database ${name} template ${original} strategy ${strategy}`);
  if (isBorrowed(clusterUrl)) await setUp(clusterUrl, name);
  return databaseUrl(clusterUrl, name);
}

/** Drops the database of a test file that is over, unless something of it is still connected: then it goes with the cluster. */
export async function dropClone(clusterUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (rows.length === 0) await client.query(`drop database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** A database without a table; returns its address. */
export async function emptyDatabase(clusterUrl: string): Promise<string> {
  clones += 1;
  const name = nameOn(clusterUrl, `empty_${process.pid}_${clones}`);
  await admin(clusterUrl, `create database ${name}`);
  return databaseUrl(clusterUrl, name);
}

/** What the settings of the embedded server are for each of its databases. A copy does not have its template's. */
async function setUp(clusterUrl: string, name: string): Promise<void> {
  await admin(
    clusterUrl,
    ['synchronous_commit = off', `timezone = 'UTC'`, 'log_min_messages = fatal']
      .map((setting) => `alter database ${name} set ${setting}`)
      .join('; '),
  );
}
