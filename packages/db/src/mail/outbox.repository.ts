import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface Mail {
  readonly userId: string | null;
  /** The child in the mail. The mail is erased with that child too (security 2.16). */
  readonly aboutId?: string;
  readonly toAddress: string;
  readonly subject: string;
  readonly bodyText: string;
  /** A mail with the same key is not added again. */
  readonly dedupeKey?: string;
  /** What the link in it opens. Its secret is made when the mail is sent and stored only as a hash. */
  readonly link?: MailLink;
  /** The class wish that a link of kind 'class-wish' answers. */
  readonly linkFor?: string;
  /** A mail that was not sent after this number of hours is dropped. The default is seven days. */
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

/** Mails to send. They are written in the transaction of the action they belong to (P2.21). */
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
    /** Claims due mails for ten minutes, so that no other worker sends them. */
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
    /** Deletes mails that were not sent in time. */
    dropExpired: () =>
      db
        .deleteFrom('outbox')
        .where('sentAt', 'is', null)
        .where(sql<boolean>`expires_at <= now()`)
        .execute(),
    /** Deletes a mail that must not be sent: the address is gone, or its reason is over. */
    drop: (id: string) => db.deleteFrom('outbox').where('id', '=', id).execute(),
    /** The waiting mail whose id begins like this; undefined when there is none or more than one. */
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
