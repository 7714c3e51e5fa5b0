import { sql, type RawBuilder } from 'kysely';

/** First tries, of them right ones. */
export interface Tries {
  readonly right: number;
  readonly answers: number;
}
export interface Practised {
  readonly before: Tries;
  readonly since: Tries;
}

/**
 * How a pupil did the assignment `a`: right first tries in the last finished passage of the lesson, or in the last round of
 * practice finished since it was given. Null for quizzes, and where nothing was answered (decision 0108).
 */
export const scoreOf = (
  pupilId: RawBuilder<unknown>,
): RawBuilder<Tries | null> => sql<Tries | null>`case a.kind
  when 'lesson' then (
    select json_build_object('right', count(*) filter (where la.is_correct), 'answers', count(*))
      from lesson_attempts la join lesson_runs lr on lr.id = la.run_id
     where la.user_id = ${pupilId} and la.lesson_id = a.lesson_id and la.try_number = 1
       and lr.completed_at is not null and (a.again_of is null or lr.completed_at >= a.created_at)
     group by lr.id order by lr.completed_at desc limit 1)
  when 'practice' then (
    select json_build_object('right', count(*) filter (where pa.is_correct), 'answers', count(*))
      from (select pr.id from practice_rounds pr where pr.user_id = ${pupilId} and pr.kind = 'practice'
        and pr.subject_id = a.subject_id and pr.finished_at >= a.created_at
        and (a.skills = '{}' or pr.started_at >= a.created_at)
        order by pr.finished_at desc limit 1) last_round
      join practice_answers pa on pa.round_id = last_round.id having count(*) > 0) end`;

/**
 * For a WITH clause behind `given` and `pupil(child_id)`: `practised(id, by_child)`, first tries of the skills of each given
 * assignment, in lessons and practice: in the 30 days before it was given, and since, until 30 days after its due day (decision 0108).
 * Each pupil's tries are read once, however many assignments there are, and counted between all the moments at which a
 * window begins or ends. `offset 0` for the same reason as in `triesSince`.
 */
export const practisedOfGiven: RawBuilder<unknown> = sql`
  span as materialized (
    select given.id, given.subject_id, given.skills, given.created_at as given_at,
      given.created_at - interval '30 days' as begins, (given.due_day + 31)::timestamptz as ends
      from given where given.skills <> '{}'),
  edge as materialized (
    select array_agg(moment order by moment) as moments, min(moment) as first, max(moment) as last
      from span cross join lateral unnest(array[span.begins, span.given_at, span.ends]) as bound (moment)),
  tally as materialized (
    select try.child_id, try.subject_id, try.skill, width_bucket(try.answered_at, edge.moments) as slot,
      count(*) filter (where try.is_correct) as right, count(*) as answers
      from edge cross join lateral (
        select pupil.child_id, l.subject_id, l.skills[1] as skill, tried.is_correct, tried.answered_at
          from pupil cross join lateral (
            select lesson_id, is_correct, answered_at from lesson_attempts
             where user_id = pupil.child_id and try_number = 1
               and answered_at >= edge.first and answered_at < edge.last offset 0) tried
          join lessons l on l.id = tried.lesson_id
        union all
        select pupil.child_id, tried.subject_id, tried.skill, tried.is_correct, tried.answered_at
          from pupil cross join lateral (
            select pi.subject_id, pi.skill, pa.is_correct, pa.answered_at
              from practice_answers pa
              join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
             where pa.user_id = pupil.child_id
               and pa.answered_at >= edge.first and pa.answered_at < edge.last offset 0) tried) try
     group by 1, 2, 3, 4),
  practised as materialized (
    select counted.id, jsonb_object_agg(counted.child_id, jsonb_build_object(
        'before', jsonb_build_object('right', counted.right_before, 'answers', counted.before),
        'since', jsonb_build_object('right', counted.right_since, 'answers', counted.since))) as by_child
      from (
        select placed.id, tally.child_id,
          coalesce(sum(tally.right) filter (where tally.slot < placed.given_slot), 0) as right_before,
          coalesce(sum(tally.answers) filter (where tally.slot < placed.given_slot), 0) as before,
          coalesce(sum(tally.right) filter (where tally.slot >= placed.given_slot), 0) as right_since,
          coalesce(sum(tally.answers) filter (where tally.slot >= placed.given_slot), 0) as since
          from (
            select span.id, span.subject_id, span.skills, width_bucket(span.begins, edge.moments) as first_slot,
              width_bucket(span.given_at, edge.moments) as given_slot, width_bucket(span.ends, edge.moments) as end_slot
              from span cross join edge) placed
          join tally on tally.subject_id = placed.subject_id and tally.skill = any(placed.skills)
           and tally.slot >= placed.first_slot and tally.slot < placed.end_slot
         group by placed.id, tally.child_id) counted
     group by counted.id)`;

const NO_TRIES = JSON.stringify({ before: { right: 0, answers: 0 }, since: { right: 0, answers: 0 } });

/** Of `practised` for the assignment `a`: null without skills. */
export const practisedOf = (
  pupilId: RawBuilder<unknown>,
): RawBuilder<Practised | null> => sql<Practised | null>`case when a.skills <> '{}'
  then coalesce(practised.by_child -> ${pupilId}::text, ${NO_TRIES}::jsonb) end`;
