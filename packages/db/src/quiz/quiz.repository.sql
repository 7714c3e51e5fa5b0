-- rooms: all
select "r"."id", "r"."code", "r"."subject", "r"."grade", "r"."game_type", "r"."max_players",
  "r"."seats" as "current_participants", "r"."status", "r"."created_at", "r"."started_at", "r"."completed_at"
from "game_rooms" as "r"
where ("r"."status" = $1 or ("r"."status" = $2 and r.created_at > now() - interval '2 hours'))
  and "r"."rematch_of" is null and "r"."max_players" > $3
order by "r"."created_at" desc
limit $4;

-- rooms: of the own class and family
select "r"."id", "r"."code", "r"."subject", "r"."grade", "r"."game_type", "r"."max_players",
  "r"."seats" as "current_participants", "r"."status", "r"."created_at", "r"."started_at", "r"."completed_at"
from "game_rooms" as "r"
where ("r"."status" = $1 or ("r"."status" = $2 and r.created_at > now() - interval '2 hours'))
  and "r"."rematch_of" is null and "r"."max_players" > $3 and (r.host_id = $4 or exists (
    select 1
    from visible_children v
    where v.adult_id = r.host_id and v.child_id = $5
  ) or exists (
    select 1
    from guardian_links mine
    join guardian_links theirs on theirs.guardian_id = mine.guardian_id
    where mine.child_id = $6 and theirs.child_id = r.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ) or exists (
    select 1
    from class_memberships mine
    join class_memberships theirs on theirs.class_id = mine.class_id
    join classes c on c.id = mine.class_id and c.archived_at is null
    where mine.child_id = $7 and theirs.child_id = r.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ))
order by "r"."created_at" desc
limit $8;

-- create
insert into "game_rooms" ("code", "host_id", "subject", "grade", "game_type", "max_players", "scoring")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- createRematch
insert into "game_rooms" ("code", "host_id", "subject", "grade", "game_type", "max_players", "scoring",
  "rematch_of")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("rematch_of")
where "status" in ($9, $10) do nothing
returning "id";

-- rematchOf
select "code"
from "game_rooms"
where "rematch_of" = $1 and "status" in ($2, $3);

-- playedBy
select "r"."status", "r"."subject", "r"."grade", "r"."game_type", "r"."max_players", "r"."scoring"
from "game_rooms" as "r"
inner join "game_participants" as "p" on "p"."room_id" = "r"."id"
where "r"."id" = $1 and "p"."user_id" = $2 and "p"."is_removed" = $3;

-- isOwn
select "r"."id"
from "game_rooms" as "r"
where "r"."id" = $1 and (r.host_id = $2 or exists (
    select 1
    from visible_children v
    where v.adult_id = r.host_id and v.child_id = $3
  ) or exists (
    select 1
    from guardian_links mine
    join guardian_links theirs on theirs.guardian_id = mine.guardian_id
    where mine.child_id = $4 and theirs.child_id = r.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ) or exists (
    select 1
    from class_memberships mine
    join class_memberships theirs on theirs.class_id = mine.class_id
    join classes c on c.id = mine.class_id and c.archived_at is null
    where mine.child_id = $5 and theirs.child_id = r.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ));

-- byCode
select "r"."id", "r"."code", "r"."subject", "r"."grade", "r"."game_type", "r"."max_players",
  "r"."seats" as "current_participants", "r"."status", "r"."created_at", "r"."started_at", "r"."completed_at"
from "game_rooms" as "r"
where "r"."code" = $1;

-- seatOf
select "seat"
from "game_participants"
where "room_id" = $1 and "user_id" = $2;

-- reserveSeat
update "game_rooms"
set "seats" = "seats" + $1
where "id" = $2 and (status = 'waiting' or status = 'in_progress' and game_type = 'class-quiz' and exists (
    select 1
    from game_sessions s
    where s.room_id = game_rooms.id and s.phase in ('reveal', 'scoreboard')
  )) and not exists (
    select 1
    from game_sessions s
    where s.room_id = game_rooms.id and s.is_locked and s.status in ('waiting', 'in_progress')
  ) and "seats" < "max_players"
returning "seats";

-- sit
insert into "game_participants" ("room_id", "user_id", "seat")
values ($1, $2, $3);

-- admission
select "r"."id", "r"."host_id", "r"."status", "p"."seat", "u"."preferences"
from "game_rooms" as "r"
left join "game_participants" as "p" on "p"."room_id" = "r"."id" and "p"."user_id" = $1
inner join "users" as "u" on "u"."id" = $2
where "r"."id" = $3;

-- mine: all
select "r"."id", "r"."code", "r"."subject", "r"."grade", "r"."game_type", "r"."max_players",
  "r"."seats" as "current_participants", "r"."status", "r"."created_at", "r"."started_at", "r"."completed_at"
from "game_rooms" as "r"
left join "game_participants" as "p" on "p"."room_id" = "r"."id" and "p"."user_id" = $1
where "r"."status" in ($2, $3)
  and (("p"."seat" is not null and "p"."is_removed" = $4) or ("r"."host_id" = $5 and "r"."game_type" = $6))
order by "r"."created_at" desc
limit $7;

-- mine: without those of strangers
select "r"."id", "r"."code", "r"."subject", "r"."grade", "r"."game_type", "r"."max_players",
  "r"."seats" as "current_participants", "r"."status", "r"."created_at", "r"."started_at", "r"."completed_at"
from "game_rooms" as "r"
left join "game_participants" as "p" on "p"."room_id" = "r"."id" and "p"."user_id" = $1
where "r"."status" in ($2, $3)
  and (("p"."seat" is not null and "p"."is_removed" = $4) or ("r"."host_id" = $5 and "r"."game_type" = $6))
  and (r.host_id = $7 or exists (
    select 1
    from visible_children v
    where v.adult_id = r.host_id and v.child_id = $8
  ) or exists (
    select 1
    from guardian_links mine
    join guardian_links theirs on theirs.guardian_id = mine.guardian_id
    where mine.child_id = $9 and theirs.child_id = r.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ) or exists (
    select 1
    from class_memberships mine
    join class_memberships theirs on theirs.class_id = mine.class_id
    join classes c on c.id = mine.class_id and c.archived_at is null
    where mine.child_id = $10 and theirs.child_id = r.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ))
order by "r"."created_at" desc
limit $11;

-- expire
with gone as (
    update game_rooms r
    set status = 'expired'
    where r.status in ('waiting', 'in_progress') and r.seen_at < now() - interval '30 minutes'
    returning r.id
  ), ended as (
    update game_sessions s
    set status = 'expired', phase = 'closed', fence = s.fence + 1, owner = null
    from gone
    where s.room_id = gone.id and s.status in ('waiting', 'in_progress')
  )
select id
from gone;

-- lock
select "id"
from "game_rooms"
where "id" = $1
for update;
