import type { RequestStatus, TutoringStatus } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { REQUEST, SESSION } from './columns.ts';
import { ofSameKind } from './of-same-kind.ts';
import type { TutoringSide } from './tutoring.repository.ts';

export interface Offer {
  readonly tutorId: string;
  readonly time: Date;
  readonly minutes: number;
  readonly cost: number;
}
/** What is written besides the state when a session ends. */
export interface SessionEnd {
  readonly cancelledBy?: string;
  readonly countsAsUsed?: boolean;
  readonly missedBy?: 'student' | 'tutor';
  readonly completedAt?: Date;
}

const LIVING: readonly RequestStatus[] = ['pending', 'offered'];
const NO_OFFER = { offeredTime: null, offeredMinutes: null, offeredCost: null, tutorId: null } as const;

/** Requests and sessions of tutoring going from state to state; each write names the states it leaves (I13, P5.01 to P5.06). */
export function tutoringMovesRepository(db: Database) {
  const children = (guardianId: string) =>
    db
      .selectFrom('guardianLinks')
      .select('childId')
      .where('guardianId', '=', guardianId)
      .where('status', '=', 'active');
  const move = (id: string, from: readonly RequestStatus[]) =>
    db
      .updateTable('tutoringRequests')
      .set({ updatedAt: sql`now()` })
      .where('id', '=', id)
      .where('status', 'in', from)
      .returning(REQUEST);
  return {
    /** A request of this side, locked until the transaction ends. A tutor sees the own ones only. */
    request: (id: string, side: TutoringSide) =>
      db
        .selectFrom('tutoringRequests')
        .select(REQUEST)
        .where('id', '=', id)
        .$if(side.kind === 'student', (query) => query.where('studentId', '=', side.id))
        .$if(side.kind === 'tutor', (query) => query.where('tutorId', '=', side.id))
        .$if(side.kind === 'guardian', (query) => query.where('studentId', 'in', children(side.id)))
        .forUpdate()
        .executeTakeFirst(),
    /** A request that this tutor may answer when it is of the own subjects, locked. */
    openRequest: (id: string, tutorId: string, now: Date) =>
      db
        .selectFrom('tutoringRequests')
        .select(REQUEST)
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .where('tutorId', 'is', null)
        .where('expiresAt', '>', now)
        .where((eb) => eb('studentId', 'in', eb.selectFrom('users').select('id').where(ofSameKind(tutorId))))
        .forUpdate()
        .executeTakeFirst(),
    offer: (id: string, { tutorId, time, minutes, cost }: Offer) =>
      move(id, ['pending'])
        .set({ status: 'offered', tutorId, offeredTime: time, offeredMinutes: minutes, offeredCost: cost })
        .executeTakeFirst(),
    /** Takes an offer back or refuses it: others may answer again. */
    reopen: (id: string) =>
      move(id, ['offered'])
        .set({ status: 'pending', ...NO_OFFER })
        .executeTakeFirst(),
    end: (id: string, status: 'declined' | 'cancelled') =>
      move(id, LIVING).set({ status }).executeTakeFirst(),
    /** Ends what nobody answered in time (P5.04). Returns how many. */
    expire: async (now: Date): Promise<number> => {
      const done = await db
        .updateTable('tutoringRequests')
        .set({ status: 'expired', updatedAt: now })
        .where('status', 'in', LIVING)
        .where('expiresAt', '<=', now)
        .executeTakeFirst();
      return Number(done.numUpdatedRows);
    },
    /** A session of this side, locked until the transaction ends. */
    session: (id: string, side: TutoringSide) =>
      db
        .selectFrom('tutoringSessions')
        .select(SESSION)
        .where('id', '=', id)
        .$if(side.kind === 'student', (query) => query.where('studentId', '=', side.id))
        .$if(side.kind === 'tutor', (query) => query.where('tutorId', '=', side.id))
        .$if(side.kind === 'guardian', (query) => query.where('studentId', 'in', children(side.id)))
        .forUpdate()
        .executeTakeFirst(),
    /** Ends a session; its request ends with it. Undefined when it is in another state. */
    endSession: async (
      id: string,
      from: readonly TutoringStatus[],
      status: 'cancelled' | 'completed' | 'no-show',
      end: SessionEnd,
    ) => {
      const session = await db
        .updateTable('tutoringSessions')
        .set({ status, ...end })
        .where('id', '=', id)
        .where('status', 'in', from)
        .returning(SESSION)
        .executeTakeFirst();
      if (session?.requestId)
        await db
          .updateTable('tutoringRequests')
          .set({ status: status === 'completed' ? 'completed' : 'cancelled', updatedAt: sql`now()` })
          .where('id', '=', session.requestId)
          .where('status', '=', 'scheduled')
          .execute();
      return session;
    },
    /** Ends sessions that nobody began nor spoke of, a day after their time, and their requests. Returns how many. */
    forget: async (before: Date): Promise<number> => {
      const { rows } = await sql`
        with forgotten as (
          update tutoring_sessions set status = 'cancelled' where status = 'scheduled' and ends_at <= ${before}
          returning request_id),
        ended as (
          update tutoring_requests set status = 'cancelled', updated_at = now()
           where status = 'scheduled' and id in (select request_id from forgotten))
        select from forgotten`.execute(db);
      return rows.length;
    },
    /** Sessions in progress whose time was over this long ago. */
    overdue: (before: Date) =>
      db
        .selectFrom('tutoringSessions')
        .select(['id', 'studentId', 'tutorId'])
        .where('status', '=', 'in-progress')
        .where('endsAt', '<=', before)
        .limit(500)
        .execute(),
    /** One rating of each side; said again it replaces the one before. */
    rate: (id: string, by: 'student' | 'tutor', rating: number, feedback: string | null) =>
      db
        .updateTable('tutoringSessions')
        .set(
          by === 'student'
            ? { studentRating: rating, studentFeedback: feedback }
            : { tutorRating: rating, tutorFeedback: feedback },
        )
        .where('id', '=', id)
        .where('status', '=', 'completed')
        .returning(SESSION)
        .executeTakeFirst(),
    /** The tutor's rating is the mean of what families gave (P5.37). */
    sumUpTutor: async (tutorId: string): Promise<void> => {
      // The lock is a statement of its own: the sum then sees what others wrote before they gave the lock back.
      await db.selectFrom('users').select('id').where('id', '=', tutorId).forNoKeyUpdate().execute();
      await sql`update users set rating = coalesce(given.rating, 5), rating_count = given.count, total_sessions = given.sessions
        from (select avg(student_rating)::float as rating, count(student_rating)::int as count,
                     count(*)::int as sessions
                from tutoring_sessions where tutor_id = ${tutorId}::uuid and status = 'completed') given
        where users.id = ${tutorId}::uuid`.execute(db);
    },
    note: (id: string, notes: string, skills: readonly string[]) =>
      db
        .updateTable('tutoringSessions')
        .set({ notes, skills: [...skills] })
        .where('id', '=', id)
        .where('status', '=', 'completed')
        .returning(SESSION)
        .executeTakeFirst(),
    /** Ends all that waits or is booked for a child: a guardian switched tutoring off. Returns the sessions. */
    endAllOf: async (studentId: string, by: string) => {
      await db
        .updateTable('tutoringRequests')
        .set({ status: 'cancelled', updatedAt: sql`now()` })
        .where('studentId', '=', studentId)
        .where('status', 'in', [...LIVING, 'scheduled'])
        .execute();
      return db
        .updateTable('tutoringSessions')
        .set({ status: 'cancelled', cancelledBy: by })
        .where('studentId', '=', studentId)
        .where('status', 'in', ['scheduled', 'in-progress'])
        .returning(['id', 'tutorId', 'subject', 'scheduledTime'])
        .execute();
    },
  };
}
