import { NO_PLAN_FACTS, type PlanFacts } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { planFacts, planFactsOfUser } from '../plans/plan-facts.ts';

export interface TutoringAllowance {
  /** What decides about the child's plan. */
  readonly plans: PlanFacts;
  /** What is booked or was used in that month, in UTC (I5). */
  readonly used: number;
}

/** How many sessions a child has in a month (P6.05). */
export function tutoringAllowanceRepository(db: Database) {
  return {
    /** For the month of this moment. A session that was cancelled in time costs nothing. */
    of: async (studentId: string, at: Date): Promise<TutoringAllowance> => {
      const found = await db
        .selectFrom('users as u')
        .select(planFactsOfUser.as('plans'))
        .select(
          sql<number>`(select coalesce(sum(su.tutoring_sessions_used), 0)::int from subscription_usage su
            where su.user_id = u.id and su.year = ${at.getUTCFullYear()} and su.month = ${at.getUTCMonth() + 1})`.as(
            'used',
          ),
        )
        .where('u.id', '=', studentId)
        .executeTakeFirst();
      return found ? { plans: planFacts(found.plans), used: found.used } : { plans: NO_PLAN_FACTS, used: 0 };
    },
  };
}
