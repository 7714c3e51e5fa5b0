import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { subscribe } from './subscribe.ts';
import { listen } from '../quiz/listen.ts';
import { GAME_SERVER_LOCK } from './room-owner.ts';
import { cutWire } from '../testing/cut-wire.ts';
import { testStore } from '../testing/test-store.ts';

const { db, url } = await testStore();
/** The silence is also the time to connect: enough for a busy machine. */
const pace = { beatMs: 50, silenceMs: 2500 };
/** Ends a wait that hangs. */
const PATIENCE = { timeout: 60_000 };
vi.setConfig({ testTimeout: 120_000 });
const tell = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db);
const openWire = async () => {
  const wire = await cutWire(new URL(url));
  afterAll(wire.stop);
  return wire;
};
const locks = async (owner: number) => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory'
      and classid = ${GAME_SERVER_LOCK} and objid = ${owner}`.execute(db);
  return rows.map(({ pid }) => pid);
};

test.each([
  { name: 'was cut without a word', cut: 'blackHole' },
  { name: 'was reset', cut: 'reset' },
] as const)(
  'who hears goes on subscription after a wire that $name, and is told that something may be missed',
  async ({ cut }) => {
    const wire = await openWire();
    const heard: string[] = [];
    const onGap = vi.fn();
    const onError = vi.fn();
    const subscription = await subscribe({
      url: wire.url,
      channels: ['one', 'other'],
      onMessage: (channel, payload) => heard.push(`${channel} ${payload}`),
      onGap,
      onError,
      pace,
    });
    await tell('one', 'before');
    await expect.poll(() => heard, PATIENCE).toEqual(['one before']);
    wire[cut]();
    await expect.poll(() => onError.mock.calls.length, PATIENCE).toBeGreaterThan(0);
    expect(onGap).not.toHaveBeenCalled();
    wire.heal();
    await expect.poll(() => onGap.mock.calls.length, PATIENCE).toBe(1);
    await tell('other', 'after');
    await expect.poll(() => heard, PATIENCE).toEqual(['one before', 'other after']);
    await subscription.stop();
    await tell('one', 'stopped');
    expect(heard).toHaveLength(2);
  },
);

test('a quiet wire that answers is kept', async () => {
  const wire = await openWire();
  const onError = vi.fn();
  const subscription = await subscribe({
    url: wire.url,
    channels: ['one'],
    onMessage: vi.fn(),
    onGap: vi.fn(),
    onError,
    pace,
  });
  const beats = async () => {
    const { rows } = await sql<{ at: Date }>`
      select query_start as at from pg_stat_activity
      where application_name = 'noodlenaut-subscribe' and query = 'select 1'
        and datname = current_database()`.execute(db);
    return rows.map(({ at }) => at.getTime());
  };
  await expect.poll(beats, PATIENCE).toHaveLength(1);
  const [first] = await beats();
  await expect.poll(async () => (await beats())[0], PATIENCE).toBeGreaterThan(first ?? Infinity);
  expect(onError).not.toHaveBeenCalled();
  await subscription.stop();
});

test('a game server that lost its wire has its lock again, as soon as its former connection is dropped', async () => {
  const wire = await openWire();
  const onSessionEnded = vi.fn();
  const [onGap, onError] = [vi.fn(), vi.fn()];
  const listening = await listen({
    url: wire.url,
    owner: 7,
    onSessionEnded,
    onConsentEnded: vi.fn(),
    onRematchChanged: vi.fn(),
    onTutoringChanged: vi.fn(),
    onGap,
    onError,
    pace,
  });
  const [former] = await locks(7);
  wire.blackHole();
  await expect.poll(() => onError.mock.calls.length, PATIENCE).toBeGreaterThan(0);
  expect(await locks(7)).toEqual([former]);
  wire.heal();
  await expect.poll(async () => (await locks(7)).filter((pid) => pid !== former), PATIENCE).toHaveLength(1);
  await expect.poll(() => onGap.mock.calls.length, PATIENCE).toBe(1);
  await tell('session_ended', 'sid');
  await expect.poll(() => onSessionEnded.mock.calls, PATIENCE).toEqual([['sid']]);
  await listening.stop();
  await expect.poll(() => locks(7), PATIENCE).toEqual([]);
});

test('without a database in the beginning nobody hears, and that is told', async () => {
  const wire = await openWire();
  wire.blackHole();
  const options = {
    url: wire.url,
    channels: ['one'],
    onMessage: vi.fn(),
    onGap: vi.fn(),
    onError: vi.fn(),
    pace,
  };
  await expect(subscribe(options)).rejects.toThrow(/timeout/i);
});
