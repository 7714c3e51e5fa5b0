import { FREE_PLAN_ID, PLANS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface TutoringAllowance {
  /** Sessions in a month: the best plan of the child and its guardians. */
  readonly most: number;
  /** What is booked or was used in that month. */
  readonly used: number;
}

/** How many sessions a child may have in a month (P6.05). */
export function tutoringAllowanceRepository(db: Database) {
  return {
    /** For the month of this moment in the child's own zone. A session that was cancelled in time costs nothing. */
    of: async (studentId: string, at: Date): Promise<TutoringAllowance> => {
      const { rows } = await sql<TutoringAllowance>`
        select coalesce((select max(sp.max_tutoring_sessions)
            from user_subscriptions us join subscription_plans sp on sp.id = us.plan_id
            where us.status in ('active', 'past_due') and (us.user_id = u.id or us.user_id in (
              select gl.guardian_id from guardian_links gl where gl.child_id = u.id and gl.status = 'active'))),
            ${PLANS[FREE_PLAN_ID].maxTutoringSessions})::int as most,
          (select count(*) from tutoring_sessions ts where ts.student_id = u.id
            and (ts.status in ('scheduled', 'in-progress', 'completed') or ts.counts_as_used)
            and date_trunc('month', ts.scheduled_time at time zone u.timezone)
              = date_trunc('month', ${at}::timestamptz at time zone u.timezone))::int as used
          from users u where u.id = ${studentId}::uuid`.execute(db);
      return rows[0] ?? { most: 0, used: 0 };
    },
  };
}
