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
select wm.adult_id, wm.child_id, wm.stop_token, adult.email, child.first_name, child.name, (
    select coalesce(json_agg(json_build_object('title', l.title, 'goal', l.goal) order by lc.completed_at), '[]')
    from lesson_completions lc
    join lessons l on l.id = lc.lesson_id
    where lc.user_id = child.id and lc.completed_at >= span.start and lc.completed_at < span.stop
  ) as lessons, (
    select count(*)::int
    from practice_rounds pr
    where pr.user_id = child.id and pr.finished_at >= span.start and pr.finished_at < span.stop
  ) as rounds, (
    select coalesce(sum(pl.points), 0)::int
    from points_ledger pl
    where pl.user_id = child.id and pl.created_at >= span.start and pl.created_at < span.stop
  ) as points
from weekly_mails wm
join users adult on adult.id = wm.adult_id and adult.is_active and adult.email_confirmed_at is not null
join users child on child.id = wm.child_id and child.is_active
join guardian_links gl on gl.child_id = child.id and gl.guardian_id = adult.id and gl.status = 'active'
cross join (
    select ($1::date - 7)::timestamp at time zone 'UTC' as start,
      $2::date::timestamp at time zone 'UTC' as stop
  ) span
where wm.last_week is null or wm.last_week < $3::date;

-- take
update "weekly_mails"
set "last_week" = $1::date
where "adult_id" = $2 and "child_id" = $3 and (last_week is null or last_week < $4::date)
returning "child_id";
