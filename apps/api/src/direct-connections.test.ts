import { subjects } from '@noodlenaut/content';
import { connect } from '@noodlenaut/db';
import { cloneDatabase } from '@noodlenaut/db/testing';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { createServices } from './create-services.ts';
import { readEnv } from './env.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { prepareSchema } from './prepare/prepare-schema.ts';
import { JOB_LIMITS, PREPARE_LIMITS, withoutStatementTimeout } from './without-statement-timeout.ts';

const url = await cloneDatabase(inject('clusterUrl'), inject('template'));
/** The address says its name to PostgreSQL, whatever name the program gives. */
const by = (name: string) => `${url}?application_name=${name}`;
const env = readEnv({
  NODE_ENV: 'test',
  DATABASE_URL: by('pooler'),
  DATABASE_DIRECT_URL: by('direct'),
  LOG_LEVEL: 'silent',
});
const reported: unknown[] = [];
const report = (cause: unknown) => void reported.push(cause);
const watcher = connect({ url: by('watcher'), poolSize: 1 }).db;
afterAll(() => watcher.destroy());

const connections = async () => {
  const { rows } = await sql<{ name: string; query: string }>`
    select application_name as name, query from pg_stat_activity
    where datname = current_database() and application_name <> 'watcher'
      and backend_type = 'client backend'`.execute(watcher);
  return rows;
};
const namesOf = async (pattern: RegExp) =>
  new Set((await connections()).filter(({ query }) => pattern.test(query)).map(({ name }) => name));

test('with DATABASE_DIRECT_URL news, jobs and the schema go past the pooler, and requests through it', async () => {
  await prepareSchema(env);
  expect(new Set((await connections()).map(({ name }) => name))).not.toContain('pooler');
  const services = await createServices(env, report);
  await services.store.subjects.list();
  expect(await namesOf(/subjects/)).toEqual(new Set(['pooler']));
  const leave = await services.changes.follow(() => {});
  expect(await namesOf(/^listen /)).toEqual(new Set(['direct']));
  const unlimited = withoutStatementTimeout(services, JOB_LIMITS, report);
  const jobs = await startJobs(unlimited, report);
  await sql`select 'work of a job'`.execute(unlimited.db);
  expect(await namesOf(/work of a job/)).toEqual(new Set(['direct']));
  expect(await namesOf(/pgboss/)).toEqual(new Set(['direct']));
  leave();
  await jobs.stop();
  await unlimited.stop();
  await services.stop();
  expect(reported).toEqual([]);
});

test('what prepares the database has no limit on a statement and time for locks; a job waits for a lock no longer than a request', async () => {
  await sql`create table seen_limits (statement text, lock text, idle text)`.execute(watcher);
  await sql`
    create function see_limits() returns trigger language plpgsql as $$
    begin
      insert into seen_limits values (current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout'));
      return null;
    end $$`.execute(watcher);
  await sql`create trigger see_limits after insert on subjects
    for each statement execute function see_limits()`.execute(watcher);
  const services = await createServices(env, report);
  const preparing = withoutStatementTimeout(services, PREPARE_LIMITS, report);
  const working = withoutStatementTimeout(services, JOB_LIMITS, report);
  for (const { store } of [preparing, working, services])
    await store.transaction((tx) => tx.subjects.put(subjects));
  const { rows } = await sql<Record<string, string>>`select * from seen_limits`.execute(watcher);
  expect(rows).toEqual([
    { statement: '0', lock: '1min', idle: '1min' },
    { statement: '0', lock: '1s', idle: '5s' },
    { statement: '2s', lock: '1s', idle: '5s' },
  ]);
  await Promise.all([preparing.stop(), working.stop()]);
  await services.stop();
});
