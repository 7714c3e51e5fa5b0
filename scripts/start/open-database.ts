import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedPostgres } from '@noodlenaut/db/embedded';
import { step } from './step.ts';
import { undo } from './stop-all.ts';

/** The server of DATABASE_URL, or the embedded one of this data directory, which is stopped with everything else. */
export async function openDatabase(
  external: string | undefined,
  dataDir: string,
): Promise<{ readonly url: string; readonly isNew: boolean }> {
  if (external !== undefined) return { url: external, isNew: false };
  const pgDir = join(dataDir, 'postgres');
  const isNew = !existsSync(join(pgDir, 'PG_VERSION'));
  const database = await step(
    isNew ? 'Creating the database' : 'Starting the database',
    () => embeddedPostgres(pgDir),
    (server) => (server.reused ? 'Database was still running' : 'Database ready'),
  );
  undo.push(() => database.stop());
  return { url: database.url, isNew: database.createdNow };
}
