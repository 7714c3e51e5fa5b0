import { randomUUID } from 'node:crypto';
import { type Account, newAccount } from './accounts.ts';
import { rows, setUser } from './database.ts';

export interface BookedCall {
  readonly sessionId: string;
  readonly student: Account;
  readonly tutor: Account;
  readonly guardian: Account;
  /** Where its room is. */
  readonly path: string;
}

/** Mia of third grade, her guardian Eva, her tutor Tom, and a session of an hour that starts so many minutes from now. */
export async function newBookedCall(minutesAhead = 0): Promise<BookedCall> {
  const student = await newAccount({ firstName: 'Mia', grade: '3rd' });
  const guardian = await newAccount({ role: 'parent', firstName: 'Eva' });
  const tutor = await newAccount({ role: 'tutor', firstName: 'Tom' });
  await setUser(tutor.id, { verification_expires: '2100-01-01', is_verified: true });
  await rows(
    `insert into guardian_links (child_id, guardian_id, kind, status, seat) values ($1, $2, 'primary', 'active', 1)`,
    [student.id, guardian.id],
  );
  const sessionId = randomUUID();
  await rows(
    `insert into tutoring_sessions (id, student_id, tutor_id, subject, scheduled_time, ends_at, duration, total_cost)
     select $1, $2, $3, 'math', start, start + interval '60 minutes', 60, 2000
     from (select now() + make_interval(mins => $4::int) as start) as planned`,
    [sessionId, student.id, tutor.id, minutesAhead],
  );
  return { sessionId, student, tutor, guardian, path: `/tutoring/room/${sessionId}` };
}
