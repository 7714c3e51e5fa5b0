import { subjects } from '@noodlenaut/content';
import { connect } from '@noodlenaut/db';
import { cloneDatabase } from '@noodlenaut/db/testing';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { createServices } from './create-services.ts';
import { readEnv } from './env.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { prepareSchema } from './prepare/prepare-schema.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

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
  const unlimited = withoutStatementTimeout(services, report);
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

test('what prepares the database has no limit on the time of a statement in a transaction either, and requests have', async () => {
  await sql`
    create function refuse_limit() returns trigger language plpgsql as $$
    begin
      if current_setting('statement_timeout') <> '0' then raise 'a limit of %', current_setting('statement_timeout'); end if;
      return null;
    end $$`.execute(watcher);
  await sql`create trigger refuse_limit after insert or update on subjects
    for each statement execute function refuse_limit()`.execute(watcher);
  const services = await createServices(env, report);
  const unlimited = withoutStatementTimeout(services, report);
  const put = ({ store }: typeof services) => store.transaction((tx) => tx.subjects.put(subjects));
  await put(unlimited);
  await expect(put(services)).rejects.toThrow('a limit of 2s');
  await unlimited.stop();
  await services.stop();
});
