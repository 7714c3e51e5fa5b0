import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp, createServices, issueSession, readEnv } from '@noodlenaut/api/bench';
import { sql } from 'kysely';
import { familyCpuMs } from '../game/process-figures.ts';
import { fullCluster } from '../full-cluster.ts';

/**
 * `npm run bench:costs`: what one answer, one finished lesson and one dashboard cost the api and PostgreSQL, and what they leave there. The api runs in
 * this process and is asked without a network. The figures of bench/day/measured.ts come from here.
 */
const CHILDREN = Number(process.env['BENCH_CHILDREN'] ?? 40);
const LESSONS = 6;
/** PostgreSQL counts rows a moment later. */
const FLUSH_MS = 1500;

const cluster = await fullCluster();
const url = await cluster.open();
let statements = 0;
const env = readEnv({
  NODE_ENV: 'production',
  DATABASE_URL: url,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '10000',
  PLANS: 'off',
});
const services = await createServices(env, console.error, { onQuery: () => (statements += 1) });
const app = await buildApp(services);
const { db, store } = services;

const { rows: backends } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
const postmaster = Number(
  readFileSync(`/proc/${backends[0]?.pid ?? 0}/stat`, 'utf8')
    .split(') ')[1]
    ?.split(' ')[1],
);

interface Child {
  readonly cookie: string;
}
const children: Child[] = [];
for (let at = 0; at < CHILDREN; at += 1) {
  const name = {
    username: `bench-${at}`,
    passwordHash: null,
    email: null,
    firstName: 'Bench',
    lastName: null,
  };
  const user = await store.users.create({ ...name, role: 'student' });
  await store.users.setGrade(user.id, '3rd');
  const { cookieToken } = await issueSession(store, user, 'bench', 'password');
  children.push({ cookie: `sessionId=${cookieToken}` });
}
const { rows: lessons } = await sql<{ id: string; activities: number }>`
  select id, jsonb_array_length(content -> 'activities') as activities from lessons
  where grade = '3rd' and subject_id = 'math' order by number limit ${LESSONS}`.execute(db);

let failed = 0;
const ask = async ({ cookie }: Child, method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await app.inject({ method, url: path, headers: { cookie }, ...(payload && { payload }) });
  if (answer.statusCode >= 300) failed += 1;
  return answer;
};
const inserted = async () => {
  await sleep(FLUSH_MS);
  const { rows } = await sql<{ rows: number }>`
    select sum(n_tup_ins)::int as rows from pg_stat_user_tables`.execute(db);
  return rows[0]?.rows ?? 0;
};
const bytes = async () => {
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return rows[0]?.bytes ?? 0;
};

async function measure(name: string, work: () => Promise<number>) {
  const before = { rows: await inserted(), bytes: await bytes() };
  const start = { statements, cpu: process.cpuUsage(), database: familyCpuMs(postmaster) };
  const done = await work();
  const { user, system } = process.cpuUsage(start.cpu);
  const sent = statements - start.statements;
  const database = familyCpuMs(postmaster) - start.database;
  return {
    name,
    done,
    'api, ms': round((user + system) / 1000 / done),
    'PostgreSQL, ms': round(database / done),
    statements: round(sent / done),
    'rows inserted': round(((await inserted()) - before.rows) / done),
    'bytes, net': Math.round(((await bytes()) - before.bytes) / done),
  };
}
const round = (value: number) => Math.round(value * 100) / 100;

async function answers(some: readonly { readonly id: string; readonly activities: number }[]) {
  let done = 0;
  for (const { id, activities } of some)
    for (let activity = 0; activity < activities; activity += 1) {
      await Promise.all(
        children.map((child) =>
          ask(child, 'POST', `/api/lessons/${id}/activities/${activity}/answer`, {
            option: 0,
            answerMs: 4000,
          }),
        ),
      );
      done += children.length;
    }
  return done;
}
const each = async (method: 'GET' | 'POST', paths: readonly string[]) => {
  for (const path of paths)
    await Promise.all(children.map((child) => ask(child, method, path, method === 'POST' ? {} : undefined)));
  return paths.length * children.length;
};
const completions = (some: typeof lessons) =>
  each(
    'POST',
    some.map(({ id }) => `/api/lessons/${id}/complete`),
  );

// Plans of statements and code that is compiled by and by.
await answers(lessons.slice(0, 1));
await completions(lessons.slice(0, 1));
await each('GET', ['/api/dashboard']);
const rest = lessons.slice(1);
const table = [
  await measure('answer', () => answers(rest)),
  await measure('completion', () => completions(rest)),
  await measure('dashboard', () =>
    each(
      'GET',
      Array.from({ length: 10 }, () => '/api/dashboard'),
    ),
  ),
  await measure('lesson', () =>
    each(
      'GET',
      rest.map(({ id }) => `/api/lessons/${id}/play`),
    ),
  ),
];
console.table(table);
const { rows: tables } = await sql<object>`
  select relname as table, n_live_tup::int as rows, round(pg_total_relation_size(relid) / greatest(n_live_tup, 1)) as "bytes a row, with indexes"
  from pg_stat_user_tables where schemaname = 'public' and n_tup_ins >= ${CHILDREN}
    and relname <> 'lessons' order by n_live_tup desc limit 12`.execute(db);
console.table(tables);
console.log(`refused or failed: ${failed}`);
await app.close();
await services.stop();
await cluster.stop();
