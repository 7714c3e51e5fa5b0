import type { SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { SESSION } from './columns.ts';

/** How many months of earnings are read, this one among them. */
const MONTHS = 12;

interface EarningsRow {
  /** 'YYYY-MM' of the tutor's own calendar. */
  readonly month: string;
  readonly sessions: number;
  readonly cents: number;
  readonly allSessions: number;
  readonly allCents: number;
}

/** What a tutor works with around sessions: earnings, skills for practice, waivers (P5.17, P5.34, P5.35, P5.38). */
export function tutorDeskRepository(db: Database) {
  return {
    /** The sessions that are paid, by month, the latest last: completed ones, and others that count as used. */
    earnings: async (tutorId: string, now: Date) => {
      const { rows } = await sql<EarningsRow>`
        with me as (select timezone from users where id = ${tutorId}::uuid),
        paid as (
          select date_trunc('month', ts.scheduled_time at time zone me.timezone) as month, ts.total_cost
            from tutoring_sessions ts cross join me
           where ts.tutor_id = ${tutorId}::uuid and (ts.status = 'completed' or ts.counts_as_used)),
        whole as (select count(*)::int as sessions, coalesce(sum(total_cost), 0)::int as cents from paid)
        select to_char(months.month, 'YYYY-MM') as month, count(paid.month)::int as sessions,
               coalesce(sum(paid.total_cost), 0)::int as cents, whole.sessions as all_sessions, whole.cents as all_cents
          from me cross join whole
          cross join lateral generate_series(0, ${MONTHS - 1}::int) as ago(months)
          cross join lateral (select date_trunc('month', ${now}::timestamptz at time zone me.timezone)
            - make_interval(months => ago.months) as month) months
          left join paid on paid.month = months.month
         group by months.month, whole.sessions, whole.cents order by months.month`.execute(db);
      return rows;
    },
    /** The skills of a session's subject, those of the child's grade first; none for a session of somebody else. */
    skillsFor: async (sessionId: string, tutorId: string) => {
      const { rows } = await sql<{ skill: string; subject: SubjectId; isOfGrade: boolean }>`
        select named.skill, l.subject_id as subject, coalesce(bool_or(l.grade = u.grade), false) as is_of_grade
          from tutoring_sessions ts join users u on u.id = ts.student_id
          join lessons l on l.subject_id = ts.subject and l.is_published and l.class_id is null
          cross join lateral unnest(l.skills) as named(skill)
         where ts.id = ${sessionId}::uuid and ts.tutor_id = ${tutorId}::uuid
         group by named.skill, l.subject_id order by is_of_grade desc, named.skill`.execute(db);
      return rows;
    },
    /** What tutors named for a child in a subject since a moment, the latest first (P5.35). */
    namedSkills: async (studentId: string, subject: SubjectId, since: Date) => {
      const { rows } = await sql<{ skill: string }>`
        select named.skill from tutoring_sessions ts cross join lateral unnest(ts.skills) as named(skill)
         where ts.student_id = ${studentId}::uuid and ts.subject = ${subject} and cardinality(ts.skills) > 0
           and ts.completed_at > ${since}
         group by named.skill order by max(ts.completed_at) desc, named.skill`.execute(db);
      return rows.map(({ skill }) => skill);
    },
    /** The family has not used the session after all (P5.17); undefined when it did not count as used. */
    waive: (sessionId: string) =>
      db
        .updateTable('tutoringSessions')
        .set({ countsAsUsed: false })
        .where('id', '=', sessionId)
        .where('countsAsUsed', '=', true)
        .returning(SESSION)
        .executeTakeFirst(),
  };
}
