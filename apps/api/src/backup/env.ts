import { join } from 'node:path';
import { withSecretFiles } from '@noodlenaut/db';
import { readEnv } from '../env.ts';

/** What `npm run backup` and `npm run restore` read, as the api and the launcher have it. */
const dataDir = process.env['DATA_DIR'] || join(import.meta.dirname, '../../../../.data');
/** @throws EnvironmentError when a variable of the api cannot be used */
export const backupEnv = () => {
  const source = withSecretFiles(process.env);
  const { BACKUP_DIR, BACKUP_KEY, BACKUP_DAYS, ERASED_IDS_FILE } = readEnv({
    ...process.env,
    ...(!source['DATABASE_URL'] && { DATABASE_URL: 'postgres://unused' }),
  });
  return {
    /** null: the embedded database of the data directory. */
    databaseUrl:
      source['DATABASE_OWNER_URL'] || source['DATABASE_DIRECT_URL'] || source['DATABASE_URL'] || null,
    dataDir,
    folder: BACKUP_DIR ?? join(dataDir, 'backups'),
    key: BACKUP_KEY ?? null,
    days: BACKUP_DAYS,
    /** null: nobody said where it is. */
    erasedIdsFile: ERASED_IDS_FILE ?? (source['DATABASE_URL'] ? null : join(dataDir, 'erased-accounts.txt')),
  };
};

/** The environment of a program that we start. */
export const environmentWith = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});
