import { sql } from 'kysely';
import type { Database } from './connect.ts';

export interface Mail {
  readonly userId: string | null;
  /** The child it tells about: erased with that child too (SAFETY I12). */
  readonly aboutId?: string;
  readonly toAddress: string;
  readonly subject: string;
  readonly bodyText: string;
  /** The same key twice is one mail. */
  readonly dedupeKey?: string;
}

/** Mails waiting to leave; written in the transaction of the action they belong to (SAFETY I15). */
export function outboxRepository(db: Database) {
  return {
    add: (mail: Mail) =>
      db
        .insertInto('outbox')
        .values({ kind: 'mail', ...mail })
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .execute(),
    /** Takes mails that are due for ten minutes, so that no other worker sends them meanwhile. */
    claim: (limit: number) =>
      db
        .updateTable('outbox')
        .set({ nextTryAt: sql`now() + interval '10 minutes'` })
        .where('id', 'in', (is) =>
          is
            .selectFrom('outbox')
            .select('id')
            .where('sentAt', 'is', null)
            .where(sql<boolean>`next_try_at <= now()`)
            .orderBy('nextTryAt')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'toAddress', 'subject', 'bodyText', 'attempts'])
        .execute(),
    markSent: (id: string) =>
      db
        .updateTable('outbox')
        .set({ sentAt: sql`now()`, lastError: null })
        .where('id', '=', id)
        .execute(),
    /** Waits twice as long after each failure, at most six hours. */
    markFailed: (id: string, attempts: number, error: string) =>
      db
        .updateTable('outbox')
        .set({
          attempts: attempts + 1,
          lastError: error.slice(0, 500),
          nextTryAt: sql`now() + least(21600, 30 * power(2, ${attempts})) * interval '1 second'`,
        })
        .where('id', '=', id)
        .execute(),
    list: (limit: number) =>
      db
        .selectFrom('outbox')
        .select(['id', 'toAddress', 'subject', 'bodyText', 'createdAt', 'sentAt', 'attempts', 'lastError'])
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .execute(),
  };
}
