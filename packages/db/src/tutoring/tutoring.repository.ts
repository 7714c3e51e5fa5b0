import type { Availability, SubjectId, Urgency } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { inTable, REQUEST, SESSION, TUTOR_NAME } from './columns.ts';
import { ofSameKind } from './of-same-kind.ts';

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

const HOURS = sql<Availability | null>`case when ta.tutor_id is not null then json_build_object('timeZone', ta.time_zone,
  'weekly', ta.weekly, 'exceptions', ta.exceptions, 'bufferMinutes', ta.buffer_minutes,
  'noticeMinutes', ta.notice_minutes, 'maxPerDay', ta.max_per_day) end`;

/** Tutors, requests and sessions (S3.53, S3.58, S3.63). Double booking is refused by exclusion constraints (P5.12). */
export function tutoringRepository(db: Database) {
  const children = (guardianId: string) =>
    db
      .selectFrom('guardianLinks')
      .select('childId')
      .where('guardianId', '=', guardianId)
      .where('status', '=', 'active');
  const readByTutor = (id: string) =>
    sql<boolean>`(tr.tutor_id = ${id}::uuid or (tr.status = 'pending' and tr.tutor_id is null and tr.expires_at > now()
      and tr.subject in (select lower(unnest(specialties)) from tutors
                          where id = ${id}::uuid and is_demo = child.is_demo)))`;
  const childName = ({ kind }: TutoringSide) =>
    kind === 'tutor'
      ? sql<string | null>`case when tr.tutor_id is not null then child.first_name end`
      : sql<string | null>`child.first_name`;
  return {
    /** The tutors whom this viewer may see, with the hours in which they can be booked; null while a tutor has set none. */
    tutors: (viewerId: string) =>
      db
        .selectFrom('tutors as t')
        .leftJoin('tutorAvailability as ta', 'ta.tutorId', 't.id')
        .select(['t.id', 't.name', 't.profileImage', 't.rating', 't.ratingCount', 't.totalSessions', 't.bio'])
        .select(['t.specialties', 't.hourlyRate', 't.availability', 't.isActive', 't.createdAt'])
        .select(HOURS.as('hours'))
        .$narrowType<{
          id: string;
          name: string;
          rating: number;
          ratingCount: number;
          totalSessions: number;
        }>()
        .$narrowType<{ specialties: string[]; hourlyRate: number; isActive: boolean; createdAt: Date }>()
        .where(ofSameKind(viewerId))
        .orderBy('t.name')
        .execute(),
    /** A tutor who may be booked for this person, with the price of an hour. */
    bookableTutor: (id: string, forId: string) =>
      db
        .selectFrom('tutors')
        .select(['id', 'hourlyRate', 'specialties'])
        .$narrowType<{ id: string; hourlyRate: number; specialties: string[] }>()
        .where('id', '=', id)
        .where(ofSameKind(forId))
        .executeTakeFirst(),
    /**
     * A tutor also reads the open requests of the own specialties, until somebody else has offered; of a child to whom the tutor has
     * offered nothing only the grade, no name (security 2.13).
     */
    requests: (side: TutoringSide) =>
      db
        .selectFrom('tutoringRequests as tr')
        .innerJoin('users as child', 'child.id', 'tr.studentId')
        .leftJoin('users as tutor', 'tutor.id', 'tr.tutorId')
        .leftJoin('tutorAvailability as ta', 'ta.tutorId', 'tr.tutorId')
        .select(inTable('tr', REQUEST))
        .select([
          TUTOR_NAME.as('tutorName'),
          'tutor.profileImageUrl as tutorImage',
          'ta.timeZone as tutorTimeZone',
        ])
        .select([childName(side).as('studentName'), 'child.grade as studentGrade'])
        .$if(side.kind === 'student', (query) => query.where('tr.studentId', '=', side.id))
        .$if(side.kind === 'tutor', (query) => query.where(readByTutor(side.id)))
        .$if(side.kind === 'guardian', (query) => query.where('tr.studentId', 'in', children(side.id)))
        .orderBy('tr.createdAt', 'desc')
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
        .selectFrom('tutoringSessions as ts')
        .innerJoin('users as child', 'child.id', 'ts.studentId')
        .innerJoin('users as tutor', 'tutor.id', 'ts.tutorId')
        .leftJoin('tutorAvailability as ta', 'ta.tutorId', 'ts.tutorId')
        .select(inTable('ts', SESSION))
        .select([
          TUTOR_NAME.$notNull().as('tutorName'),
          'tutor.profileImageUrl as tutorImage',
          'ta.timeZone as tutorTimeZone',
        ])
        .select(['child.firstName as studentName', 'child.grade as studentGrade'])
        .$if(side.kind === 'student', (query) => query.where('ts.studentId', '=', side.id))
        .$if(side.kind === 'tutor', (query) => query.where('ts.tutorId', '=', side.id))
        .$if(side.kind === 'guardian', (query) => query.where('ts.studentId', 'in', children(side.id)))
        .orderBy('ts.scheduledTime', 'desc')
        .limit(500)
        .execute(),
    /** Locks the calendars of both in a fixed order, so that clashing bookings wait without a deadlock (P5.12). */
    lockDiaries: (tutorId: string, studentId: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(id, 3))
        from (select unnest(array[${tutorId}, ${studentId}]) as id order by 1) diaries`.execute(db),
    /** @throws SQLSTATE 23P01 when either side is booked already */
    book: (session: NewTutoringSession) =>
      db.insertInto('tutoringSessions').values(session).returning(SESSION).executeTakeFirstOrThrow(),
    /**
     * Gives a booked session another time; undefined when it is not booked any more.
     * @throws SQLSTATE 23P01 when either side is booked already
     */
    reschedule: (id: string, scheduledTime: Date, endsAt: Date) =>
      db
        .updateTable('tutoringSessions')
        .set({ scheduledTime, endsAt })
        .where('id', '=', id)
        .where('status', '=', 'scheduled')
        .returning(SESSION)
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
