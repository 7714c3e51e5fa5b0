import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';
/** Put at the front of a frequent statement: it becomes a prepared statement, planned once for each connection. */
export const PREPARED = sql.raw(MARK);
/** The mark must be in the first characters of a statement. */
const FRONT = 40;

const names = new Map<string, string>();
/** The same text has the same name in every process; PostgreSQL cuts names off at 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
  names.set(text, name);
  return name;
}

/** What `pg` says when its `query_timeout` is over. */
const UNANSWERED = 'Query read timeout';

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  /** Set when a statement got no answer. Every further statement on this connection would wait as long. */
  #lost: Error | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('this pool has no cursors');
    if (this.#lost) return Promise.reject(this.#lost);
    const values = [...parameters];
    const answer = text.slice(0, FRONT).includes(MARK)
      ? this.#client.query({ name: nameOf(text), text, values })
      : this.#client.query(text, values);
    return answer.catch((cause: unknown) => {
      if (cause instanceof Error && cause.message === UNANSWERED) this.#lost = cause;
      throw cause;
    });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy === true || this.#lost !== null);
  }
}

/** The pool for Kysely. Statements with the mark PREPARED are sent as named prepared statements. */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
