-- rooms: all
select "gr"."id", "gr"."code", "gr"."subject", "gr"."grade", "gr"."game_type", "gr"."max_players",
  "gr"."seats" as "current_participants", "gr"."status", "gr"."created_at", "gr"."started_at",
  "gr"."completed_at"
from "game_rooms" as "gr"
where ("gr"."status" = $1 or ("gr"."status" = $2 and gr.created_at > now() - interval '2 hours'))
  and "gr"."rematch_of" is null and "gr"."max_players" > $3
order by "gr"."created_at" desc
limit $4;

-- rooms: of the own class and family
select "gr"."id", "gr"."code", "gr"."subject", "gr"."grade", "gr"."game_type", "gr"."max_players",
  "gr"."seats" as "current_participants", "gr"."status", "gr"."created_at", "gr"."started_at",
  "gr"."completed_at"
from "game_rooms" as "gr"
where ("gr"."status" = $1 or ("gr"."status" = $2 and gr.created_at > now() - interval '2 hours'))
  and "gr"."rematch_of" is null and "gr"."max_players" > $3 and (gr.host_id = $4 or exists (
    select 1
    from visible_children vc
    where vc.adult_id = gr.host_id and vc.child_id = $5
  ) or exists (
    select 1
    from guardian_links mine
    join guardian_links theirs on theirs.guardian_id = mine.guardian_id
    where mine.child_id = $6 and theirs.child_id = gr.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ) or exists (
    select 1
    from class_memberships mine
    join class_memberships theirs on theirs.class_id = mine.class_id
    join classes c on c.id = mine.class_id and c.archived_at is null
    where mine.child_id = $7 and theirs.child_id = gr.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ))
order by "gr"."created_at" desc
limit $8;

-- create
insert into "game_rooms" ("code", "host_id", "subject", "grade", "game_type", "max_players", "scoring",
  "question_count", "answer_time", "question_refs")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning "id";

-- createRematch
insert into "game_rooms" ("code", "host_id", "subject", "grade", "game_type", "max_players", "scoring",
  "question_count", "answer_time", "rematch_of")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict ("rematch_of")
where "status" in ($11, $12) do nothing
returning "id";

-- rematchOf
select "code"
from "game_rooms"
where "rematch_of" = $1 and "status" in ($2, $3);

-- playedBy
select "gr"."status", "gr"."subject", "gr"."grade", "gr"."game_type", "gr"."max_players", "gr"."scoring",
  "gr"."question_count", "gr"."answer_time", "gr"."robots"
from "game_rooms" as "gr"
inner join "game_participants" as "gp" on "gp"."room_id" = "gr"."id"
where "gr"."id" = $1 and "gp"."user_id" = $2 and "gp"."is_removed" = $3;

-- isOwn
select "gr"."id"
from "game_rooms" as "gr"
where "gr"."id" = $1 and (gr.host_id = $2 or exists (
    select 1
    from visible_children vc
    where vc.adult_id = gr.host_id and vc.child_id = $3
  ) or exists (
    select 1
    from guardian_links mine
    join guardian_links theirs on theirs.guardian_id = mine.guardian_id
    where mine.child_id = $4 and theirs.child_id = gr.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ) or exists (
    select 1
    from class_memberships mine
    join class_memberships theirs on theirs.class_id = mine.class_id
    join classes c on c.id = mine.class_id and c.archived_at is null
    where mine.child_id = $5 and theirs.child_id = gr.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ));

-- byCode
select "gr"."id", "gr"."code", "gr"."subject", "gr"."grade", "gr"."game_type", "gr"."max_players",
  "gr"."seats" as "current_participants", "gr"."status", "gr"."created_at", "gr"."started_at",
  "gr"."completed_at"
from "game_rooms" as "gr"
where "gr"."code" = $1;

-- seatOf
select "seat"
from "game_participants"
where "room_id" = $1 and "user_id" = $2;

-- reserveSeat
update "game_rooms"
set "seats" = "seats" + $1
where "id" = $2 and (status = 'waiting' or status = 'in_progress' and game_type = 'class-quiz' and exists (
    select 1
    from game_sessions gs
    where gs.room_id = game_rooms.id and gs.phase in ('countdown', 'read', 'answer', 'reveal', 'scoreboard')
  )) and not exists (
    select 1
    from game_sessions gs
    where gs.room_id = game_rooms.id and gs.is_locked and gs.status in ('waiting', 'in_progress')
  ) and "seats" < "max_players"
returning "seats";

-- lockOf
select "id"
from "game_sessions"
where "room_id" = $1 and "is_locked" = $2 and "status" in ($3, $4);

-- sit
insert into game_participants (room_id, user_id, seat, alias, avatar)
select $1::uuid, $2::uuid, $3::int, face.alias, face.avatar
from (select) one
left join lateral (
    select named.word || ' ' || initcap(gf.animal) as alias, gf.animal || '-' || gf.colour as avatar
    from game_faces gf
    join game_rooms gr on gr.id = $4::uuid
    cross join lateral (
        select gf.word
        where gr.game_type = 'class-quiz'
        union all
        select drawn.word
        from unnest($5::text[]) drawn(word)
        where gr.game_type <> 'class-quiz'
      ) named
    where gf.user_id = $6::uuid and not exists (
        select
        from game_participants gp
        where gp.room_id = $7::uuid and gp.alias = named.word || ' ' || initcap(gf.animal)
      )
    order by random()
    limit 1
  ) face on true;

-- admission
select "gr"."id", "gr"."host_id", "gr"."status", "gp"."seat", "gp"."alias", "gp"."avatar", "u"."preferences"
from "game_rooms" as "gr"
left join "game_participants" as "gp" on "gp"."room_id" = "gr"."id" and "gp"."user_id" = $1
inner join "users" as "u" on "u"."id" = $2
where "gr"."id" = $3;

-- mine: all
select "gr"."id", "gr"."code", "gr"."subject", "gr"."grade", "gr"."game_type", "gr"."max_players",
  "gr"."seats" as "current_participants", "gr"."status", "gr"."created_at", "gr"."started_at",
  "gr"."completed_at"
from "game_rooms" as "gr"
left join "game_participants" as "gp" on "gp"."room_id" = "gr"."id" and "gp"."user_id" = $1
where "gr"."status" in ($2, $3)
  and (("gp"."seat" is not null and "gp"."is_removed" = $4) or ("gr"."host_id" = $5 and "gr"."game_type" = $6))
order by "gr"."created_at" desc
limit $7;

-- mine: without those of strangers
select "gr"."id", "gr"."code", "gr"."subject", "gr"."grade", "gr"."game_type", "gr"."max_players",
  "gr"."seats" as "current_participants", "gr"."status", "gr"."created_at", "gr"."started_at",
  "gr"."completed_at"
from "game_rooms" as "gr"
left join "game_participants" as "gp" on "gp"."room_id" = "gr"."id" and "gp"."user_id" = $1
where "gr"."status" in ($2, $3)
  and (("gp"."seat" is not null and "gp"."is_removed" = $4) or ("gr"."host_id" = $5 and "gr"."game_type" = $6))
  and (gr.host_id = $7 or exists (
    select 1
    from visible_children vc
    where vc.adult_id = gr.host_id and vc.child_id = $8
  ) or exists (
    select 1
    from guardian_links mine
    join guardian_links theirs on theirs.guardian_id = mine.guardian_id
    where mine.child_id = $9 and theirs.child_id = gr.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ) or exists (
    select 1
    from class_memberships mine
    join class_memberships theirs on theirs.class_id = mine.class_id
    join classes c on c.id = mine.class_id and c.archived_at is null
    where mine.child_id = $10 and theirs.child_id = gr.host_id and mine.status = 'active'
      and theirs.status = 'active'
  ))
order by "gr"."created_at" desc
limit $11;

-- expire
with gone as (
    update game_rooms gr
    set status = 'expired'
    where gr.status in ('waiting', 'in_progress') and gr.seen_at < now() - interval '30 minutes'
    returning gr.id
  ), ended as (
    update game_sessions gs
    set status = 'expired', phase = 'closed', fence = gs.fence + 1, owner = null
    from gone
    where gs.room_id = gone.id and gs.status in ('waiting', 'in_progress')
  )
select id
from gone;

-- lock
select "id"
from "game_rooms"
where "id" = $1
for update;
