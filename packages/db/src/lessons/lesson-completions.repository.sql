-- completion
select *
from "lesson_completions"
where "user_id" = $1 and "lesson_id" = $2;

-- replay
select "c"."score_percent", "c"."is_verified", "u"."total_points"
from "lesson_completions" as "c"
inner join "users" as "u" on "u"."id" = "c"."user_id"
where "c"."user_id" = $1 and "c"."lesson_id" = $2 and not exists (
    select "r"."id"
    from "lesson_runs" as "r"
    where "r"."user_id" = "c"."user_id" and "r"."lesson_id" = "c"."lesson_id" and "r"."completed_at" is null
  );

-- lesson
select "l"."subject_id", "l"."grade", "l"."difficulty",
  jsonb_array_length(l.content -> 'activities') as "activity_count"
from "lessons" as "l"
where "l"."id" = $1 and ("l"."is_published" = $2 or exists (
    select "c"."lesson_id"
    from "lesson_completions" as "c"
    where "c"."lesson_id" = "l"."id" and "c"."user_id" = $3
  ));

-- past
select (
    select json_build_object('scorePercent', c.score_percent, 'isVerified', c.is_verified)
    from lesson_completions c
    where c.user_id = $1 and c.lesson_id = $2
  ) as "first", (
    select json_build_object('id', r.id, 'attempts', coalesce((
        select json_agg(json_build_object('activityIndex', a.activity, 'tryNumber', a.try_number, 'correct',
          a.is_correct))
        from lesson_attempts a
        where a.run_id = r.id
      ), '[]'))
    from lesson_runs r
    where r.user_id = $3 and r.lesson_id = $4 and r.completed_at is null
  ) as "run", coalesce((
    select json_agg(json_build_object('subject', l.subject_id, 'grade', l.grade, 'difficulty', l.difficulty,
      'completedAt', c.completed_at, 'perfect', c.is_verified and c.score_percent = 100))
    from lesson_completions c
    join lessons l on l.id = c.lesson_id
    where c.user_id = $5
  ), '[]') as "lessons", coalesce((
    select json_object_agg(s.subject_id, s.lessons)
    from (
        select l.subject_id, count(*)::int as lessons
        from lessons l
        where l.grade = here.grade and l.is_published
        group by l.subject_id
      ) s
  ), '{}') as "lessons_of_grade", array(
    select a.achievement_key
    from achievements a
    where a.user_id = $6
  ) as "held", array(
    select to_char(days.at at time zone me.timezone, 'YYYY-MM-DD')
    from users me
    join (
        select user_id, completed_at as at
        from lesson_completions
        union all
        select user_id, finished_at
        from practice_rounds
        where finished_at is not null
      ) days on days.user_id = me.id
    where me.id = $7::uuid
    group by 1
    order by 1 desc
    limit 400
  ) as "active_days"
from "lessons" as "here"
where "here"."id" = $8;

-- credit
with run as (
    update lesson_runs
    set completed_at = $1, updated_at = $2, step = $3
    where user_id = $4 and lesson_id = $5 and completed_at is null
  ), completion as (
    insert into lesson_completions (user_id, lesson_id, run_id, score_percent, is_verified, claimed_score,
      points, completed_at)
    values ($6, $7, $8, $9, $10, $11, $12, $13)
  ), ledger as (
    insert into points_ledger (user_id, reason, ref, points, created_at)
    values ($14, 'lesson', $15, $16, $17)
    on conflict (user_id, reason, ref) do nothing
    returning points
  )
update users
set total_points = total_points + coalesce((select points from ledger), 0), updated_at = now()
where id = $18
returning total_points;

-- noteSubject
with truth as (
    select count(l.id)::int as total, count(c.lesson_id)::int as done
    from users u
    left join lessons l on l.subject_id = $1 and l.grade = u.grade and l.is_published
    left join lesson_completions c on c.lesson_id = l.id and c.user_id = u.id
    where u.id = $2
  )
insert into user_progress as p (user_id, subject_id, last_lesson_id, updated_at, completed_lessons,
  total_lessons, progress)
select $3, $4, $5, $6, t.done, t.total, case when t.total = 0 then 0
  else round(100.0 * t.done / t.total)::int end
from truth t
on conflict (user_id, subject_id) do update
set last_lesson_id = excluded.last_lesson_id, updated_at = excluded.updated_at,
  completed_lessons = excluded.completed_lessons, total_lessons = excluded.total_lessons,
  progress = excluded.progress;
