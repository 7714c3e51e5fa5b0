import type { WeekFacts } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';

/** So many wrong first answers are read, the latest first. */
const MISSED = 40;

/**
 * What a learner did between two moments, as an SQL expression. A question is told only once its lesson is finished, in the version that was
 * played, and when the lesson is not one of a class.
 */
export const weekFacts = (
  learnerId: RawBuilder<string>,
  start: RawBuilder<Date>,
  stop: RawBuilder<Date>,
): RawBuilder<WeekFacts> => sql<WeekFacts>`json_build_object(
  'lessons', (
    select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'goal', l.goal,
        'right', tries.right, 'answers', tries.answers) order by lc.completed_at), '[]')
      from lesson_completions lc join lessons l on l.id = lc.lesson_id
      cross join lateral (
        select count(*) filter (where la.is_correct)::int as right, count(*)::int as answers
          from lesson_attempts la where la.user_id = lc.user_id and la.lesson_id = lc.lesson_id
           and la.try_number = 1 and la.answered_at < ${stop}) tries
     where lc.user_id = ${learnerId} and lc.completed_at >= ${start} and lc.completed_at < ${stop}),
  'rounds', (select count(*)::int from practice_rounds pr
     where pr.user_id = ${learnerId} and pr.finished_at >= ${start} and pr.finished_at < ${stop}),
  'points', (select coalesce(sum(pl.points), 0)::int from points_ledger pl
     where pl.user_id = ${learnerId} and pl.created_at >= ${start} and pl.created_at < ${stop}),
  'missed', (select coalesce(json_agg(json_build_object('lessonId', miss.lesson_id, 'asked', miss.asked,
        'option', miss.option) order by miss.answered_at desc), '[]') from (
      select la.lesson_id, (l.content -> 'activities' -> la.activity) - 'hints' - 'illustration' - 'after' as asked,
             la.option, la.answered_at
        from lesson_attempts la join lesson_runs lr on lr.id = la.run_id
        join lessons l on l.id = la.lesson_id and l.version = lr.lesson_version
       where la.user_id = ${learnerId} and la.try_number = 1 and not la.is_correct and lr.completed_at is not null
         and l.class_id is null and la.answered_at >= ${start} and la.answered_at < ${stop}
       order by la.answered_at desc limit ${MISSED}) miss))`;
