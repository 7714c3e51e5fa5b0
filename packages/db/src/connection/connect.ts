import { CamelCasePlugin, Kysely, PostgresDialect, type KyselyPlugin } from 'kysely';
import pg from 'pg';
import { prepareStatements } from './prepared-statements.ts';
import type { DB } from '../schema.gen.ts';

export type Database = Kysely<DB>;

export interface ConnectOptions {
  readonly url: string;
  /** Connections of this process, at most. */
  readonly poolSize?: number;
  /** How long a request waits for a connection before it fails. */
  readonly waitMs?: number;
  /**
   * How long a statement waits for an answer before it fails and its connection is closed: a frozen server or a broken network
   * never answers. The server itself ends the statement a little earlier, because it works on for a client that has gone. Unset: without a limit, for migrations, imports and jobs.
   */
  readonly answerMs?: number;
  /** Called when an idle connection breaks. Without a listener a restart of the database would end the process. */
  readonly onConnectionLost?: (cause: Error) => void;
  readonly onQuery?: (sql: string) => void;
  /** Told of each statement when it has ended, with the time it took in seconds. */
  readonly onStatement?: (sql: string, seconds: number, isError: boolean) => void;
}

/** The limit for servers that answer requests: four times the statement timeout of a transaction (`store.ts`). */
export const ANSWER_MS = 8000;

/** Compiling a statement takes longer than any of ours; opening a round of practice took 0.8 s with it and 0.06 s without. */
const SETTINGS = '-c jit=off';

/** The server gives up first, so that its error arrives and the connection stays usable. */
const SERVER_SHARE = 0.9;

/** A calendar day stays a text. As a Date it would be a midnight in the time zone of this machine. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/** Columns are camelCase in TypeScript; the keys inside a JSON value stay as they are. */
export const PLUGINS: KyselyPlugin[] = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

/** Opens a pool on a PostgreSQL server and the typed query builder over it; columns are camelCase in TypeScript. */
export function connect(options: ConnectOptions): { readonly db: Database; readonly pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.waitMs ?? 2500,
    idleTimeoutMillis: 30_000,
    ...(options.answerMs !== undefined && {
      query_timeout: options.answerMs,
      statement_timeout: Math.ceil(options.answerMs * SERVER_SHARE),
    }),
    application_name: 'noodlenaut',
    options: SETTINGS,
    types,
  });
  pool.on('error', (cause) => options.onConnectionLost?.(cause));
  // A connection may also break between two statements of a transaction. Without a listener that would end the process. The
  // transaction fails with its next statement.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const { onQuery, onStatement } = options;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: prepareStatements(pool) }),
    plugins: PLUGINS,
    ...((onQuery || onStatement) && {
      log: ({ level, query, queryDurationMillis }) => {
        onQuery?.(query.sql);
        onStatement?.(query.sql, queryDurationMillis / 1000, level === 'error');
      },
    }),
  });
  return { db, pool };
}
