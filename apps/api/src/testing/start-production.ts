import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connect } from '@noodlenaut/db';
import { cloneDatabase } from '@noodlenaut/db/testing';
import { sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import { z } from 'zod';

const ready = z.object({ ready: z.literal(true), port: z.int() });

/**
 * The api as it runs in production, where others reach it; it ends with the test file.
 * @param more variables
 * @returns its address, and a way to stop it that waits for the end and gives everything it wrote
 */
export async function startProduction(
  databaseUrl: string,
  logLevel = 'silent',
  more: Readonly<Record<string, string>> = {},
) {
  const child = fork(join(import.meta.dirname, '../main.ts'), {
    silent: true,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://school.example.org',
      HOST: '0.0.0.0',
      PORT: '0',
      JOBS: '0',
      LOG_LEVEL: logLevel,
      ...more,
    },
  });
  afterAll(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      const told = ready.safeParse(message);
      if (told.success) resolve(told.data.port);
    });
    child.once('exit', () => reject(new Error(`the api ended: ${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
      return said;
    },
  };
}

/** A database that syncs to disk, as production demands; the tests' own cluster does not. */
export async function safeDatabase() {
  const databaseUrl = await cloneDatabase(inject('clusterUrl'), inject('template'));
  const { db } = connect({ url: databaseUrl, poolSize: 2, waitMs: 10_000 });
  const name = new URL(databaseUrl).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set synchronous_commit = on`.execute(db);
  return { databaseUrl, db };
}
