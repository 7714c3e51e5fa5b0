import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { refuseOldServer } from '../connection/refuse-old-server.ts';

const PREFIX = 'nn_test_';
/** Three rooms test at once, each with several files and pools of twenty. */
const LEAST_CONNECTIONS = 400;

/** Whether this address leads to a server of somebody else, on which a run has names of its own. */
export const isBorrowed = (clusterUrl: string): boolean =>
  new URL(clusterUrl).pathname.startsWith(`/${PREFIX}`);

/** The name of a run's database on its server: on a borrowed one it begins with the run's own. */
export function nameOn(clusterUrl: string, name: string): string {
  const home = new URL(clusterUrl).pathname.slice(1);
  return isBorrowed(clusterUrl) && !name.startsWith(home) ? `${home}_${name}` : name;
}

async function makeHome(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await refuseOldServer(async (text) => (await client.query<{ version: number }>(text)).rows[0]?.version);
    const { rows } = await client.query<{ isSuper: boolean; most: number }>(
      `select usesuper as "isSuper", current_setting('max_connections')::int as most
         from pg_user where usename = current_user`,
    );
    const found = rows[0];
    if (found?.isSuper !== true) throw new Error('TEST_DATABASE_URL must be the address of a superuser.');
    if (found.most < LEAST_CONNECTIONS)
      throw new Error(
        `The server of TEST_DATABASE_URL takes ${found.most} connections. Tests need ${LEAST_CONNECTIONS}: ` +
          `alter system set max_connections = ${LEAST_CONNECTIONS}, then restart it.`,
      );
    const home = `${PREFIX}${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${home}`);
    return home;
  } finally {
    await client.end();
  }
}

/**
 * A place on a PostgreSQL that runs already, for one test run: its databases and roles begin with a name of its own and nothing else
 * is touched. A process of its own drops them, also after Ctrl-C and after this process was killed.
 * @throws Error with one sentence when the server does not suit
 */
export async function borrowServer(address: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = await makeHome(address);
  const sweeper = spawn(process.execPath, [join(import.meta.dirname, 'sweep-server.ts')], {
    // A group of its own: a terminal's Ctrl-C does not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  // The address holds a password, so it is no argument.
  sweeper.stdin.write(`${JSON.stringify({ address, home })}\n`);
  const url = Object.assign(new URL(address), { pathname: `/${home}` }).href;
  return {
    url,
    stop: async () => {
      const ended = once(sweeper, 'exit');
      sweeper.stdin.end();
      await ended;
    },
  };
}
