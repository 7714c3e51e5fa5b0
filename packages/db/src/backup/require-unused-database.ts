import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BackupError } from './backup-error.ts';

const OTHERS = `
  select (select count(*) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
         to_regclass('public.users') is not null as has_users`;

const CLOSING_WAITS = 40;
const CLOSING_MS = 250;

/** A restore replaces everything. @throws BackupError when somebody is connected to the database, or when it has an account */
export async function requireUnusedDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const look = () => client.query<{ others: string; has_users: boolean }>(OTHERS);
    let { rows } = await look();
    // A connection that was closed a moment ago is still listed.
    for (let wait = 0; wait < CLOSING_WAITS && rows[0]?.others !== '0'; wait += 1) {
      await sleep(CLOSING_MS);
      ({ rows } = await look());
    }
    if (rows[0]?.others !== '0')
      throw new BackupError('Other programs use this database. Stop the servers first.');
    if (!rows[0]?.has_users) return;
    const { rows: users } = await client.query('select 1 from users limit 1');
    if (users.length > 0)
      throw new BackupError('This database has accounts already. A backup is restored into an empty one.');
  } finally {
    await client.end();
  }
}
