import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { borrowServer, isBorrowed, nameOn } from './borrow-server.ts';

const server = inject('clusterUrl');
async function names(query: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
const startingWith = (home: string) =>
  names(`select datname as name from pg_database where starts_with(datname, '${home}')
         union all select rolname from pg_roles where starts_with(rolname, '${home}')`);
const homeOf = (url: string) => new URL(url).pathname.slice(1);

test('a run that ends leaves no database and no role on a borrowed server, and other names alone', async () => {
  const one = await borrowServer(server);
  const other = await borrowServer(server);
  expect(homeOf(one.url)).not.toBe(homeOf(other.url));
  await names(`create database ${nameOn(one.url, 'some')}`);
  await names(`create role ${nameOn(one.url, 'role')}`);
  expect(await startingWith(homeOf(one.url))).toHaveLength(3);
  await one.stop();
  expect(await startingWith(homeOf(one.url))).toEqual([]);
  expect(await startingWith(homeOf(other.url))).toEqual([homeOf(other.url)]);
  await other.stop();
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run that is ended by %s leaves nothing on a borrowed server',
  async (signal) => {
    const script = `
      import { borrowServer } from ${JSON.stringify(join(import.meta.dirname, 'borrow-server.ts'))};
      const { url } = await borrowServer(process.env.SERVER);
      console.log(url);
      setInterval(() => {}, 1000);`;
    const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, SERVER: server },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said]: Buffer[] = await once(run.stdout, 'data');
    const home = homeOf(said?.toString().trim() ?? '');
    expect(await startingWith(home)).toEqual([home]);
    run.kill(signal);
    await expect.poll(() => startingWith(home), { timeout: 30_000 }).toEqual([]);
  },
);

test('names on a server of our own stay as they are, and on a borrowed one begin once with the run’s', () => {
  const own = 'postgres://app@127.0.0.1:1/postgres';
  const borrowed = 'postgres://app@127.0.0.1:1/nn_test_0123456789ab';
  expect([isBorrowed(own), isBorrowed(borrowed)]).toEqual([false, true]);
  expect(nameOn(own, 'api')).toBe('api');
  expect(nameOn(borrowed, nameOn(borrowed, 'api'))).toBe('nn_test_0123456789ab_api');
});
