import { join } from 'node:path';
import { BackupError, SecretFileError } from '@noodlenaut/db';
import { embeddedPostgres } from '@noodlenaut/db/embedded';
import { EnvironmentError } from '../env.ts';
import { ErasedIdsError } from '../privacy/erased-ids-file.ts';
import { backupEnv } from './env.ts';

type Settings = ReturnType<typeof backupEnv>;

const isForPeople = (cause: unknown): cause is Error =>
  [BackupError, EnvironmentError, ErasedIdsError, SecretFileError].some((kind) => cause instanceof kind) ||
  (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs a command on the database of the environment, or on the embedded one of the data directory, and ends the process: with 1 and one sentence
 * when it cannot be done.
 */
export async function runCommand(work: (url: string, settings: Settings) => Promise<void>): Promise<never> {
  let code = 1;
  let stop: () => Promise<void> = async () => undefined;
  try {
    const settings = backupEnv();
    const embedded =
      settings.databaseUrl === null ? await embeddedPostgres(join(settings.dataDir, 'postgres')) : null;
    if (embedded && !embedded.reused) stop = () => embedded.stop();
    await work(settings.databaseUrl ?? embedded?.ownerUrl ?? '', settings);
    code = 0;
  } catch (cause) {
    console.error(isForPeople(cause) ? cause.message : cause);
  }
  await stop();
  process.exit(code);
}
