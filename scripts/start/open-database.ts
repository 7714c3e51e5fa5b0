import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedPostgres } from '@noodlenaut/db/embedded';
import { step } from './step.ts';
import { undo } from './stop-all.ts';

export interface OpenDatabase {
  /** What the servers are told of it. The owner is the api's alone, for migrations. */
  readonly env: { readonly DATABASE_URL: string; readonly DATABASE_OWNER_URL?: string };
  readonly isNew: boolean;
}

/** The server of DATABASE_URL, or the embedded one of this data directory, which is stopped with everything else. */
export async function openDatabase(external: string | undefined, dataDir: string): Promise<OpenDatabase> {
  if (external !== undefined) return { env: { DATABASE_URL: external }, isNew: false };
  const pgDir = join(dataDir, 'postgres');
  const isNew = !existsSync(join(pgDir, 'PG_VERSION'));
  const database = await step(
    isNew ? 'Creating the database' : 'Starting the database',
    () => embeddedPostgres(pgDir),
    (server) => (server.reused ? 'Database was still running' : 'Database ready'),
  );
  undo.push(() => database.stop());
  return {
    env: { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
    isNew: database.createdNow,
  };
}
