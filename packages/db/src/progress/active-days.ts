import { sql, type RawBuilder } from 'kysely';

/**
 * The learner's own days ('YYYY-MM-DD', latest first, at most 400) with a completed lesson or a finished round of
 * practice (P3.19, P3.20), as an SQL expression that uses no column of the outer row.
 */
export const activeDays = (userId: RawBuilder<string>): RawBuilder<string[]> => sql<string[]>`array(
  select to_char(days.at at time zone me.timezone, 'YYYY-MM-DD') from users me join (
    select user_id, completed_at as at from lesson_completions
    union all select user_id, finished_at from practice_rounds
      where finished_at is not null) days on days.user_id = me.id
   where me.id = ${userId} group by 1 order by 1 desc limit 400)`;
