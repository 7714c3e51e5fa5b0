import { text } from 'node:stream/consumers';
import pg from 'pg';

/**
 * Waits until the test run that started it closes its input, however that run ends, and then drops the run's databases and roles.
 * The input is one line: the server's address, and the name with which all of the run's names begin.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const order: unknown = JSON.parse(await text(process.stdin));
const of = (key: string) => String(Reflect.get(Object(order), key));
const home = of('home');
if (!/^nn_test_[0-9a-f]{12}$/.test(home)) throw new Error(`not the name of a run: ${home}`);

const client = new pg.Client({ connectionString: of('address') });
await client.connect();
const drop = async (kind: string, query: string) => {
  const { rows } = await client.query<{ name: string }>(query, [home]);
  for (const { name } of rows) await client.query(`drop ${kind.replace('?', pg.escapeIdentifier(name))}`);
};
await drop(
  'database if exists ? with (force)',
  'select datname as name from pg_database where starts_with(datname, $1)',
);
await drop('role if exists ?', 'select rolname as name from pg_roles where starts_with(rolname, $1)');
await client.end();
