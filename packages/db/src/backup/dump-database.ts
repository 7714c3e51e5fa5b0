import pg from 'pg';
import { to } from 'pg-copy-streams';
import { END_OF_ROWS, type DumpedTable, type DumpEnd, type DumpHeader } from './dump-format.ts';

/** The same text from every server, whatever its settings are. */
const SETTINGS = [
  'begin transaction isolation level repeatable read read only',
  'set local statement_timeout = 0',
  `set local client_encoding = 'UTF8'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  'set local extra_float_digits = 3',
];

/** Tables of the schema with the columns that are stored; the list of migrations is in the first line. */
const TABLES = `
  select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and c.relname not in ('kysely_migration', 'kysely_migration_lock')
     and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   group by c.relname order by c.relname`;

const SEQUENCES = `
  select sequencename as name, last_value::text as value from pg_sequences
   where schemaname = 'public' and last_value is not null order by sequencename`;

const line = (value: DumpHeader | DumpedTable | DumpEnd): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

/**
 * Everything that the database keeps but the queue of jobs, as one consistent state, without stopping anybody's writes. Needs no program
 * beside this process.
 * @param url of a role that may read all tables
 * @yields pieces of the text that dump-format.ts describes
 */
export async function* dumpDatabase(url: string): AsyncGenerator<Uint8Array> {
  const client = new pg.Client({ connectionString: url, application_name: 'noodlenaut-backup' });
  // The error of the statement that runs is the one to tell.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const setting of SETTINGS) await client.query(setting);
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    yield line({
      format: 'noodlenaut-backup',
      version: 1,
      madeAt: new Date().toISOString(),
      migrations: migrations.map(({ name }) => name),
    });
    const { rows: tables } = await client.query<DumpedTable>(TABLES);
    for (const { table, columns } of tables) {
      yield line({ table, columns });
      const list = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
      yield* client.query(to(`copy (select ${list} from ${pg.escapeIdentifier(table)}) to stdout`));
      yield Buffer.from(`${END_OF_ROWS}\n`);
    }
    const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES);
    yield line({
      end: true,
      sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    });
  } finally {
    await client.end();
  }
}
