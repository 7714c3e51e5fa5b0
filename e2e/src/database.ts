import pg from 'pg';
import { inject } from 'vitest';

/** One a worker; the database ends it with the run. */
let pool: pg.Pool | undefined;

function openPool(): pg.Pool {
  // As staff: a role is chosen once, and the tests prepare people no screen can make.
  const opened = new pg.Pool({
    connectionString: inject('databaseUrl'),
    max: 2,
    options: '-c noodlenaut.staff=on',
    allowExitOnIdle: true,
  });
  opened.on('error', (cause) => console.error(`The database ended a connection: ${cause.message}`));
  return opened;
}

/** Rows as the database holds them, for what no screen can make or show. */
export async function rows<Row extends pg.QueryResultRow = Record<string, unknown>>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  pool ??= openPool();
  const result = await pool.query<Row>(text, [...values]);
  return result.rows;
}

type Column = 'role' | 'grade' | 'is_verified' | 'verification_expires';

export async function setUser(
  userId: string,
  change: Partial<Record<Column, string | boolean | null>>,
): Promise<void> {
  for (const [column, value] of Object.entries(change))
    await rows(`update users set ${column} = $2 where id = $1`, [userId, value]);
}
