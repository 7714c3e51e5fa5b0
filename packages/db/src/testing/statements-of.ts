import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { expect, test } from 'vitest';
import { PLUGINS, type Database } from '../connection/connect.ts';
import type { DB } from '../schema.gen.ts';
import { layOutSql } from './lay-out-sql.ts';

type Row = Readonly<Record<string, unknown>>;
/** Rows for the statements of one call, in order. */
type Answers = readonly (readonly Row[])[];
type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;
type Variants<Args> = Readonly<Record<string, Args>>;
/** Arguments for each method; several, by name, where the statement depends on them. */
type Calls<Repository extends Methods> = {
  readonly [Method in keyof Repository]:
    | Readonly<Parameters<Repository[Method]>>
    | Variants<Readonly<Parameters<Repository[Method]>>>;
};

/** Values for arguments. They are parameters of the statements, never part of their text. */
export const ID = '00000000-0000-4000-8000-000000000001';
export const NOW = new Date(0);

/** The default answer to a statement. */
const ONE_ROW: readonly Row[] = [{ id: '1', row: {} }];

/** A connection that records statements and answers them without running them. */
class RecordingClient implements PostgresPoolClient {
  readonly #statements: string[] = [];
  #answers: (readonly Row[])[] = [];

  /** The statements that a call sends. */
  async record(call: () => unknown, answers: Answers): Promise<readonly string[]> {
    this.#answers = [...answers];
    await call();
    return this.#statements.splice(0);
  }
  query<Result>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Result>>;
  query<Result>(cursor: PostgresCursor<Result>): PostgresCursor<Result>;
  query(text: unknown): unknown {
    this.#statements.push(String(text));
    const rows = this.#answers.shift() ?? ONE_ROW;
    return Promise.resolve({ command: 'UPDATE', rowCount: rows.length, rows });
  }
  release(): void {}
}

const withoutSpace = (text: string): string => text.replace(/--.*$/gm, '').replace(/\s/g, '');
function laidOut(statement: string): string {
  const text = layOutSql(statement);
  expect(withoutSpace(text)).toBe(withoutSpace(statement));
  return text;
}

/**
 * Tests that a file holds every statement of a repository, method by method, so that a changed statement shows in the diff.
 * `npm run db:sql` writes the files again.
 * @param file beside the test
 * @param calls arguments for each method; their values are not part of the statements
 * @param answers the rows that a method's statements return; by default one row with an id
 */
export function statementsOf<Repository extends Methods>(
  file: string,
  repositoryOver: (db: Database) => Repository,
  calls: Calls<Repository>,
  answers: { readonly [Method in keyof Repository]?: Answers } = {},
): void {
  test(`${file} holds every statement of the repository`, async () => {
    const client = new RecordingClient();
    const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve(), options: {} };
    const dialect = new PostgresDialect({ pool });
    const repository = repositoryOver(new Kysely<DB>({ dialect, plugins: PLUGINS }));
    expect(Object.keys(calls)).toEqual(Object.keys(repository));
    const blocks: string[] = [];
    for (const [method, run] of Object.entries(repository)) {
      const given = calls[method];
      const variants = Array.isArray(given) ? { '': given } : given;
      for (const [variant, args] of Object.entries(variants ?? {})) {
        const name = variant === '' ? method : `${method}: ${variant}`;
        const statements = await client.record(
          () => Reflect.apply(run, repository, args),
          answers[method] ?? [],
        );
        expect(statements, name).not.toEqual([]);
        blocks.push(...statements.map((statement) => `-- ${name}\n${laidOut(statement)};\n`));
      }
    }
    await expect(blocks.join('\n')).toMatchFileSnapshot(file);
  });
}
