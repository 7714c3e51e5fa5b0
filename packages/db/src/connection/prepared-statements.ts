import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';
/** Put at the front of a statement that runs all the time: PostgreSQL then plans it once a connection. */
export const PREPARED = sql.raw(MARK);
/** How far into a statement the mark is looked for. */
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
  /** A statement went unanswered: whatever is sent behind it would wait as long, and so would the next who gets the connection. */
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

/** The pool as Kysely takes it; statements marked with PREPARED are named ones, whose plan a connection keeps. */
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
