-- add
with other as (
    select gp.user_id
    from game_participants gp
    join game_participants me on me.room_id = gp.room_id and me.user_id = $1
    where gp.room_id = $2 and gp.seat = $3 and gp.user_id <> $4
  ), noted as (
    insert into player_reports (room_id, reporter_id, reported_id, reason)
    select $5, $6, user_id, $7
    from other
    on conflict do nothing
  )
select user_id as "userId"
from other;

-- latest
select "pr"."created_at", "pr"."reason", "gr"."code", "gr"."game_type", "reporter"."username" as "reporter",
  "reported"."username" as "reported"
from "player_reports" as "pr"
inner join "game_rooms" as "gr" on "gr"."id" = "pr"."room_id"
inner join "users" as "reporter" on "reporter"."id" = "pr"."reporter_id"
inner join "users" as "reported" on "reported"."id" = "pr"."reported_id"
order by "pr"."created_at" desc
limit $1;
