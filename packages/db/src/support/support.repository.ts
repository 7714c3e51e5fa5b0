import { CLOSED_TICKET_DAYS, OPEN_TICKET_DAYS, type SupportTopic } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface NewTicket {
  readonly id: string;
  readonly number: string;
  /** Null: somebody who is not signed in. */
  readonly userId: string | null;
  readonly email: string;
  readonly topic: SupportTopic;
  readonly body: string;
  readonly isPriority: boolean;
}
/** An answer of staff in the column `answers`. */
export interface TicketAnswer {
  readonly at: string;
  readonly text: string;
}

/** Questions of grown-ups to support, and the answers of staff (decision 0092). */
export function supportRepository(db: Database) {
  const topic = sql<SupportTopic>`st.topic`;
  return {
    /** False when there is a ticket with this id or this number already. */
    add: async (ticket: NewTicket): Promise<boolean> => {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('supportTickets')
        .values({ ...ticket, endsAt: sql<Date>`now() + ${OPEN_TICKET_DAYS} * interval '1 day'` })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
    byId: (id: string) =>
      db
        .selectFrom('supportTickets')
        .select(['number', 'userId', 'email', 'topic', 'body'])
        .where('id', '=', id)
        .executeTakeFirst(),
    /** Open tickets: those of paid plans first, then the longest waiting. */
    open: (limit: number) =>
      db
        .selectFrom('supportTickets as st')
        .leftJoin('users as u', 'u.id', 'st.userId')
        .select(['st.number', 'st.isPriority', 'st.createdAt', 'u.username'])
        .select([topic.as('topic'), sql<number>`jsonb_array_length(st.answers)`.as('answers')])
        .where('st.closedAt', 'is', null)
        .orderBy('st.isPriority', 'desc')
        .orderBy('st.createdAt')
        .limit(limit)
        .execute(),
    /** A whole ticket, and whether its address is the confirmed one of the account that wrote it. */
    find: (number: string) =>
      db
        .selectFrom('supportTickets as st')
        .leftJoin('users as u', 'u.id', 'st.userId')
        .select([
          'st.number',
          'st.email',
          'st.body',
          'st.isPriority',
          'st.createdAt',
          'st.closedAt',
          'u.username',
          'u.role',
        ])
        .select([
          topic.as('topic'),
          sql<readonly TicketAnswer[]>`st.answers`.as('answers'),
          sql<boolean>`coalesce(u.email_confirmed_at is not null and lower(u.email) = lower(st.email), false)`.as(
            'isOwnAddress',
          ),
        ])
        .where('st.number', '=', number)
        .executeTakeFirst(),
    /** Keeps an answer; undefined when there is no open ticket with this number. */
    answer: (number: string, text: string) =>
      db
        .updateTable('supportTickets')
        .set({
          answers: sql`answers || jsonb_build_array(jsonb_build_object('at', now(), 'text', ${text}::text))`,
        })
        .where('number', '=', number)
        .where('closedAt', 'is', null)
        .returning(['userId', 'email'])
        .executeTakeFirst(),
    /** False when there is no open ticket with this number. */
    close: async (number: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('supportTickets')
        .set({
          closedAt: sql`now()`,
          endsAt: sql`now() + ${CLOSED_TICKET_DAYS} * interval '1 day'`,
        })
        .where('number', '=', number)
        .where('closedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
