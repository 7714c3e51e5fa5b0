import type { AlertSeverity, Grade, Severity } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface NewSafetyEvent {
  readonly userId: string;
  readonly messageId: string;
  readonly policyVersion: string;
  readonly severity: Severity;
  readonly ruleIds: readonly string[];
  readonly personalData: readonly string[];
  readonly engine: string;
  readonly model: string | null;
  /** Answers that the output check refused before this one. */
  readonly refusedAnswers: number;
  readonly latencyMs: number;
  readonly createdAt: Date;
}
export interface NewSafetyAlert {
  readonly childId: string;
  /** Null: it was written elsewhere, and not kept. */
  readonly messageId: string | null;
  readonly severity: AlertSeverity;
  readonly topic: string;
  readonly audience: 'grown-ups' | 'staff';
  readonly createdAt: Date;
}

/** A stored message and what the policy of that day said of it. */
export interface JudgedMessage {
  readonly userId: string;
  readonly message: string;
  readonly severity: Severity;
  readonly createdAt: Date;
  readonly grade: Grade | null;
  /** Null once the event is gone. */
  readonly policyVersion: string | null;
}

/** The columns of an event in the order in which they are hashed. */
const HASHED = sql`concat_ws('|', e.user_id, e.number, e.policy_version, e.severity, e.rule_ids::text, e.personal_data::text,
  e.engine, e.model, e.refused_answers, e.latency_ms, extract(epoch from e.created_at), e.previous_hash)`;

/** Verdicts of the policy, and what a grown-up must look at (security 6). */
export function safetyRepository(db: Database) {
  return {
    /** Adds the next link of the child's chain: its hash covers its columns and the hash before. */
    addEvent: async (event: NewSafetyEvent) => {
      await sql`
        with last as (
          select number, hash from safety_events where user_id = ${event.userId}::uuid order by number desc limit 1),
        e as (
          select ${event.userId}::uuid as user_id, coalesce((select number from last), 0) + 1 as number,
            ${event.messageId}::uuid as message_id, ${event.policyVersion}::text as policy_version,
            ${event.severity}::text as severity, ${[...event.ruleIds]}::text[] as rule_ids,
            ${[...event.personalData]}::text[] as personal_data, ${event.engine}::text as engine, ${event.model}::text as model,
            ${event.refusedAnswers}::int as refused_answers, ${event.latencyMs}::int as latency_ms,
            ${event.createdAt}::timestamptz as created_at, coalesce((select hash from last), '') as previous_hash)
        insert into safety_events (user_id, number, message_id, policy_version, severity, rule_ids, personal_data, engine, model,
          refused_answers, latency_ms, created_at, previous_hash, hash)
        select e.*, encode(sha256(convert_to(${HASHED}, 'UTF8')), 'hex') from e`.execute(db);
    },
    addAlert: (alert: NewSafetyAlert) => db.insertInto('safetyAlerts').values(alert).execute(),
    /** Alerts that nobody of the staff has handled, the oldest first. */
    openAlerts: (limit: number) =>
      db
        .selectFrom('safetyAlerts as sa')
        .innerJoin('users as u', 'u.id', 'sa.childId')
        .leftJoin('chatMessages as cm', 'cm.id', 'sa.messageId')
        .select([
          'sa.id',
          'sa.createdAt',
          'sa.severity',
          'sa.topic',
          'sa.audience',
          'u.username',
          'cm.message',
        ])
        .where('sa.handledAt', 'is', null)
        .where('sa.severity', '=', 'crisis')
        .orderBy('sa.createdAt')
        .limit(limit)
        .execute(),
    /** Marks an alert as handled, by the start of its id; undefined when there is no such open alert. */
    handle: (idStart: string, by: string, now: Date) =>
      db
        .updateTable('safetyAlerts')
        .set({ handledAt: now, handledBy: by })
        .where(sql<boolean>`starts_with(id::text, ${idStart})`)
        .where('handledAt', 'is', null)
        .returning(['id', 'childId'])
        .executeTakeFirst(),
    /** The latest messages with the verdict that each got, a child's together and the oldest first. Of staff alone. */
    judged: async (limit: number) => {
      const { rows } = await sql<JudgedMessage>`
        with latest as (
          select cm.id, cm.user_id, cm.message, cm.severity, cm.created_at
          from chat_messages cm order by cm.created_at desc limit ${limit}::int)
        select l.user_id as "userId", l.message, l.severity, l.created_at as "createdAt", u.grade,
          (select se.policy_version from safety_events se where se.message_id = l.id limit 1) as "policyVersion"
        from latest l join users u on u.id = l.user_id order by l.user_id, l.created_at`.execute(db);
      return rows;
    },
    /** Messages that no rule knew and a person should read, the latest first. */
    toReview: (limit: number) =>
      db
        .selectFrom('chatMessages')
        .select(['id', 'message', 'createdAt'])
        .where('needsReview', '=', true)
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .execute(),
    /** Children of whom a day had harmful words, or five rude messages: for the daily mail. */
    digest: (since: Date) =>
      db
        .selectFrom('chatMessages')
        .select(['userId as childId'])
        .where('createdAt', '>=', since)
        .where('isPrivate', '=', false)
        .where('severity', 'in', ['harmful', 'rude'])
        .groupBy('userId')
        .having(sql<boolean>`count(*) filter (where severity = 'harmful') > 0 or count(*) >= 5`)
        .execute(),
  };
}
