import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { embeddedPostgres } from './embedded-postgres.ts';

const SLOW = { timeout: 60_000 };
/** Some account of the machine that is neither ours nor PostgreSQL's. */
const STRANGER_UID = 54_321;

const undo: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const task of undo.splice(0).reverse()) await task();
});
const directory = () => {
  const dir = mkdtempSync(join(tmpdir(), 'noodlenaut-access-'));
  chmodSync(dir, 0o711);
  undo.push(() => rmSync(dir, { recursive: true, force: true }));
  return join(dir, 'postgres');
};
/** One cluster for all that changes nothing about who comes in. */
const cluster = directory();
const start = async (dir: string) => {
  const server = await embeddedPostgres(dir);
  undo.push(() => server.stop());
  return server;
};
const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};
const without = (url: string, change: (url: URL) => void): string => {
  const other = new URL(url);
  change(other);
  return other.href;
};

test('nobody comes in without the password, as the owner as little as as the servers', SLOW, async () => {
  const { url, ownerUrl } = await start(cluster);
  for (const [address, password] of [
    [url, ''],
    [ownerUrl, ''],
    [url, 'guess'],
    [ownerUrl, new URL(url).password],
  ] as const)
    await expect(
      query(
        without(address, (it) => (it.password = password)),
        'select 1',
      ),
    ).rejects.toThrow(/password/);
  await expect(
    query(
      without(ownerUrl, (it) => (it.username = 'postgres')),
      'select 1',
    ),
  ).rejects.toThrow(/password|role/);
});

test.runIf(process.getuid?.() === 0)(
  'another account of the machine reads neither the passwords nor the files',
  SLOW,
  async () => {
    const dir = cluster;
    await start(dir);
    const read = (path: string) =>
      spawnSync('/bin/cat', [path], { uid: STRANGER_UID, gid: STRANGER_UID, encoding: 'utf8' });
    for (const path of [`${dir}.secrets.json`, join(dir, 'PG_VERSION'), join(dir, 'pg_hba.conf')]) {
      expect(existsSync(path)).toBe(true);
      const { status, stderr } = read(path);
      expect([status, /Permission denied/.test(stderr)]).toEqual([1, true]);
    }
  },
);

test(
  'the passwords are kept for the owner of the files alone, also where an earlier file was open to all',
  SLOW,
  async () => {
    const dir = directory();
    const first = await start(dir);
    await first.stop();
    chmodSync(`${dir}.secrets.json`, 0o644);
    const second = await start(dir);
    expect(statSync(`${dir}.secrets.json`).mode & 0o777).toBe(0o600);
    expect(new URL(second.ownerUrl).password).toBe(new URL(first.ownerUrl).password);
  },
);

test('a cluster that asked for no password asks for one from the next start on', SLOW, async () => {
  const dir = directory();
  const first = await start(dir);
  await query(first.ownerUrl, 'create table kept as select 7 as n');
  await first.stop();
  // As it was before: everybody trusted, nobody's password kept.
  writeFileSync(join(dir, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  rmSync(`${dir}.secrets.json`);
  const second = await start(dir);
  expect(new URL(second.ownerUrl).password).not.toBe(new URL(first.ownerUrl).password);
  expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  const old = without(second.ownerUrl, (it) => (it.password = new URL(first.ownerUrl).password));
  await expect(query(old, 'select 1')).rejects.toThrow(/password/);
  await expect(
    query(
      without(second.ownerUrl, (it) => (it.password = '')),
      'select 1',
    ),
  ).rejects.toThrow(/password/);
});

test('a file of passwords that nobody can read is told, with what to do', SLOW, async () => {
  const dir = directory();
  await (await start(dir)).stop();
  writeFileSync(`${dir}.secrets.json`, '{"owner":');
  await expect(embeddedPostgres(dir)).rejects.toThrow(/remove the file and start again/);
});

test('the role of the servers owns nothing and runs no program', SLOW, async () => {
  const { url } = await start(cluster);
  await expect(query(url, 'create table mine (n int)')).rejects.toThrow(/permission denied/);
  await expect(query(url, `copy (select 1) to program 'true'`)).rejects.toThrow(/permission denied/);
  await expect(query(url, `select pg_read_file('pg_hba.conf')`)).rejects.toThrow(/permission denied/);
  await expect(query(url, `alter role app password 'x'`)).rejects.toThrow(/permission denied/);
});

test('its log quotes nothing that people entered, and is kept a week at most', SLOW, async () => {
  const dir = cluster;
  const { ownerUrl } = await start(dir);
  await query(ownerUrl, 'create table people (email text unique)');
  await query(ownerUrl, `insert into people values ('ann@families.test')`);
  await expect(query(ownerUrl, `insert into people values ('ann@families.test')`)).rejects.toThrow(
    /duplicate key/,
  );
  const logs = () =>
    readdirSync(join(dir, 'log'))
      .map((name) => readFileSync(join(dir, 'log', name), 'utf8'))
      .join('');
  await expect.poll(logs).toContain('duplicate key');
  expect(logs()).not.toContain('ann@');
  expect(await query(ownerUrl, 'show log_truncate_on_rotation')).toEqual([
    { log_truncate_on_rotation: 'on' },
  ]);
  expect(await query(ownerUrl, 'show log_filename')).toEqual([{ log_filename: 'postgresql-%a.log' }]);
});
