-- replay
select "lc"."score_percent", "lc"."is_verified", "u"."total_points"
from "lesson_completions" as "lc"
inner join "users" as "u" on "u"."id" = "lc"."user_id"
where "lc"."user_id" = $1 and "lc"."lesson_id" = $2 and not exists (
    select "lr"."id"
    from "lesson_runs" as "lr"
    where "lr"."user_id" = "lc"."user_id" and "lr"."lesson_id" = "lc"."lesson_id"
      and "lr"."completed_at" is null
  );

-- lesson
select "l"."subject_id", "l"."grade", "l"."difficulty",
  jsonb_array_length(l.content -> 'activities') as "activity_count", (l.class_id is not null or exists (
    select
    from lesson_runs lr
    where lr.lesson_id = l.id and lr.user_id = $1::uuid
  ) or exists (
    select
    from lesson_completions lc
    where lc.lesson_id = l.id and lc.user_id = $2::uuid
  ) or exists (
    select
    from assignments a
    join class_memberships cm on cm.class_id = a.class_id and cm.child_id = $3::uuid and cm.status = 'active'
    join classes c on c.id = a.class_id and c.archived_at is null
    where a.lesson_id = l.id and a.ended_at is null and (a.is_for_all or exists (
        select
        from assignment_pupils ap
        where ap.assignment_id = a.id and ap.child_id = cm.child_id
      ))
  ) or exists (
    select
    from path_steps ps
    join learning_paths lp on lp.id = ps.path_id and lp.archived_at is null
    join class_memberships cm on cm.class_id = lp.class_id and cm.child_id = $4::uuid and cm.status = 'active'
    join classes c on c.id = lp.class_id and c.archived_at is null
    where ps.lesson_id = l.id
  )) as "is_open_anyway"
from "lessons" as "l"
where "l"."id" = $5 and (l.is_published or (l.class_id is not null and (exists (
    select
    from class_memberships cm
    join classes c on c.id = cm.class_id and c.archived_at is null
    where cm.class_id = l.class_id and cm.child_id = $6::uuid and cm.status = 'active'
  ) or exists (
    select
    from taught_classes tc
    where tc.class_id = l.class_id and tc.teacher_id = $7::uuid
  ))) or exists (select from lesson_completions mine where mine.lesson_id = l.id and mine.user_id = $8::uuid));

-- past
select (
    select json_build_object('scorePercent', lc.score_percent, 'isVerified', lc.is_verified)
    from lesson_completions lc
    where lc.user_id = $1 and lc.lesson_id = $2
  ) as "first", (
    select json_build_object('id', lr.id, 'attempts', coalesce((
        select json_agg(json_build_object('activityIndex', la.activity, 'tryNumber', la.try_number, 'correct',
          la.is_correct))
        from lesson_attempts la
        where la.run_id = lr.id
      ), '[]'))
    from lesson_runs lr
    where lr.user_id = $3 and lr.lesson_id = $4 and lr.completed_at is null
  ) as "run", coalesce((
    select json_agg(json_build_object('subject', l.subject_id, 'grade', l.grade, 'difficulty', l.difficulty,
      'completedAt', lc.completed_at, 'outsideCurriculum', not l.is_published, 'perfect',
      lc.is_verified and lc.score_percent = 100))
    from lesson_completions lc
    join lessons l on l.id = lc.lesson_id
    where lc.user_id = $5
  ), '[]') as "lessons", coalesce((
    select json_object_agg(counted.subject_id, counted.lessons)
    from (
        select l.subject_id, count(*)::int as lessons
        from lessons l
        where l.grade = here.grade and l.is_published
        group by l.subject_id
      ) counted
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
  ) as "active_days", (
    select json_build_object('triesAgain', tries.again, 'mended', tries.mended + reviews.mended, 'rounds',
      rounds.finished, 'dailies', rounds.daily, 'replays', passages.finished - passages.lessons)
    from (
        select count(*) as again, count(*) filter (where la.is_correct) as mended
        from lesson_attempts la
        where la.user_id = $8::uuid and la.try_number = 2
      ) tries, (
        select count(*) as mended
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position and pi.is_review
        where pa.user_id = $9::uuid and pa.is_correct
      ) reviews, (
        select count(*) as finished, count(*) filter (where pr.kind = 'daily') as daily
        from practice_rounds pr
        where pr.user_id = $10::uuid and pr.finished_at is not null
      ) rounds, (
        select count(*) as finished, count(distinct lr.lesson_id) as lessons
        from lesson_runs lr
        where lr.user_id = $11::uuid and lr.completed_at is not null
      ) passages
  ) as "effort", array(select r.reward_key from rewards r where r.user_id = $12::uuid) as "held_rewards"
from "lessons" as "here"
where "here"."id" = $13;

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
    select count(l.id)::int as total, count(lc.lesson_id)::int as done
    from users u
    left join lessons l on l.subject_id = $1 and l.grade = u.grade and l.is_published
    left join lesson_completions lc on lc.lesson_id = l.id and lc.user_id = u.id
    where u.id = $2
  )
insert into user_progress as up (user_id, subject_id, last_lesson_id, updated_at, completed_lessons,
  total_lessons, progress)
select $3, $4, $5, $6, truth.done, truth.total, case when truth.total = 0 then 0
  else round(100.0 * truth.done / truth.total)::int end
from truth
on conflict (user_id, subject_id) do update
set last_lesson_id = excluded.last_lesson_id, updated_at = excluded.updated_at,
  completed_lessons = excluded.completed_lessons, total_lessons = excluded.total_lessons,
  progress = excluded.progress;
