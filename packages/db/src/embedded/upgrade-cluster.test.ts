import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { connect } from '../connection/connect.ts';
import { migrate } from '../migrate.ts';
import { binaries, NOBODY } from './binaries.ts';
import { embeddedPostgres } from './embedded-postgres.ts';
import { clusterMajor, finishUpgrade, formerOf, upgradeCluster } from './upgrade-cluster.ts';

/** An older PostgreSQL of this machine, as Debian lays it out; without one the upgrade itself is not tested. */
const DEBIAN = '/usr/lib/postgresql';
const major = existsSync(DEBIAN)
  ? readdirSync(DEBIAN).find((name) => ['15', '16', '17'].includes(name))
  : undefined;
const folder = `${DEBIAN}/${major}/bin`;
const SLOW = { timeout: 120_000 };

const undo: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const task of undo.splice(0).reverse()) await task();
});
function parent(): string {
  const dir = mkdtempSync(join(tmpdir(), 'noodlenaut-upgrade-'));
  chmodSync(dir, 0o711);
  undo.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
/** A cluster of the older version with our schema and a line in it. */
async function olderCluster(version: string): Promise<string> {
  const dir = join(parent(), 'postgres');
  mkdirSync(dir, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(dir, NOBODY, NOBODY);
  const bin = binaries(dir, folder);
  const [initdb, ...before] = bin.command('initdb');
  execFileSync(initdb, [...before, '-D', dir, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...bin.spawnOptions,
    stdio: 'ignore',
  });
  const server = await embeddedPostgres(dir, [], { major: version, folder });
  const { db } = connect({ url: server.ownerUrl, poolSize: 1, waitMs: 10_000 });
  await migrate(db.withTables<never>());
  await db.destroy();
  await query(
    server.ownerUrl,
    `insert into audit_log (action, result) values ('before the upgrade', 'done')`,
  );
  await server.stop();
  return dir;
}

test.runIf(major !== undefined)(
  'a cluster of an older major version is moved, and stays as it was beside the new one',
  SLOW,
  async () => {
    const dir = await olderCluster(major ?? '');
    await expect(embeddedPostgres(dir)).rejects.toThrow(/npm run db:upgrade/);
    const { rows, former } = await upgradeCluster(dir, folder);
    expect(rows).toBeGreaterThan(0);
    expect([clusterMajor(dir), clusterMajor(former)]).toEqual(['18', major]);
    const server = await embeddedPostgres(dir);
    undo.push(() => server.stop());
    expect(await query(server.ownerUrl, `select action from audit_log`)).toEqual([
      { action: 'before the upgrade' },
    ]);
    await expect(upgradeCluster(dir, folder)).rejects.toThrow(/already/);
  },
);

test.runIf(major !== undefined)('a failed upgrade leaves the old cluster in use', SLOW, async () => {
  const dir = await olderCluster(major ?? '');
  const broken = await embeddedPostgres(dir, [], { major: major ?? '', folder });
  await query(
    broken.ownerUrl,
    `insert into kysely_migration (name, timestamp) values ('9999-unknown', 'now')`,
  );
  await broken.stop();
  await expect(upgradeCluster(dir, folder)).rejects.toThrow(/schema that this version/);
  expect([clusterMajor(dir), existsSync(formerOf(dir, major ?? ''))]).toEqual([major, false]);
  const again = await embeddedPostgres(dir, [], { major: major ?? '', folder });
  undo.push(() => again.stop());
  expect(await query(again.ownerUrl, `select action from audit_log`)).toHaveLength(1);
});

test('a start between the two renames makes no new cluster, and the upgrade is finished', SLOW, async () => {
  const dir = join(parent(), 'postgres');
  const server = await embeddedPostgres(dir);
  await query(server.ownerUrl, 'create table kept as select 7 as n');
  await server.stop();
  renameSync(dir, `${dir}.upgrading`);
  renameSync(`${dir}.secrets.json`, `${dir}.upgrading.secrets.json`);
  await expect(embeddedPostgres(dir)).rejects.toThrow(/interrupted.*npm run db:upgrade/);
  expect([finishUpgrade(dir), finishUpgrade(dir)]).toEqual([true, false]);
  const again = await embeddedPostgres(dir);
  undo.push(() => again.stop());
  expect(await query(again.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('without a cluster there is nothing to upgrade', async () => {
  const dir = join(parent(), 'postgres');
  await expect(upgradeCluster(dir, folder)).rejects.toThrow(/no database/);
  mkdirSync(dir);
  writeFileSync(join(dir, 'PG_VERSION'), '18\n');
  await expect(upgradeCluster(dir, folder)).rejects.toThrow(/already/);
});
