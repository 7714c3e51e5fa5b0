import { DAY_MS } from '@noodlenaut/domain';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createStore } from '@noodlenaut/db';
import { cloneDatabase } from '@noodlenaut/db/testing';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { readEnv } from '../env.ts';
import { addErasedIds, ErasedIdsError, readErasedIds } from './erased-ids-file.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { replayErasures } from './replay-erasures.ts';

const folder = mkdtempSync(join(tmpdir(), 'noodlenaut-erased-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'made when needed', 'erased-accounts.txt');
const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused', ERASED_IDS_FILE: file });
const MARKER = 'canarybird';

const open = (url: string) => {
  const { db } = connect({ url, poolSize: 2 });
  return { db, store: createStore(db) };
};
const child = (username: string, firstName: string) => ({
  username,
  firstName,
  lastName: null,
  email: null,
  passwordHash: null,
  role: 'student' as const,
});

const liveUrl = await cloneDatabase(inject('clusterUrl'), inject('template'));
const before = open(liveUrl);
const { id: goes } = await before.store.users.create(child('goes', MARKER));
const { id: stays } = await before.store.users.create(child('stays', 'Noor'));
// PostgreSQL copies a database only when nothing is connected to it.
await before.db.destroy();
const backupUrl = await cloneDatabase(inject('clusterUrl'), new URL(liveUrl).pathname.slice(1));
const { db, store } = open(liveUrl);
const restored = open(backupUrl);
afterAll(() => Promise.all([db.destroy(), restored.db.destroy()]));

test('erased, an older backup restored, started again: nothing of the child is back', async () => {
  await store.privacy.askErase(goes, goes);
  const now = () => new Date(Date.now() + 8 * DAY_MS);
  expect(await eraseDueAccounts({ store, env, now })).toBe(1);
  expect(readErasedIds(file)).toEqual([goes]);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  expect(await restored.store.users.byId(goes)).toMatchObject({ firstName: MARKER });
  expect(await replayErasures({ store: restored.store, env })).toBe(1);
  expect(await restored.store.users.byId(stays)).toBeDefined();
  const { rows } = await sql`select from users t where t::text ilike ${`%${MARKER}%`}`.execute(restored.db);
  expect(rows).toEqual([]);
  expect(await replayErasures({ store: restored.store, env })).toBe(0);
});

test('a file that was lost is written anew from what the database knows', async () => {
  const known = readErasedIds(file);
  rmSync(file);
  await replayErasures({ store, env });
  expect(readErasedIds(file)).toEqual(known);
});

test('a line that was cut off is dropped, and anything else than numbers stops the start', () => {
  const [one = ''] = readErasedIds(file);
  appendFileSync(file, one.slice(0, 7));
  expect(readErasedIds(file)).toEqual([one]);
  const next = crypto.randomUUID();
  addErasedIds(file, [one, next]);
  expect(readFileSync(file, 'utf8')).toBe(`${one}\n${next}\n`);
  appendFileSync(file, 'everybody\n');
  expect(() => readErasedIds(file)).toThrow(ErasedIdsError);
  expect(() => readErasedIds(file)).toThrow(/Line 3 of/);
});
