import type { RewardFacts } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';

/** What only the tables know of a learner's effort; the rest follows from lessons and days. */
export type Effort = Pick<RewardFacts, 'triesAgain' | 'mended' | 'rounds' | 'dailies' | 'replays'>;

/** The counts of one learner, as an SQL expression that uses no column of the outer row. */
export const effortOf = (userId: RawBuilder<string>): RawBuilder<Effort> => sql<Effort>`(
  select json_build_object('triesAgain', tries.again, 'mended', tries.mended + reviews.mended, 'rounds', rounds.finished,
    'dailies', rounds.daily, 'replays', passages.finished - passages.lessons)
  from (select count(*) as again, count(*) filter (where la.is_correct) as mended from lesson_attempts la
      where la.user_id = ${userId} and la.try_number = 2) tries,
    (select count(*) as mended from practice_answers pa
      join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position and pi.is_review
      where pa.user_id = ${userId} and pa.is_correct) reviews,
    (select count(*) as finished, count(*) filter (where pr.kind = 'daily') as daily from practice_rounds pr
      where pr.user_id = ${userId} and pr.finished_at is not null) rounds,
    (select count(*) as finished, count(distinct lr.lesson_id) as lessons from lesson_runs lr
      where lr.user_id = ${userId} and lr.completed_at is not null) passages)`;

/** The keys of the rewards that a learner holds. */
export const heldRewards = (userId: RawBuilder<string>): RawBuilder<string[]> =>
  sql<string[]>`array(select r.reward_key from rewards r where r.user_id = ${userId})`;
