-- add
with other as (
    select p.user_id
    from game_participants p
    join game_participants me on me.room_id = p.room_id and me.user_id = $1
    where p.room_id = $2 and p.seat = $3 and p.user_id <> $4
  ), noted as (
    insert into player_reports (room_id, reporter_id, reported_id, reason)
    select $5, $6, user_id, $7
    from other
    on conflict do nothing
  )
select user_id as "userId"
from other;

-- latest
select "p"."created_at", "p"."reason", "r"."code", "r"."game_type", "by"."username" as "reporter",
  "about"."username" as "reported"
from "player_reports" as "p"
inner join "game_rooms" as "r" on "r"."id" = "p"."room_id"
inner join "users" as "by" on "by"."id" = "p"."reporter_id"
inner join "users" as "about" on "about"."id" = "p"."reported_id"
order by "p"."created_at" desc
limit $1;
