import type { ChatEngine, Severity, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface NewChatMessage {
  readonly userId: string;
  /** The learner's local day, 'YYYY-MM-DD'. */
  readonly day: string;
  /** Without personal data. */
  readonly message: string;
  readonly response: string;
  readonly severity: Severity;
  readonly engine: ChatEngine;
  /** The provider failed and the local engine answered. */
  readonly isFallback: boolean;
  /** Only staff may read it. */
  readonly isPrivate: boolean;
  readonly needsReview: boolean;
  readonly suggestions: readonly string[];
  readonly practiceSubject: SubjectId | null;
  readonly practiceSkill: string | null;
  readonly createdAt: Date;
}

const SHOWN = [
  'id',
  'message',
  'response',
  'createdAt',
  'engine',
  'isFallback',
  'suggestions',
  'practiceSubject',
  'practiceSkill',
] as const;

/** Latest messages that the panel shows. */
const MOST_SHOWN = 200;
/** A message whose server died no longer blocks the next one after this time. */
const PENDING_S = 30;

/** Messages to the helper and its answers (S3.34). A private message leaves by no read of this repository. */
export function chatRepository(db: Database) {
  const readable = (userId: string) =>
    db.selectFrom('chatMessages').where('userId', '=', userId).where('isPrivate', '=', false);
  return {
    /** The latest messages, the oldest first. */
    history: async (userId: string) =>
      (
        await readable(userId).select(SHOWN).orderBy('createdAt', 'desc').limit(MOST_SHOWN).execute()
      ).toReversed(),
    /** The last four turns that an engine answered since a moment, the oldest first. */
    turns: async (userId: string, since: Date) =>
      (
        await readable(userId)
          .select(['message', 'response'])
          .where('createdAt', '>=', since)
          .where('severity', '=', 'fine')
          .orderBy('createdAt', 'desc')
          .limit(4)
          .execute()
      ).toReversed(),
    /**
     * Counts a message of a day and marks it as pending, in one statement: two at once cannot both pass.
     * @returns how many the day has now; null when its quota is used up or another message is pending
     */
    begin: async (userId: string, day: string, quota: number, now: Date) => {
      const free = new Date(now.getTime() - PENDING_S * 1000);
      const { rows } = await sql<{ asked: number }>`
        insert into chat_days as cd (user_id, day, asked, quota, pending_since)
        select ${userId}::uuid, ${day}::date, 1, ${quota}::int, ${now}::timestamptz where ${quota}::int > 0
        on conflict (user_id, day) do update
          set asked = cd.asked + 1, quota = greatest(cd.asked + 1, excluded.quota), pending_since = excluded.pending_since
          where cd.asked < excluded.quota and (cd.pending_since is null or cd.pending_since < ${free}::timestamptz)
        returning asked`.execute(db);
      return rows[0]?.asked ?? null;
    },
    /** How many messages a day has, and since when one is pending; null before the first. */
    day: (userId: string, day: string) =>
      db
        .selectFrom('chatDays')
        .select(['asked', 'pendingSince'])
        .where('userId', '=', userId)
        .where(sql<boolean>`day = ${day}::date`)
        .executeTakeFirst(),
    /** The pending message is answered, or failed: then it does not count. */
    end: (userId: string, day: string, isAnswered: boolean) =>
      db
        .updateTable('chatDays')
        .set((eb) => ({ pendingSince: null, ...(!isAnswered && { asked: eb('asked', '-', 1) }) }))
        .where('userId', '=', userId)
        .where(sql<boolean>`day = ${day}::date`)
        .where('asked', '>', 0)
        .execute(),
    add: ({ suggestions, day, ...message }: NewChatMessage) =>
      db
        .insertInto('chatMessages')
        .values({ ...message, day: sql`${day}::date`, suggestions: [...suggestions] })
        .returning('id')
        .executeTakeFirstOrThrow(),
    /** Whether something that only staff may read was written since a moment. */
    hasPrivate: async (userId: string, since: Date) =>
      (await db
        .selectFrom('chatMessages')
        .select('id')
        .where('userId', '=', userId)
        .where('isPrivate', '=', true)
        .where('createdAt', '>=', since)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    /** From now on only staff may read what was written since a moment. */
    makePrivate: (userId: string, since: Date) =>
      db
        .updateTable('chatMessages')
        .set({ isPrivate: true })
        .where('userId', '=', userId)
        .where('createdAt', '>=', since)
        .execute(),
    /** How many messages of a severity a child wrote since a moment. */
    countSince: async (userId: string, severity: NewChatMessage['severity'], since: Date) => {
      const { count } = await db
        .selectFrom('chatMessages')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('userId', '=', userId)
        .where('severity', '=', severity)
        .where('createdAt', '>=', since)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
