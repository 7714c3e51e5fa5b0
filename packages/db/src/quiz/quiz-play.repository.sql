-- lockRoom
select "gr"."id", "gr"."code", "gr"."host_id", "gr"."subject", "gr"."grade", "gr"."game_type", "gr"."scoring",
  "gr"."max_players", "gr"."status", "gr"."question_count", "gr"."answer_time", "gr"."question_refs",
  "gr"."crews", "gr"."robots", (
    select json_build_object('classId', cq.class_id, 'quizId', cq.id)
    from class_quizzes cq
    where cq.room_id = gr.id
  ) as "class_quiz"
from "game_rooms" as "gr"
where "gr"."id" = $1 and "gr"."host_id" is not null
for no key update;

-- begin
insert into "game_sessions" ("room_id", "host_id", "seed")
values ($1, $2, $3)
on conflict ("room_id")
where "status" in ($4, $5) do nothing;

-- claim
update "game_sessions"
set "owner" = $1, "lease_until" = clock_timestamp() + make_interval(secs => $2), "fence" = "fence" + $3
where "id" = (
    select "id"
    from "game_sessions"
    where "room_id" = $4
    order by "created_at" desc
    limit $5
  ) and (phase <> 'closed' and (status in ('waiting',
    'in_progress') or status = 'completed' and completed_at > clock_timestamp() - make_interval(mins => $6)))
    and (owner is null or owner = $7 or (lease_until < clock_timestamp() and status in ('waiting',
    'in_progress')) or pg_try_advisory_xact_lock_shared($8, owner))
returning *, clock_timestamp() as "now";

-- ownerOf
select owner, fence::int, owner is not null
  and not (lease_until < clock_timestamp() and status in ('waiting', 'in_progress')) and exists (
    select 1
    from pg_locks
    where locktype = 'advisory' and objsubid = 2 and granted and mode = 'ExclusiveLock' and database = (
        select oid
        from pg_database
        where datname = current_database()
      ) and classid = $1::int::oid and objid = owner::int::oid
  ) as lives, (phase <> 'closed' and (status in ('waiting',
    'in_progress') or status = 'completed' and completed_at > clock_timestamp() - make_interval(mins => $2))) as is_open
from game_sessions
where room_id = $3
order by created_at desc
limit 1;

-- players
select "user_id", "seat", "alias", "avatar", "team", "has_extra_time", "is_removed", "left_at",
  "counts_from" as "from"
from "game_participants"
where "room_id" = $1 and "entered_at" is not null
order by "seat";

-- answers
select "user_id", "question_index", "answer", "is_correct", "time_to_answer", "points_earned"
from "game_answers"
where "session_id" = $1
order by "question_index";

-- turn: the first
update "game_sessions"
set "status" = $1, "phase" = $2, "current_question" = $3, "phase_at" = $4, "phase_ends_at" = $5,
  "paused_at" = $6, "is_locked" = $7, "host_id" = $8, "questions" = $9, "total_questions" = $10,
  "started_at" = coalesce(started_at, now())
where "id" = $11 and "fence" = $12
returning "id";

-- turn: the last
update "game_sessions"
set "status" = $1, "phase" = $2, "current_question" = $3, "phase_at" = $4, "phase_ends_at" = $5,
  "paused_at" = $6, "is_locked" = $7, "host_id" = $8, "completed_at" = coalesce(completed_at, now())
where "id" = $9 and "fence" = $10
returning "id";

-- turns
/* prepared */ with given as (
    select *
    from unnest($1::uuid[], $2::int[], $3::text[], $4::int[], $5::timestamptz[], $6::timestamptz[],
      $7::timestamptz[], $8::bool[], $9::uuid[]) as turn(id, fence, phase, question, phase_at, phase_ends_at,
      paused_at, is_locked, host_id)
  ), mine as (
    select gs.id, gs.fence
    from game_sessions gs
    where (gs.id, gs.fence) in (select id, fence from given)
    order by gs.id
    for no key update
  )
update game_sessions gs
set status = 'in_progress', phase = given.phase, current_question = given.question, phase_at = given.phase_at,
  phase_ends_at = given.phase_ends_at, paused_at = given.paused_at, is_locked = given.is_locked,
  host_id = given.host_id
from given
join mine on mine.id = given.id and mine.fence = given.fence
where gs.id = given.id
returning gs.id;

-- setRoomStatus: begins
update "game_rooms"
set "status" = $1, "seen_at" = now(), "started_at" = now()
where "id" = $2 and "status" != $3;

-- setRoomStatus: ends
update "game_rooms"
set "status" = $1, "seen_at" = now(), "completed_at" = now()
where "id" = $2 and "status" != $3;

-- setRoomStatus: other
update "game_rooms"
set "status" = $1, "seen_at" = now()
where "id" = $2 and "status" != $3;

-- note
with mine as (
    select id
    from game_sessions
    where id = $1 and fence = $2
    for share
  ), written as (
    update game_participants gp
    set entered_at = coalesce(gp.entered_at, now()), team = moved.team, left_at = case
      when moved.is_gone then now() end, is_removed = moved.is_removed, has_extra_time = moved.extra,
      counts_from = moved.counts_from
    from mine, unnest($3::uuid[], $4::int[], $5::bool[], $6::bool[], $7::bool[], $8::int[]) as moved(user_id,
      team, is_gone, is_removed, extra, counts_from)
    where gp.room_id = $9 and gp.user_id = moved.user_id
  )
select id
from mine;

-- keepLeases
with seen as (
    update game_rooms
    set seen_at = now()
    where id = any($1::uuid[])
  ), mine as (
    select id
    from game_sessions
    where owner = $2 and status in ('waiting', 'in_progress')
    order by id
    for no key update
  )
update game_sessions gs
set lease_until = clock_timestamp() + make_interval(secs => $3)
from mine
where gs.id = mine.id;

-- release
update "game_sessions"
set "owner" = $1, "lease_until" = $2
where "id" = $3 and "fence" = $4;
