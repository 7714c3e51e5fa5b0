import { connect, type Database, grantServer, migrate, refuseOldServer } from '@noodlenaut/db';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { ApiEnv } from '../env.ts';

/** A database that could lose committed rows (security F3). */
export class UnsafeDatabaseError extends Error {
  override readonly name = 'UnsafeDatabaseError';
}

type SchemaEnv = Pick<
  ApiEnv,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL' | 'PGPASSWORD' | 'NODE_ENV' | 'JOBS'
>;
const WAIT_MS = 10_000;

/**
 * Brings the schema up to date as its owner, on connections of its own, because the servers' role may not (security 2.19).
 * Several processes may run it at once, and any number of times.
 * @returns how many migrations were applied
 * @throws UnsafeDatabaseError
 * @throws OldServerError
 */
export async function prepareSchema(env: SchemaEnv): Promise<number> {
  const url = env.DATABASE_OWNER_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const { db } = connect({ url, poolSize: 2, waitMs: WAIT_MS, onConnectionLost: () => undefined });
  try {
    await refuseOldServer(
      async (query) => (await sql.raw<{ version: number }>(query).execute(db)).rows[0]?.version,
    );
    if (env.NODE_ENV !== 'test') await refuseUnsafe(db);
    const applied = await migrate(db.withTables<never>());
    if (env.DATABASE_OWNER_URL !== undefined) {
      if (env.JOBS) await makeJobTables(env.DATABASE_OWNER_URL);
      const server = new URL(env.DATABASE_URL);
      const password = decodeURIComponent(server.password) || env.PGPASSWORD;
      await grantServer(db, { name: decodeURIComponent(server.username), password });
    }
    return applied.length;
  } finally {
    await db.destroy();
  }
}

/** The job runner's own tables; the servers only use them. */
async function makeJobTables(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  let failure: unknown = null;
  boss.on('error', (cause) => (failure = cause));
  await boss.start();
  await boss.stop({ graceful: false });
  if (failure !== null) throw failure;
}

async function refuseUnsafe(db: Database): Promise<void> {
  const { rows } = await sql<{
    value: string;
  }>`select current_setting('synchronous_commit') as value`.execute(db);
  if (rows[0]?.value !== 'off') return;
  throw new UnsafeDatabaseError(
    'The database has synchronous_commit off and can lose what it confirmed. Set it to on and start again.',
  );
}
