import { connect } from '@noodlenaut/db';
import { cloneDatabase } from '@noodlenaut/db/testing';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { createServices } from '../create-services.ts';
import { readEnv } from '../env.ts';
import { buildApp } from '../http/build-app.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { prepare } from './prepare.ts';
import { prepareSchema } from './prepare-schema.ts';
import { eraseDueAccounts } from '../privacy/erase-due-accounts.ts';
import { noteUnusedAccounts } from '../privacy/note-unused-accounts.ts';

const ownerUrl = await cloneDatabase(inject('clusterUrl'), inject('template'));
const url = new URL(ownerUrl);
url.username = `${url.pathname.slice(1)}_site`;
url.password = 'a-password-of-its-own';
const env = readEnv({
  NODE_ENV: 'test',
  DATABASE_URL: url.href,
  DATABASE_OWNER_URL: ownerUrl,
  LOG_LEVEL: 'silent',
  DEMO_PASSWORD: 'comet-river-lemon-4821',
  HOST: 'localhost',
});
const reported: unknown[] = [];
await Promise.all([prepareSchema(env), prepareSchema(env)]);
const services = await createServices(env, (cause) => reported.push(cause));
const app = await buildApp(services);
const owner = connect({ url: ownerUrl, poolSize: 1 }).db;
afterAll(async () => {
  await app.close();
  await services.stop();
  await sql`drop owned by ${sql.id(url.username)}`.execute(owner);
  await sql`drop role ${sql.id(url.username)}`.execute(owner);
  await owner.destroy();
});

test('the servers live on a role that owns nothing: a family’s weeks, every job, an erasure, and the end of old data', async () => {
  await prepare(services, () => {});
  const jobs = await startJobs(services, (cause) => reported.push(cause));
  const { id } = await services.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'demo-student')
    .executeTakeFirstOrThrow();
  await services.store.privacy.askErase(id, id);
  await sql`update account_deletions set asked_at = now() - interval '9 days', erase_at = now() - interval '1 day'`.execute(
    services.db,
  );
  expect(await eraseDueAccounts(services)).toBe(1);
  await services.store.privacy.endOld(new Date());
  await services.store.recovery.endOldLinks();
  await services.store.quiz.expire();
  await noteUnusedAccounts(services);
  await jobs.stop();
  expect(reported).toEqual([]);
  await expect(sql`create table mine (n int)`.execute(services.db)).rejects.toThrow('permission denied');
  await expect(sql`truncate audit_log`.execute(services.db)).rejects.toThrow('permission denied');
});

test('a database that may lose what it confirmed is refused at the start (security F3)', async () => {
  const lossy = await cloneDatabase(inject('clusterUrl'), inject('template'));
  const production = readEnv({
    NODE_ENV: 'production',
    DATABASE_URL: lossy,
    PUBLIC_URL: 'https://school.example.org',
    LOG_LEVEL: 'silent',
  });
  await expect(prepareSchema(production)).rejects.toThrow('synchronous_commit off');
  const { db } = connect({ url: lossy, poolSize: 1 });
  await sql`alter database ${sql.id(new URL(lossy).pathname.slice(1))} set synchronous_commit = on`.execute(
    db,
  );
  await db.destroy();
  await expect(prepareSchema(production)).resolves.toBe(0);
});
