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
 * First tries of the skills of the assignment `a`, in lessons and practice: in the 30 days before it was given, and since. Null
 * without skills. `offset 0` for the same reason as in `triesSince`.
 */
export const practisedOf = (
  pupilId: RawBuilder<unknown>,
): RawBuilder<Practised | null> => sql<Practised | null>`case when a.skills <> '{}' then (
  select json_build_object(
      'before', json_build_object('right', count(*) filter (where try.is_correct and try.answered_at < a.created_at),
        'answers', count(*) filter (where try.answered_at < a.created_at)),
      'since', json_build_object('right', count(*) filter (where try.is_correct and try.answered_at >= a.created_at),
        'answers', count(*) filter (where try.answered_at >= a.created_at)))
    from (
      select tried.is_correct, tried.answered_at from (
        select lesson_id, is_correct, answered_at from lesson_attempts where user_id = ${pupilId}
           and try_number = 1 and answered_at >= a.created_at - interval '30 days' offset 0) tried
        join lessons l on l.id = tried.lesson_id
       where l.subject_id = a.subject_id and l.skills[1] = any(a.skills)
      union all
      select tried.is_correct, tried.answered_at from (
        select pa.round_id, pa.position, pa.is_correct, pa.answered_at from practice_answers pa
         where pa.user_id = ${pupilId} and pa.answered_at >= a.created_at - interval '30 days' offset 0) tried
        join practice_items pi on pi.round_id = tried.round_id and pi.position = tried.position
       where pi.subject_id = a.subject_id and pi.skill = any(a.skills)) try) end`;
