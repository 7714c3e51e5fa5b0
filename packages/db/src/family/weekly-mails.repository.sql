-- about
select u.email_confirmed_at is not null as "has_address", exists (
    select
    from weekly_mails w
    where w.adult_id = u.id and w.child_id = $1::uuid
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
select w.adult_id, w.child_id, w.stop_token, a.email, c.first_name, c.name, (
    select coalesce(json_agg(json_build_object('title', l.title, 'goal', l.goal) order by d.completed_at), '[]')
    from lesson_completions d
    join lessons l on l.id = d.lesson_id
    where d.user_id = c.id and d.completed_at >= s.start and d.completed_at < s.stop
  ) as lessons, (
    select count(*)::int
    from practice_rounds r
    where r.user_id = c.id and r.finished_at >= s.start and r.finished_at < s.stop
  ) as rounds, (
    select coalesce(sum(p.points), 0)::int
    from points_ledger p
    where p.user_id = c.id and p.created_at >= s.start and p.created_at < s.stop
  ) as points
from weekly_mails w
join users a on a.id = w.adult_id and a.is_active and a.email_confirmed_at is not null
join users c on c.id = w.child_id and c.is_active
join guardian_links g on g.child_id = c.id and g.guardian_id = a.id and g.status = 'active'
cross join (
    select ($1::date - 7)::timestamp at time zone 'UTC' as start,
      $2::date::timestamp at time zone 'UTC' as stop
  ) s
where w.last_week is null or w.last_week < $3::date;

-- take
update "weekly_mails"
set "last_week" = $1::date
where "adult_id" = $2 and "child_id" = $3 and (last_week is null or last_week < $4::date)
returning "child_id";
