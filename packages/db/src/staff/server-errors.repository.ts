import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

const KEPT_DAYS = 30;

export interface ServerError {
  /** The number of the request; people quote its first eight digits. */
  readonly requestId: string;
  /** The call or the route, without its parameters. */
  readonly call: string;
  readonly kind: string;
  readonly message: string;
  readonly stack: string;
}

/** Unexpected errors, for `npm run staff -- error`. */
export function serverErrorsRepository(db: Database) {
  return {
    add: async (error: ServerError): Promise<void> => {
      await db
        .insertInto('serverErrors')
        .values(error)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** The latest first. @param start the first digits of the number, hexadecimal; '' finds all */
    find: (start: string, limit: number) =>
      db
        .selectFrom('serverErrors as se')
        .selectAll('se')
        .where(sql`replace(se.request_id::text, '-', '')`, 'like', `${start}%`)
        .orderBy('se.at', 'desc')
        .limit(limit)
        .execute(),
    endOld: async (): Promise<void> => {
      await db
        .deleteFrom('serverErrors')
        .where('at', '<', sql<Date>`now() - ${KEPT_DAYS} * interval '1 day'`)
        .execute();
    },
  };
}
