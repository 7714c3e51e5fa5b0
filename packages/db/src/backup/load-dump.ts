import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { connect } from '../connection/connect.ts';
import { migrateTo, MIGRATION_NAMES } from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import { END_OF_ROWS, readHeader, readSection, type DumpedTable, type DumpHeader } from './dump-format.ts';
import { LineReader } from './line-reader.ts';
import { requireUnusedDatabase } from './require-unused-database.ts';
import { withoutConstraints } from './without-constraints.ts';

/** Rows go to the server in pieces of this many bytes. */
const PIECE = 256 * 1024;

async function loadRows(
  client: pg.Client,
  lines: LineReader,
  { table, columns }: DumpedTable,
): Promise<number> {
  const list = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  const stream = client.query(from(`copy ${pg.escapeIdentifier(table)} (${list}) from stdin`));
  const finished = once(stream, 'finish');
  // The server may refuse a row while the next ones are read.
  finished.catch(() => undefined);
  let rows = 0;
  let piece: Uint8Array[] = [];
  let size = 0;
  const send = async () => {
    if (!stream.write(Buffer.concat(piece))) await Promise.race([once(stream, 'drain'), finished]);
    piece = [];
    size = 0;
  };
  for (;;) {
    const row = await lines.next();
    if (row === null) throw new BackupError('The backup was cut off: its end is missing.');
    if (row.length === END_OF_ROWS.length && row.toString() === END_OF_ROWS) break;
    piece.push(row, Buffer.from('\n'));
    size += row.length;
    rows += 1;
    if (size >= PIECE) await send();
  }
  await send();
  stream.end();
  await finished;
  return rows;
}

/** The schema as it was when the dump was made. @throws BackupError when this version does not know it */
async function prepareSchemaOf(url: string, { migrations }: DumpHeader): Promise<void> {
  const last = migrations.at(-1);
  const known = MIGRATION_NAMES.slice(0, migrations.length);
  if (last === undefined || migrations.some((name, place) => name !== known[place]))
    throw new BackupError(
      'The backup has a schema that this version of the product does not know. Restore it with the version that made it, then upgrade.',
    );
  const { db } = connect({ url, poolSize: 1, waitMs: 10_000 });
  try {
    await migrateTo(db.withTables<never>(), last);
    // A way back does not exist: rows of an older day would land in newer tables.
    const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
    if (rows[0]?.name !== last)
      throw new BackupError(
        'This database was prepared by a newer version than the backup. Restore into one without tables.',
      );
  } finally {
    await db.destroy();
  }
}

/**
 * Restores a dump into an empty database, all or nothing. The schema is then the dump's: `migrate` brings it up to date.
 * @param url of the owner of the tables
 * @param dump the text of `dumpDatabase`
 * @returns how many rows there are, and when the dump was made
 * @throws BackupError when the database is in use, has accounts, or the dump is none, newer, damaged or cut off
 */
export async function loadDump(
  url: string,
  dump: AsyncIterable<Uint8Array>,
): Promise<{ readonly rows: number; readonly madeAt: string }> {
  const lines = new LineReader(dump);
  try {
    return await loadFrom(lines, url);
  } finally {
    await lines.close();
  }
}

async function loadFrom(
  lines: LineReader,
  url: string,
): Promise<{ readonly rows: number; readonly madeAt: string }> {
  await requireUnusedDatabase(url);
  const header = readHeader((await lines.next())?.toString() ?? '');
  const client = new pg.Client({ connectionString: url, application_name: 'noodlenaut-restore' });
  // The error of the statement that runs is the one to tell.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await prepareSchemaOf(url, header);
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(`set local client_encoding = 'UTF8'`);
    const rows = await withoutConstraints(client, async () => {
      let loaded = 0;
      for (;;) {
        const section = await lines.next();
        if (section === null) throw new BackupError('The backup was cut off: its end is missing.');
        const part = readSection(section.toString());
        if ('table' in part) {
          loaded += await loadRows(client, lines, part);
          continue;
        }
        for (const [name, value] of Object.entries(part.sequences))
          await client.query('select setval(format($f$public.%I$f$, $1::text)::regclass, $2::bigint)', [
            name,
            value,
          ]);
        // What packed the file checks its own end only when it is read to the end.
        if ((await lines.next()) !== null)
          throw new BackupError('The backup goes on after its end: it is damaged.');
        return loaded;
      }
    });
    await client.query('commit');
    await client.query('analyze');
    return { rows, madeAt: header.madeAt };
  } finally {
    await client.end();
  }
}
