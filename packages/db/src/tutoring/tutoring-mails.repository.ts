import type { SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface DueReminder {
  readonly id: string;
  readonly studentId: string;
  readonly tutorId: string;
  readonly subject: SubjectId;
  readonly scheduledTime: Date;
  readonly createdAt: Date;
  /** Hours before the session: 24 or 1. */
  readonly hours: 24 | 1;
}

/** Whom to write to about tutoring, and when to remind. */
export function tutoringMailsRepository(db: Database) {
  return {
    /** A tutor's confirmed address, null without one, and the zone of their hours. */
    tutorAddress: (tutorId: string) =>
      db
        .selectFrom('users as tutor')
        .leftJoin('tutorAvailability as ta', 'ta.tutorId', 'tutor.id')
        .select([
          sql<string | null>`case when tutor.email_confirmed_at is not null and tutor.is_active
            then tutor.email end`.as('email'),
          'ta.timeZone',
        ])
        .where('tutor.id', '=', tutorId)
        .executeTakeFirst(),
    /** Marks and returns the booked sessions whose next reminder is due; nobody gets the same reminder twice. */
    takeReminders: async (now: Date): Promise<readonly DueReminder[]> => {
      const { rows } = await sql<DueReminder>`
        update tutoring_sessions
           set reminded = case when scheduled_time <= ${now}::timestamptz + interval '1 hour' then 2 else 1 end
         where status = 'scheduled' and scheduled_time > ${now}::timestamptz
           and ((reminded < 2 and scheduled_time <= ${now}::timestamptz + interval '1 hour')
             or (reminded < 1 and scheduled_time <= ${now}::timestamptz + interval '24 hours'))
        returning id, student_id, tutor_id, subject, scheduled_time, created_at,
          case reminded when 2 then 1 else 24 end as hours`.execute(db);
      return rows;
    },
  };
}
