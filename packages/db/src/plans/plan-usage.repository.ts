import type { Grade, PlanFacts } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { planFacts, planFactsOfUser } from './plan-facts.ts';

export interface ChildUsage {
  readonly id: string;
  readonly firstName: string | null;
  readonly name: string | null;
  readonly grade: Grade | null;
  readonly timezone: string;
  readonly plans: PlanFacts;
  /** Which of this grown-up's linked children it is, by the age of the links: 1, 2, ... */
  readonly place: number;
  /** Tutoring sessions booked or used in the month. */
  readonly tutoringUsed: number;
  /** The latest days on which the helper was asked, 'YYYY-MM-DD' in the child's own zone. */
  readonly days: readonly { day: string; asked: number }[];
  readonly dailyMessages: number | null;
}

/** What the linked children of a grown-up have used, in one statement. */
export function planUsageRepository(db: Database) {
  return {
    /** @param month of the counters, in UTC (I5) */
    ofChildren: async (
      guardianId: string,
      { year, month }: { readonly year: number; readonly month: number },
    ): Promise<readonly ChildUsage[]> => {
      const rows = await db
        .selectFrom('guardianLinks as gl')
        .innerJoin('users as u', 'u.id', 'gl.childId')
        .leftJoin('helperSettings as hs', 'hs.childId', 'u.id')
        .select(['u.id', 'u.firstName', 'u.name', 'u.grade', 'u.timezone', 'hs.dailyMessages'])
        .select(planFactsOfUser.as('plans'))
        .select(sql<number>`(row_number() over (order by gl.created_at, gl.id))::int`.as('place'))
        .select(
          sql<number>`(select coalesce(sum(su.tutoring_sessions_used), 0)::int from subscription_usage su
            where su.user_id = u.id and su.year = ${year} and su.month = ${month})`.as('tutoringUsed'),
        )
        .select(
          sql<{ day: string; asked: number }[]>`coalesce((select json_agg(json_build_object(
              'day', to_char(latest.day, 'YYYY-MM-DD'), 'asked', latest.asked))
            from (select cd.day, cd.asked from chat_days cd where cd.user_id = u.id order by cd.day desc limit 2) latest),
            '[]')`.as('days'),
        )
        .where('gl.guardianId', '=', guardianId)
        .where('gl.status', '=', 'active')
        .orderBy('gl.createdAt')
        .orderBy('gl.id')
        .execute();
      return rows.map((row) => ({ ...row, plans: planFacts(row.plans) }));
    },
  };
}
