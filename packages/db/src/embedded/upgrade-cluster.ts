import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dumpDatabase } from '../backup/dump-database.ts';
import { loadDump } from '../backup/load-dump.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { POSTGRES_MAJOR, upgradingOf } from './check-directory.ts';
import { embeddedPostgres } from './embedded-postgres.ts';

/** The major version that a data directory belongs to; null where there is none. */
export const clusterMajor = (dir: string): string | null =>
  existsSync(join(dir, 'PG_VERSION')) ? readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim() : null;

const secretsOf = (dir: string): string => `${dir}.secrets.json`;
/** Where the old cluster stays, untouched, until somebody deletes it. */
export const formerOf = (dir: string, major: string): string => `${dir}-${major}`;

function rename(from: string, to: string): void {
  if (existsSync(secretsOf(from))) renameSync(secretsOf(from), secretsOf(to));
  renameSync(from, to);
}

/**
 * Moves everything of an older embedded cluster into a new one of this major version. The old one is only read, and stays beside it; when anything
 * fails, it is still the one in use. An upgrade that was interrupted begins again, or is finished.
 * @param folder where the old version's `postgres` is
 * @returns how many rows were moved, and where the old cluster is now
 * @throws DatabaseStartError when there is nothing to upgrade
 */
export async function upgradeCluster(
  dataDir: string,
  folder: string,
): Promise<{ readonly rows: number; readonly former: string }> {
  const dir = resolve(dataDir);
  const upgrading = upgradingOf(dir);
  const major = clusterMajor(dir);
  if (major === null) throw new DatabaseStartError(`There is no database in ${dir}.`);
  if (major === POSTGRES_MAJOR) throw new DatabaseStartError(`${dir} is of PostgreSQL ${major} already.`);
  const former = formerOf(dir, major);
  if (existsSync(former)) throw new DatabaseStartError(`${former} exists already: move it away first.`);
  rmSync(upgrading, { recursive: true, force: true });
  rmSync(secretsOf(upgrading), { force: true });
  const old = await embeddedPostgres(dir, [], { major, folder });
  let rows = 0;
  try {
    const fresh = await embeddedPostgres(upgrading);
    try {
      ({ rows } = await loadDump(fresh.ownerUrl, dumpDatabase(old.ownerUrl)));
    } finally {
      await fresh.stop();
    }
  } finally {
    await old.stop();
  }
  rename(dir, former);
  rename(upgrading, dir);
  return { rows, former };
}

/** Finishes an upgrade that was interrupted between its two renames. @returns whether there was one */
export function finishUpgrade(dataDir: string): boolean {
  const dir = resolve(dataDir);
  if (existsSync(dir) || !existsSync(upgradingOf(dir))) return false;
  rename(upgradingOf(dir), dir);
  return true;
}
