import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { DatabaseStartError } from './database-start-error.ts';
import { embeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

const undo: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const task of undo.splice(0).reverse()) await task();
});
const directory = (name = 'with a space') => {
  const dir = mkdtempSync(join(tmpdir(), 'noodlenaut-embedded-'));
  undo.push(() => rmSync(dir, { recursive: true, force: true }));
  return join(dir, name);
};
const start = async (dir: string): Promise<EmbeddedPostgres> => {
  const server = await embeddedPostgres(dir);
  undo.push(() => server.stop());
  return server;
};
const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
};

test(
  'makes a cluster in a folder with a space, keeps what was written over a stop, and listens on this machine only',
  { timeout: 60_000 },
  async () => {
    const dir = directory();
    const first = await start(dir);
    expect([first.createdNow, first.reused]).toEqual([true, false]);
    await query(first.ownerUrl, 'create table kept as select 7 as n');
    expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await first.stop();
    const second = await start(dir);
    expect([second.createdNow, second.reused]).toEqual([false, false]);
    expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  },
);

test('finds the server that a killed start left behind', { timeout: 60_000 }, async () => {
  const dir = directory();
  const first = await start(dir);
  const second = await embeddedPostgres(dir);
  expect([second.reused, second.url]).toEqual([true, first.url]);
});

test('under a folder that only root may pass', { timeout: 60_000 }, async () => {
  const parent = directory('private');
  mkdirSync(parent, { mode: 0o700 });
  const server = await start(join(parent, 'data'));
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a data directory of another major version is refused and left alone', async () => {
  const dir = directory();
  mkdirSync(dir);
  writeFileSync(join(dir, 'PG_VERSION'), '15\n');
  await expect(embeddedPostgres(dir)).rejects.toThrow(DatabaseStartError);
  await expect(embeddedPostgres(dir)).rejects.toThrow(
    /belongs to PostgreSQL 15, this version brings PostgreSQL 18/,
  );
});

test('a path that cannot be a folder is told in one sentence', async () => {
  const dir = directory('file');
  writeFileSync(dir, 'not a folder');
  await expect(embeddedPostgres(join(dir, 'data'))).rejects.toThrow(/cannot be used: .*Set DATA_DIR/);
});
