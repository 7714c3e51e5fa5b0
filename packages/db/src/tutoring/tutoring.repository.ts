import type { SubjectId, Urgency } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { REQUEST, SESSION } from './columns.ts';

export interface NewTutoringRequest {
  readonly studentId: string;
  readonly subject: SubjectId;
  readonly topic: string | null;
  readonly description: string;
  readonly urgency: Urgency;
  readonly preferredTime: Date | null;
  readonly expiresAt: Date;
}
export interface NewTutoringSession {
  readonly requestId: string | null;
  readonly studentId: string;
  readonly tutorId: string;
  readonly subject: SubjectId;
  readonly scheduledTime: Date;
  readonly endsAt: Date;
  readonly duration: number;
  readonly totalCost: number;
}

/** Whose tutoring is read: of a student, of a tutor, or of a guardian's children. */
export type TutoringSide = { readonly kind: 'student' | 'tutor' | 'guardian'; readonly id: string };

/** Tutors, requests and sessions (S3.53, S3.58, S3.63). Double booking is refused by exclusion constraints (P5.12). */
export function tutoringRepository(db: Database) {
  const children = (guardianId: string) =>
    db
      .selectFrom('guardianLinks')
      .select('childId')
      .where('guardianId', '=', guardianId)
      .where('status', '=', 'active');
  const readByTutor = (id: string) =>
    sql<boolean>`(tutor_id = ${id}::uuid or (status = 'pending' and tutor_id is null and expires_at > now()
      and subject in (select lower(unnest(specialties)) from tutors where id = ${id}::uuid)))`;
  return {
    tutors: () =>
      db
        .selectFrom('tutors')
        .select([
          'id',
          'name',
          'profileImage',
          'rating',
          'ratingCount',
          'totalSessions',
          'bio',
          'specialties',
        ])
        .select(['hourlyRate', 'availability', 'isActive', 'createdAt'])
        .$narrowType<{
          id: string;
          name: string;
          rating: number;
          ratingCount: number;
          totalSessions: number;
        }>()
        .$narrowType<{ specialties: string[]; hourlyRate: number; isActive: boolean; createdAt: Date }>()
        .orderBy('name')
        .execute(),
    /** A tutor who may be booked, with the price of an hour. */
    bookableTutor: (id: string) =>
      db
        .selectFrom('tutors')
        .select(['id', 'hourlyRate', 'specialties'])
        .$narrowType<{ id: string; hourlyRate: number; specialties: string[] }>()
        .where('id', '=', id)
        .executeTakeFirst(),
    /** A tutor also reads the open requests of the own specialties, until somebody else has offered. */
    requests: (side: TutoringSide) =>
      db
        .selectFrom('tutoringRequests')
        .select(REQUEST)
        .$if(side.kind === 'student', (query) => query.where('studentId', '=', side.id))
        .$if(side.kind === 'tutor', (query) => query.where(readByTutor(side.id)))
        .$if(side.kind === 'guardian', (query) => query.where('studentId', 'in', children(side.id)))
        .orderBy('createdAt', 'desc')
        .limit(200)
        .execute(),
    openRequestOf: (id: string, studentId: string) =>
      db
        .selectFrom('tutoringRequests')
        .select(['id', 'status'])
        .where('id', '=', id)
        .where('studentId', '=', studentId)
        .forUpdate()
        .executeTakeFirst(),
    createRequest: (request: NewTutoringRequest) =>
      db.insertInto('tutoringRequests').values(request).returning(REQUEST).executeTakeFirstOrThrow(),
    scheduleRequest: (id: string, tutorId: string) =>
      db
        .updateTable('tutoringRequests')
        .set({ status: 'scheduled', tutorId, updatedAt: sql`now()` })
        .where('id', '=', id)
        .where('status', 'in', ['pending', 'offered'])
        .execute(),
    sessions: (side: TutoringSide) =>
      db
        .selectFrom('tutoringSessions')
        .select(SESSION)
        .$if(side.kind === 'student', (query) => query.where('studentId', '=', side.id))
        .$if(side.kind === 'tutor', (query) => query.where('tutorId', '=', side.id))
        .$if(side.kind === 'guardian', (query) => query.where('studentId', 'in', children(side.id)))
        .orderBy('scheduledTime', 'desc')
        .limit(500)
        .execute(),
    /** Locks the calendars of both in a fixed order, so that clashing bookings wait without a deadlock (P5.12). */
    lockDiaries: (tutorId: string, studentId: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(id, 3))
        from (select unnest(array[${tutorId}, ${studentId}]) as id order by 1) diaries`.execute(db),
    /** @throws SQLSTATE 23P01 when either side is booked already */
    book: (session: NewTutoringSession) =>
      db.insertInto('tutoringSessions').values(session).returning(SESSION).executeTakeFirstOrThrow(),
    sessionOfTutor: (id: string, tutorId: string) =>
      db
        .selectFrom('tutoringSessions')
        .select(SESSION)
        .where('id', '=', id)
        .where('tutorId', '=', tutorId)
        .executeTakeFirst(),
    /** Moves a session from scheduled to in-progress; undefined when it is in another state. */
    start: (id: string, meetingLink: string, now: Date) =>
      db
        .updateTable('tutoringSessions')
        .set({ status: 'in-progress', startedAt: now, meetingLink })
        .where('id', '=', id)
        .where('status', '=', 'scheduled')
        .returning(SESSION)
        .executeTakeFirst(),
    stats: (side: TutoringSide) =>
      db
        .selectFrom('tutoringSessions')
        .select([
          sql<number>`count(*)::int`.as('totalSessions'),
          sql<number>`count(*) filter (where status = 'completed')::int`.as('completedSessions'),
          sql<number>`coalesce(round(sum(duration) filter (where status = 'completed') / 60.0, 2), 0)::float`.as(
            'totalHours',
          ),
        ])
        .select(
          sql<number>`coalesce(round(avg(student_rating) filter (where status = 'completed'), 1), 0)::float`.as(
            'averageRating',
          ),
        )
        .$if(side.kind === 'student', (query) => query.where('studentId', '=', side.id))
        .$if(side.kind === 'tutor', (query) => query.where('tutorId', '=', side.id))
        .$if(side.kind === 'guardian', (query) => query.where('studentId', 'in', children(side.id)))
        .executeTakeFirstOrThrow(),
  };
}
