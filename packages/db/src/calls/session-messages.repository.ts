import type { Grade, SavedWhiteboard, TutoringRole } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface NewSessionMessage {
  readonly sessionId: string;
  readonly senderId: string;
  readonly senderType: TutoringRole;
  readonly message: string;
}
/** What staff look at: a text that was refused, or a report (P5.28, security 2.13). */
export interface NewSessionReview {
  readonly sessionId: string;
  readonly personId: string;
  readonly personType: TutoringRole;
  readonly kind: 'refused-message' | 'refused-label' | 'report';
  readonly reason: string;
  readonly message: string | null;
}

/** A sentence of a child in a call that may mean danger. */
export interface SessionCrisis {
  readonly id: string;
  readonly childId: string;
  readonly grade: Grade | null;
  readonly message: string | null;
  readonly createdAt: Date;
  readonly around: readonly string[];
}

const MOST = 500;
/** Each is judged with each of its texts around it, so that a flood of them keeps the api busy for a moment only. */
const CRISES_AT_ONCE = 50;
const TEXTS_AROUND = 20;

interface Named {
  readonly firstName: string | null;
  readonly name: string | null;
}
const named = (alias: 'student' | 'tutor') =>
  sql<Named>`json_build_object('firstName', ${sql.ref(`${alias}.first_name`)}, 'name', ${sql.ref(`${alias}.name`)})`;

/** The people of tutoring sessions and what they write there (S3.68, P5.24). */
export function sessionMessagesRepository(db: Database) {
  return {
    /**
     * A session with everybody who may be in its call: the student, the tutor as long as they are verified, and the guardians with
     * an active link; with the board where it is wanted. One statement.
     */
    members: (sessionId: string, isWithBoard = false) =>
      db
        .selectFrom('tutoringSessions as ts')
        .innerJoin('users as student', 'student.id', 'ts.studentId')
        .innerJoin('users as tutor', 'tutor.id', 'ts.tutorId')
        .select(['ts.id', 'ts.subject', 'ts.status', 'ts.scheduledTime', 'ts.duration', 'ts.startedAt'])
        .select(['ts.studentId', 'ts.tutorId', 'student.grade as studentGrade'])
        .select([named('student').as('student'), named('tutor').as('tutor')])
        .select(
          sql<boolean>`tutor.role = 'tutor' and tutor.is_verified and tutor.verification_expires > now()
          and tutor.is_active`.as('isTutorAllowed'),
        )
        .select(
          sql<readonly (Named & { readonly id: string })[]>`coalesce((
            select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name))
              from guardian_links gl join users u on u.id = gl.guardian_id and u.is_active
             where gl.child_id = ts.student_id and gl.status = 'active'), '[]')`.as('guardians'),
        )
        .$if(isWithBoard, (query) =>
          query
            .leftJoin('sessionCalls as sc', 'sc.sessionId', 'ts.id')
            .select(sql<SavedWhiteboard | null>`sc.board`.as('board')),
        )
        .where('ts.id', '=', sessionId)
        .executeTakeFirst(),
    /** What was said, the first first; of very long talks the last part. */
    messages: async (sessionId: string) => {
      const newest = await db
        .selectFrom('sessionMessages as sm')
        .innerJoin('users as u', 'u.id', 'sm.senderId')
        .select(['sm.id', 'sm.senderId', 'sm.senderType', 'sm.message', 'sm.createdAt'])
        .select(['u.firstName', 'u.name'])
        .$narrowType<{ readonly senderType: TutoringRole }>()
        .where('sm.sessionId', '=', sessionId)
        .orderBy('sm.createdAt', 'desc')
        .orderBy('sm.id')
        .limit(MOST)
        .execute();
      return newest.toReversed();
    },
    add: (message: NewSessionMessage) =>
      db
        .insertInto('sessionMessages')
        .values(message)
        .returning(['id', 'createdAt'])
        .executeTakeFirstOrThrow(),
    /** What waits for staff, the oldest first, with the account names of who wrote and of both sides. */
    openReviews: (limit: number) =>
      db
        .selectFrom('sessionReviews as sr')
        .innerJoin('tutoringSessions as ts', 'ts.id', 'sr.sessionId')
        .innerJoin('users as u', 'u.id', 'sr.personId')
        .innerJoin('users as student', 'student.id', 'ts.studentId')
        .innerJoin('users as tutor', 'tutor.id', 'ts.tutorId')
        .select([
          'sr.id',
          'sr.createdAt',
          'sr.personType',
          'sr.kind',
          'sr.reason',
          'sr.message',
          'u.username',
        ])
        .select(['student.username as student', 'tutor.username as tutor'])
        .where('sr.handledAt', 'is', null)
        .orderBy('sr.createdAt')
        .limit(limit)
        .execute(),
    /** Marks one as handled by the start of its number; false when none is open. */
    handleReview: async (idStart: string): Promise<boolean> => {
      const handled = await db
        .updateTable('sessionReviews')
        .set({ handledAt: sql`now()` })
        .where(sql<boolean>`starts_with(id::text, ${idStart})`)
        .where('handledAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return handled !== undefined;
    },
    /**
     * The crisis sentences of children that nobody has looked at, the oldest first, each with the child's nearest texts since half
     * an hour before it: who harms may be named only in the next message. Takes them: a second caller gets others.
     */
    takeCrises: async (): Promise<readonly SessionCrisis[]> => {
      const { rows } = await sql<SessionCrisis>`
        with taken as (update session_reviews set judged_at = now()
          where id in (select id from session_reviews
            where judged_at is null and reason = 'crisis' and person_type = 'student'
            order by created_at limit ${CRISES_AT_ONCE} for update)
          returning id, person_id, session_id, message, created_at)
        select taken.id, taken.person_id as child_id, u.grade, taken.message, taken.created_at, coalesce((
            select array_agg(texts.message) from (
              select near.message from (
              select message, created_at from session_messages
               where session_id = taken.session_id and sender_id = taken.person_id
              union all
              select message, created_at from session_reviews
               where session_id = taken.session_id and person_id = taken.person_id and kind <> 'report' and id <> taken.id) near
               where near.message is not null and near.created_at >= taken.created_at - interval '30 minutes'
               order by abs(extract(epoch from near.created_at - taken.created_at)) limit ${TEXTS_AROUND}) texts
          ), '{}') as around
          from taken join users u on u.id = taken.person_id
         order by taken.created_at`.execute(db);
      return rows;
    },
    review: (review: NewSessionReview) => db.insertInto('sessionReviews').values(review).execute(),
  };
}
export type SessionMembers = NonNullable<
  Awaited<ReturnType<ReturnType<typeof sessionMessagesRepository>['members']>>
>;
