import { randomUUID } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError, connect, migrate, migrateTo } from '@noodlenaut/db';
import { emptyDatabase } from '@noodlenaut/db/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addErasedIds } from '../privacy/erased-ids-file.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { wholeSchool } from '../testing/whole-school.ts';
import { newKeys } from './age.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'noodlenaut-backup-'));
let api: TestApi;
let url = '';
let school: Awaited<ReturnType<typeof wholeSchool>>;
beforeAll(async () => {
  api = await startTestApi();
  url = api.services.env.DATABASE_URL;
  school = await wholeSchool(api);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function query<Row extends pg.QueryResultRow>(
  address: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
/** A database without a table. */
const noTables = () => emptyDatabase(inject('clusterUrl'));

/** Each table with a number that depends on all its rows, and each sequence with its last value. */
async function contents(address: string): Promise<Record<string, unknown>> {
  const tables = await query<{ name: string }>(
    address,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => !table.name.startsWith('kysely')))
    [found[name]] = await query(
      address,
      `select count(*) as rows, sum(hashtextextended(t::text, 0)) as hash from ${name} t`,
    );
  found['sequences'] = await query(
    address,
    `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  );
  return found;
}

/** What opens something ends with a restore; its test is below. */
const OPENS = [
  'class_invites',
  'family_codes',
  'known_devices',
  'sessions',
  'sign_in_tokens',
  'trusted_devices',
];
const lasting = (found: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !OPENS.includes(name)));

const backup = (options: Partial<Parameters<typeof writeBackup>[0]> = {}) =>
  writeBackup({
    url,
    folder,
    key: null,
    days: 14,
    now: new Date(),
    pgDumpProgram: 'no-such-program',
    ...options,
  });
const restore = async (path: string, options: Partial<Parameters<typeof readBackup>[0]> = {}) =>
  readBackup({ path, url: await noTables(), secretKey: null, erasedIdsFile: null, ...options });

test('[P1.54] a restored backup has every row and goes on counting where it stopped', async () => {
  const before = await contents(url);
  const { path, bytes } = await backup();
  expect(statSync(path)).toMatchObject({ mode: 0o100600, size: bytes });
  const target = await noTables();
  expect(await restore(path, { url: target })).toMatchObject({ migrations: 0, erasedAgain: 0, broken: [] });
  expect(lasting(await contents(target))).toEqual(lasting(before));
  // Triggers and keys are back.
  const child = school.pupils[0]?.id;
  await expect(query(target, 'update audit_log set action = action')).rejects.toThrow(/audit/);
  await expect(
    query(target, `insert into points_ledger (user_id, points, reason, ref) values ($1, 5, 'lesson', 'x')`, [
      randomUUID(),
    ]),
  ).rejects.toThrow(/foreign key/);
  expect(await query(target, 'select id from users where id = $1', [child])).toHaveLength(1);
});

test('what is written while a backup runs is in it whole or not at all', async () => {
  let running = true;
  const child = school.pupils[0]?.id ?? '';
  const writing = (async () => {
    for (let round = 0; running; round += 1)
      await query(
        url,
        `with paid as (insert into points_ledger (user_id, points, reason, ref) values ($1, 1, 'correction', $2) returning points)
         update users set total_points = total_points + (select points from paid) where id = $1`,
        [child, `busy ${round}`],
      );
  })();
  const { path } = await backup({ now: new Date(Date.now() + 1000) });
  running = false;
  await writing;
  // I1: the total is the sum of the ledger.
  expect((await restore(path)).broken).toEqual([]);
});

test('an encrypted backup opens with its key and no other', async () => {
  const { secretKey, publicKey } = await newKeys();
  const { path } = await backup({ key: publicKey, now: new Date(Date.now() + 2000) });
  expect(readFileSync(path).includes(Buffer.from('kysely'))).toBe(false);
  await expect(restore(path)).rejects.toThrow(/--key-file/);
  await expect(restore(path, { secretKey: (await newKeys()).secretKey })).rejects.toThrow(/does not open/);
  await expect(restore(path, { secretKey: 'nonsense' })).rejects.toThrow(/AGE-SECRET-KEY/);
  expect((await restore(path, { secretKey: `# made today\n${secretKey}\n` })).broken).toEqual([]);
});

test('who was erased after the backup is erased again', async () => {
  const { path } = await backup({ now: new Date(Date.now() + 3000) });
  const list = join(folder, 'erased.txt');
  const child = school.pupils[1]?.id ?? '';
  addErasedIds(list, [child]);
  const target = await noTables();
  expect(await restore(path, { url: target, erasedIdsFile: list })).toMatchObject({
    erasedAgain: 1,
    broken: [],
  });
  expect(await query(target, 'select id from users where id = $1', [child])).toEqual([]);
});

test('a restore without the list of erased accounts is refused', async () => {
  const { path } = await backup({ now: new Date(Date.now() + 5000) });
  await expect(restore(path, { erasedIdsFile: join(folder, 'new-folder', 'erased.txt') })).rejects.toThrow(
    /no list of erased accounts.*--erased FILE/,
  );
});

test('what was ended since the backup opens nothing after its restore; printed cards stay', async () => {
  const count = async (address: string, what: string) =>
    Number((await query<{ count: string }>(address, `select count(*) from ${what}`))[0]?.count);
  expect(await count(url, 'sessions')).toBeGreaterThan(0);
  expect(await count(url, 'trusted_devices')).toBeGreaterThan(0);
  const cards = await count(url, `sign_in_tokens where kind = 'card'`);
  const { path } = await backup({ now: new Date(Date.now() + 6000) });
  const target = await noTables();
  await restore(path, { url: target });
  for (const table of OPENS.filter((name) => name !== 'sign_in_tokens'))
    expect([table, await count(target, table)]).toEqual([table, 0]);
  expect(await count(target, `sign_in_tokens where kind = 'qr'`)).toBe(0);
  expect(await count(target, `sign_in_tokens where kind = 'card'`)).toBe(cards);
});

test('a backup of an older version is not loaded into the tables of a newer one', async () => {
  const older = await noTables();
  const first = connect({ url: older, poolSize: 1 });
  await migrateTo(first.db.withTables<never>(), '0081-school-administrators');
  await first.db.destroy();
  const prepared = await noTables();
  const second = connect({ url: prepared, poolSize: 1 });
  await migrate(second.db.withTables<never>());
  await second.db.destroy();
  const { path } = await backup({ url: older, now: new Date(Date.now() + 7000) });
  await expect(restore(path, { url: prepared })).rejects.toThrow(/newer version than the backup/);
  expect(await restore(path)).toMatchObject({ broken: [] });
});

test('a damaged file, a stranger file and a used database are told apart, and change nothing', async () => {
  const { path, bytes } = await backup({ now: new Date(Date.now() + 4000) });
  const target = await noTables();
  const damaged = join(folder, 'damaged');
  const refuse = async (why: RegExp) => {
    const refused = await restore(damaged, { url: target }).catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(BackupError);
    expect(String(refused)).toMatch(why);
  };
  writeFileSync(damaged, readFileSync(path));
  for (const cut of [bytes - 1, Math.floor(bytes / 2), 100]) {
    truncateSync(damaged, cut);
    await refuse(/damaged|cut off/);
  }
  writeFileSync(damaged, 'a letter');
  await refuse(/damaged or no backup/);
  writeFileSync(damaged, '');
  await refuse(/no backup|damaged/);
  expect((await restore(path, { url: target })).broken).toEqual([]);
  await expect(restore(path, { url: target })).rejects.toThrow(/has accounts already/);
  await expect(restore(join(folder, 'nothing'), { url: target })).rejects.toThrow(/There is no file/);
  const used = await noTables();
  const server = new pg.Client({ connectionString: used });
  await server.connect();
  await expect(restore(path, { url: used })).rejects.toThrow(/Stop the servers first/);
  await server.end();
});

test('[P1.54] old backups go, half-written ones too, but never the newest whole one and no other file', async () => {
  const own = join(folder, 'kept');
  const at = (day: string) => backup({ folder: own, now: new Date(`${day}T03:11:00Z`) });
  await at('2026-10-01');
  await at('2026-10-12');
  writeFileSync(join(own, 'noodlenaut-2026-08-01T03-11-00Z.backup.gz.part'), 'of a process that was killed');
  writeFileSync(join(own, 'letter.txt'), 'not ours');
  utimesSync(join(own, 'letter.txt'), 0, 0);
  await expect(
    backup({ folder: own, url: 'postgres://nobody@127.0.0.1:1/none', now: new Date('2026-11-30T03:11:00Z') }),
  ).rejects.toThrow(/ECONNREFUSED/);
  // A failed backup removes what is too old as well, but never the newest whole one.
  expect(readdirSync(own).toSorted()).toEqual(['letter.txt', 'noodlenaut-2026-10-12T03-11-00Z.backup.gz']);
  expect(await at('2026-10-24')).toMatchObject({ removed: 0 });
  expect(readdirSync(own).toSorted()).toEqual([
    'letter.txt',
    'noodlenaut-2026-10-12T03-11-00Z.backup.gz',
    'noodlenaut-2026-10-24T03-11-00Z.backup.gz',
  ]);
});
