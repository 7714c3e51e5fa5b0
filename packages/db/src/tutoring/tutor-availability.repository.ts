import type { Availability } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { ofSameKind } from './of-same-kind.ts';

const COLUMNS = ['timeZone', 'weekly', 'exceptions', 'bufferMinutes', 'noticeMinutes', 'maxPerDay'] as const;
const TAKEN = ['scheduled', 'in-progress', 'completed', 'no-show'] as const;

/** When tutors can be booked, and when they and the children are booked already (P5.07 to P5.09). */
export function tutorAvailabilityRepository(db: Database) {
  return {
    /** Undefined while the tutor has set no hours. */
    of: (tutorId: string) =>
      db.selectFrom('tutorAvailability').select(COLUMNS).where('tutorId', '=', tutorId).executeTakeFirst(),
    /** The hours of a tutor who may be booked for this person. */
    ofBookable: (tutorId: string, forId: string) =>
      db
        .selectFrom('tutorAvailability')
        .innerJoin('tutors', 'tutors.id', 'tutorAvailability.tutorId')
        .select(['timeZone', 'weekly', 'exceptions', 'bufferMinutes', 'noticeMinutes', 'maxPerDay'])
        .where('tutorId', '=', tutorId)
        .where(ofSameKind(forId))
        .executeTakeFirst(),
    /** The hours must have passed `availabilityFaults`. */
    save: (tutorId: string, { weekly, exceptions, ...rules }: Availability) => {
      const values = {
        ...rules,
        weekly: JSON.stringify(weekly),
        exceptions: JSON.stringify(exceptions),
      };
      return db
        .insertInto('tutorAvailability')
        .values({ tutorId, ...values })
        .onConflict((conflict) =>
          conflict.column('tutorId').doUpdateSet({ ...values, updatedAt: sql`now()` }),
        )
        .execute();
    },
    /** What any of these tutors or a child has booked from a moment on, also what is over by then on that day. */
    booked: (tutorIds: readonly string[], studentId: string, from: Date) =>
      db
        .selectFrom('tutoringSessions')
        .select(['id', 'tutorId', 'studentId', 'scheduledTime as start', 'endsAt as end', 'status'])
        .where((eb) => eb.or([eb('tutorId', 'in', tutorIds), eb('studentId', '=', studentId)]))
        .where('status', 'in', TAKEN)
        .where('endsAt', '>', from)
        .orderBy('scheduledTime')
        .execute(),
  };
}
