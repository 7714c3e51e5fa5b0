import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface Mail {
  readonly userId: string | null;
  /** The child it tells about: erased with that child too (security 2.16). */
  readonly aboutId?: string;
  readonly toAddress: string;
  readonly subject: string;
  readonly bodyText: string;
  /** The same key twice is one mail. */
  readonly dedupeKey?: string;
  /** What the link in it opens; its secret is made when the mail leaves and stands in no table. */
  readonly link?: MailLink;
  /** The wish that a link of 'class-wish' answers. */
  readonly linkFor?: string;
  /** A mail that has not left by then never leaves; seven days where it is not said. */
  readonly hours?: number;
}

export type MailLink = 'reset' | 'address' | 'class-wish';

const COLUMNS = [
  'id',
  'userId',
  'toAddress',
  'subject',
  'bodyText',
  'link',
  'linkFor',
  'attempts',
  'expiresAt',
] as const;

/** Mails waiting to leave; written in the transaction of the action they belong to (P2.21). */
export function outboxRepository(db: Database) {
  return {
    add: ({ hours, ...mail }: Mail) =>
      db
        .insertInto('outbox')
        .values({
          kind: 'mail',
          ...mail,
          ...(hours !== undefined && { expiresAt: sql<Date>`now() + ${hours} * interval '1 hour'` }),
        })
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .execute(),
    /** Takes mails that are due for ten minutes, so that no other worker sends them meanwhile. */
    claim: (limit: number) =>
      db
        .updateTable('outbox')
        .set({ nextTryAt: sql`now() + interval '10 minutes'` })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('sentAt', 'is', null)
            .where(sql<boolean>`next_try_at <= now() and expires_at > now()`)
            .orderBy('nextTryAt')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(COLUMNS)
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
    /** What did not leave in time goes. */
    dropExpired: () =>
      db
        .deleteFrom('outbox')
        .where('sentAt', 'is', null)
        .where(sql<boolean>`expires_at <= now()`)
        .execute(),
    /** A mail that must not leave: nobody has this address, or its wish is over. */
    drop: (id: string) => db.deleteFrom('outbox').where('id', '=', id).execute(),
    /** The one mail that waits and whose number begins so; undefined when there is none, or more than one. */
    waiting: async (idStart: string) => {
      const found = await db
        .selectFrom('outbox')
        .select(COLUMNS)
        .where('sentAt', 'is', null)
        .where(sql<boolean>`expires_at > now() and starts_with(id::text, ${idStart})`)
        .limit(2)
        .execute();
      return found.length === 1 ? found[0] : undefined;
    },
    list: (limit: number) =>
      db
        .selectFrom('outbox')
        .select([...COLUMNS, 'createdAt', 'sentAt', 'lastError'])
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .execute(),
  };
}
