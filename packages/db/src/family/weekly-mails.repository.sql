-- about
select u.email_confirmed_at is not null as "has_address", exists (
    select
    from weekly_mails wm
    where wm.adult_id = u.id and wm.child_id = $1::uuid
  ) as "is_on"
from "users" as "u"
where "u"."id" = $2;

-- start
insert into "weekly_mails" ("adult_id", "child_id", "stop_token")
values ($1, $2, $3)
on conflict ("adult_id", "child_id") do nothing;

-- stop
delete from "weekly_mails"
where "adult_id" = $1 and "child_id" = $2;

-- stopByToken
delete from "weekly_mails"
where "stop_token" = $1;

-- due
select wm.adult_id, wm.child_id, wm.stop_token, adult.email, child.first_name, child.name,
  json_build_object('lessons', (
    select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'goal', l.goal, 'right',
      tries.right, 'answers', tries.answers) order by lc.completed_at), '[]')
    from lesson_completions lc
    join lessons l on l.id = lc.lesson_id
    cross join lateral (
        select count(*) filter (where la.is_correct)::int as right, count(*)::int as answers
        from lesson_attempts la
        where la.user_id = lc.user_id and la.lesson_id = lc.lesson_id and la.try_number = 1
          and la.answered_at < span.stop
      ) tries
    where lc.user_id = child.id and lc.completed_at >= span.start and lc.completed_at < span.stop
  ), 'rounds', (
    select count(*)::int
    from practice_rounds pr
    where pr.user_id = child.id and pr.finished_at >= span.start and pr.finished_at < span.stop
  ), 'points', (
    select coalesce(sum(pl.points), 0)::int
    from points_ledger pl
    where pl.user_id = child.id and pl.created_at >= span.start and pl.created_at < span.stop
  ), 'missed', (
    select coalesce(json_agg(json_build_object('lessonId', miss.lesson_id, 'asked', miss.asked, 'option',
      miss.option) order by miss.answered_at desc), '[]')
    from (
        select la.lesson_id,
          (l.content -> 'activities' -> la.activity) - 'hints' - 'illustration' - 'after' as asked, la.option,
          la.answered_at
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        join lessons l on l.id = la.lesson_id and l.version = lr.lesson_version
        where la.user_id = child.id and la.try_number = 1 and not la.is_correct
          and lr.completed_at is not null and l.class_id is null and la.answered_at >= span.start
          and la.answered_at < span.stop
        order by la.answered_at desc
        limit $1
      ) miss
  )) as week
from weekly_mails wm
join users adult on adult.id = wm.adult_id and adult.is_active and adult.email_confirmed_at is not null
join users child on child.id = wm.child_id and child.is_active
join guardian_links gl on gl.child_id = child.id and gl.guardian_id = adult.id and gl.status = 'active'
cross join (
    select ($2::date - 7)::timestamp at time zone 'UTC' as start,
      $3::date::timestamp at time zone 'UTC' as stop
  ) span
where wm.last_week is null or wm.last_week < $4::date;

-- ofFamily
select child.id, child.first_name, child.name, json_build_object('lessons', (
    select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'goal', l.goal, 'right',
      tries.right, 'answers', tries.answers) order by lc.completed_at), '[]')
    from lesson_completions lc
    join lessons l on l.id = lc.lesson_id
    cross join lateral (
        select count(*) filter (where la.is_correct)::int as right, count(*)::int as answers
        from lesson_attempts la
        where la.user_id = lc.user_id and la.lesson_id = lc.lesson_id and la.try_number = 1
          and la.answered_at < span.stop
      ) tries
    where lc.user_id = child.id and lc.completed_at >= span.start and lc.completed_at < span.stop
  ), 'rounds', (
    select count(*)::int
    from practice_rounds pr
    where pr.user_id = child.id and pr.finished_at >= span.start and pr.finished_at < span.stop
  ), 'points', (
    select coalesce(sum(pl.points), 0)::int
    from points_ledger pl
    where pl.user_id = child.id and pl.created_at >= span.start and pl.created_at < span.stop
  ), 'missed', (
    select coalesce(json_agg(json_build_object('lessonId', miss.lesson_id, 'asked', miss.asked, 'option',
      miss.option) order by miss.answered_at desc), '[]')
    from (
        select la.lesson_id,
          (l.content -> 'activities' -> la.activity) - 'hints' - 'illustration' - 'after' as asked, la.option,
          la.answered_at
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        join lessons l on l.id = la.lesson_id and l.version = lr.lesson_version
        where la.user_id = child.id and la.try_number = 1 and not la.is_correct
          and lr.completed_at is not null and l.class_id is null and la.answered_at >= span.start
          and la.answered_at < span.stop
        order by la.answered_at desc
        limit $1
      ) miss
  )) as week
from guardian_links gl
join users child on child.id = gl.child_id
cross join (select $2::timestamptz - interval '7 days' as start, $3::timestamptz as stop) span
where gl.guardian_id = $4::uuid and gl.status = 'active'
order by child.first_name, child.id;

-- take
update "weekly_mails"
set "last_week" = $1::date
where "adult_id" = $2 and "child_id" = $3 and (last_week is null or last_week < $4::date)
returning "child_id";
