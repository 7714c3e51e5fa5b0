-- prepare
insert into "session_calls" ("session_id")
values ($1)
on conflict do nothing;

-- claim
update "session_calls"
set "owner" = $1, "lease_until" = clock_timestamp() + make_interval(secs => $2), "fence" = "fence" + $3
where "session_id" = $4 and (owner is null or owner = $5 or coalesce(lease_until < clock_timestamp(),
  true) or pg_try_advisory_xact_lock_shared($6, owner))
returning "fence", board as "board", lesson as "lesson";

-- ownerOf
select owner, fence, owner is not null and not coalesce(lease_until < clock_timestamp(), true) and exists (
    select 1
    from pg_locks
    where locktype = 'advisory' and objsubid = 2 and granted and mode = 'ExclusiveLock' and database = (
        select oid
        from pg_database
        where datname = current_database()
      ) and classid = $1::int::oid and objid = owner::int::oid
  ) as lives
from session_calls
where session_id = $2::uuid;

-- keepLeases
with seen as (
    update session_visits
    set seen_at = now()
    where visit = any($1::uuid[]) and session_id in (select session_id from session_calls where owner = $2)
  )
update session_calls
set lease_until = clock_timestamp() + make_interval(secs => $3)
where owner = $4;

-- release
update "session_calls"
set "owner" = $1, "lease_until" = $2
where "session_id" = $3 and "fence" = $4;

-- keepBoard
update "session_calls"
set "board" = $1, "lesson" = $2
where "session_id" = $3 and "fence" = $4
returning "fence";

-- came
insert into "session_visits" ("session_id", "visit", "person_id", "person_type")
values ($1, $2, $3, $4)
on conflict ("session_id", "visit") do update
set "seen_at" = now()
where "session_visits"."person_id" = $5
returning "visit";

-- left
update "session_visits"
set "seen_at" = now()
where "session_id" = $1 and "visit" = $2;

-- visits
select "person_id", "person_type", "came_at", "seen_at"
from "session_visits"
where "session_id" = $1
order by "came_at";
