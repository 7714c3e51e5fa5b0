import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';

/** The major version of the binaries. A data directory of another version is refused and not changed. */
export const POSTGRES_MAJOR = '18';

/** Where the new cluster of an upgrade is until it is complete. */
export const upgradingOf = (dir: string): string => `${dir}.upgrading`;

/** Without this, a start between the two renames of an upgrade would make a new, empty cluster. */
export function refuseHalfUpgraded(dir: string): void {
  if (existsSync(dir) || !existsSync(upgradingOf(dir))) return;
  throw new DatabaseStartError(
    `An upgrade of the data directory ${dir} was interrupted. Run npm run db:upgrade again to finish it.`,
  );
}

/** @throws DatabaseStartError when the cluster is of another major version or cannot be read */
export function checkVersion(dir: string, major: string): void {
  let found: string;
  try {
    found = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return;
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseStartError(
      `The data directory ${dir} cannot be read: ${said}. Fix its permissions or set DATA_DIR.`,
      { cause },
    );
  }
  if (found === major) return;
  throw new DatabaseStartError(
    `The data directory ${dir} belongs to PostgreSQL ${found}, this version brings PostgreSQL ${POSTGRES_MAJOR}. ` +
      `Run npm run db:upgrade, or set DATA_DIR to a new folder.`,
  );
}
