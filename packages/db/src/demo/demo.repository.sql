-- hasRealAccounts
select "id"
from "users"
where "is_demo" = $1
limit $2;

-- remove
delete from "game_rooms"
where "host_id" in (select "id" from "users" where "is_demo" = $1);

-- remove
delete from "users"
where "is_demo" = $1
returning "id";

-- setBack
with room as (
    update game_rooms gr
    set created_at = $1, seen_at = $2, started_at = $3, completed_at = $4::timestamptz + interval '12 minutes'
    where gr.id = $5::uuid
  ), session as (
    update game_sessions gs
    set created_at = $6, started_at = $7, phase_at = $8,
      completed_at = $9::timestamptz + interval '12 minutes', owner = null, lease_until = null
    where gs.room_id = $10::uuid
    returning gs.id
  ), kept as (
    update class_quizzes cq
    set created_at = $11
    where cq.room_id = $12::uuid
  ), players as (
    update game_participants gp
    set joined_at = $13, entered_at = $14
    where gp.room_id = $15::uuid
  ), answers as (
    update game_answers ga
    set answered_at = $16::timestamptz + (ga.question_index + 1) * interval '90 seconds'
    from session
    where ga.session_id = session.id
  )
update points_ledger pl
set created_at = $17::timestamptz + interval '12 minutes'
from session
where pl.reason = 'quiz' and pl.ref = session.id::text;

-- setAwake: wake
update "users"
set "is_active" = $1
where "is_demo" = $2 and "is_active" = $3
returning "id";

-- setAwake: put to sleep
update "users"
set "is_active" = $1
where "is_demo" = $2 and "is_active" = $3
returning "id";

-- setAwake: put to sleep
delete from "sessions"
where "user_id" in ($1);
