import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importContent } from '@noodlenaut/api/bench';
import { createStore, hashToken } from '@noodlenaut/db';
import { embeddedPostgres } from '@noodlenaut/db/embedded';
import { cloneDatabase, makeTemplate } from '@noodlenaut/db/testing';
import pg from 'pg';
import type { RoomPlan } from './orders.ts';

const SIGNS = 'BCDFGHJKMNPQRSTVWXZ23456789';
const codeOf = (number: number): string =>
  Array.from({ length: 6 }, (_, at) => SIGNS.charAt(Math.floor(number / 27 ** at) % 27)).join('');

/** A PostgreSQL as in production, every commit on disk: its answers are what is measured. */
export async function openRecords() {
  const directory = mkdtempSync(join(tmpdir(), 'noodlenaut-bench-'));
  const server = await embeddedPostgres(join(directory, 'cluster'), [
    '-c',
    'max_connections=100',
    '-c',
    'autovacuum=on',
  ]);
  const template = await makeTemplate(server.ownerUrl, 'bench', async (db) => {
    await importContent(createStore(db));
  });
  const postmaster = Number(
    readFileSync(join(directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  return {
    postmaster,
    fill: async (rooms: number, size: number) => {
      const url = await cloneDatabase(server.ownerUrl, template);
      return { url, plans: await fillSchool(url, rooms, size) };
    },
    close: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
export type Records = Awaited<ReturnType<typeof openRecords>>;

/** Waiting rooms with everybody in their seats: races of up to four, classes of more, led by a host who watches. */
async function fillSchool(url: string, rooms: number, size: number): Promise<readonly RoomPlan[]> {
  const isClass = size > 12;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const count = rooms * size + (isClass ? rooms : 0);
  const tokens = Array.from({ length: count }, (_, n) => `token-${n}`);
  const { rows: users } = await pool.query<{ id: string }>(
    `insert into users (username, role) select 'child' || n, 'student' from generate_series(1, $1) n returning id`,
    [count],
  );
  const ids = users.map(({ id }) => id);
  await pool.query(
    `insert into sessions (sid, user_id, kind, idle_seconds, expire, sess)
     select sid, id, 'cookie', 86400, now() + interval '1 day', '{}' from unnest($1::text[], $2::uuid[]) as t(sid, id)`,
    [tokens.map(hashToken), ids],
  );
  const plans: RoomPlan[] = [];
  for (let at = 0; at < rooms; at += 1) {
    const first = at * size;
    const host = isClass ? rooms * size + at : first;
    const { rows } = await pool.query<{ id: string }>(
      `with room as (
         insert into game_rooms (code, host_id, subject, grade, game_type, max_players, seats)
         values ($1, $2, 'math', '5th', $3, $4, $4) returning id),
       sat as (insert into game_participants (room_id, user_id, seat)
         select room.id, person, seat from room, unnest($5::uuid[]) with ordinality as t(person, seat))
       select id from room`,
      [codeOf(at), ids[host], isClass ? 'class-quiz' : 'quiz-race', size, ids.slice(first, first + size)],
    );
    plans.push({
      key: rows[0]?.id ?? '',
      lead: isClass ? 'class' : 'race',
      host: isClass ? (tokens[host] ?? '') : null,
      players: tokens.slice(first, first + size),
      isHere: true,
    });
  }
  await pool.query('analyze');
  await pool.end();
  return plans;
}
