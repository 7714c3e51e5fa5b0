import { checkInvariants } from '@noodlenaut/db';
import { cloneDatabase, dropClone, TEST_LIMITS } from '@noodlenaut/db/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, inject } from 'vitest';
import { createServices, type RunningServices } from '../create-services.ts';
import { readEnv } from '../env.ts';
import { buildApp } from '../http/build-app.ts';

export interface TestApi {
  readonly app: FastifyInstance;
  readonly services: RunningServices;
  /** Moves the api's clock. */
  setNow(now: Date | null): void;
}

export interface TestApiOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Told of every SQL statement. */
  readonly onQuery?: (sql: string) => void;
  /** Filled with every route, 'GET /api/user'. */
  readonly routes?: string[];
}

/** The whole api over a database of its own, without a port; stopped, and its invariants checked, after the file. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const url = await cloneDatabase(inject('clusterUrl'), inject('template'));
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    // Many files run at once on machines of any speed; these tests do not prove how long a person waits.
    POOL_WAIT_MS: '60000',
    PUBLIC_URL: 'http://localhost:3000',
    ...options.env,
  });
  let now: Date | null = null;
  const { onQuery } = options;
  const services = await createServices(env, () => {}, {
    now: () => now ?? new Date(),
    transactionLimits: TEST_LIMITS,
    answerMs: 2 * TEST_LIMITS.statementMs,
    ...(onQuery && { onQuery }),
  });
  const { routes } = options;
  const app = await buildApp(services, (route) => routes?.push(route));
  await app.ready();
  afterAll(async () => {
    const violations = await checkInvariants(services.db);
    await app.close();
    await services.stop();
    await dropClone(inject('clusterUrl'), url);
    expect(violations).toEqual([]);
  });
  return { app, services, setNow: (moment) => (now = moment) };
}
