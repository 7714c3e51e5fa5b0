-- seats
select gp.user_id, gp.seat, gp.room_id = gr.id as is_of_rematch, latest.seed, gp.alias, gp.avatar
from game_rooms gr
join game_participants gp on gp.room_id in (gr.id, gr.rematch_of)
left join lateral (
    select gs.seed
    from game_sessions gs
    where gs.room_id = gp.room_id
    order by gs.created_at desc
    limit 1
  ) latest on true
where gr.id = $1 and gr.rematch_of is not null
order by is_of_rematch, gp.seat;

-- sitAs
insert into "game_participants" ("room_id", "user_id", "seat", "alias", "avatar")
values ($1, $2, $3, $4, $5);

-- invitation
select waiter.alias, waiter.avatar, earlier.seat, array(
    select gp.user_id
    from game_participants gp
    where gp.room_id = $1 and not gp.is_removed and not exists (
        select
        from game_participants seated
        where seated.room_id = gr.id and seated.user_id = gp.user_id
      ) and not exists (
        select
        from player_reports pr
        where (pr.reporter_id, pr.reported_id) = (gp.user_id, waiter.user_id)
          or (pr.reporter_id, pr.reported_id) = (waiter.user_id, gp.user_id)
      )
  ) as invited
from game_rooms gr
join game_participants waiter on waiter.room_id = gr.id
join game_participants earlier on earlier.room_id = $2 and earlier.user_id = waiter.user_id
where gr.rematch_of = $3 and gr.status = 'waiting' and gr.seats < gr.max_players and not exists (
    select
    from game_sessions gs
    where gs.room_id = gr.id and gs.is_locked and gs.status in ('waiting', 'in_progress')
  ) and waiter.alias is not null and waiter.left_at is null and not waiter.is_removed
    and not earlier.is_removed
order by waiter.seat
limit 1;
