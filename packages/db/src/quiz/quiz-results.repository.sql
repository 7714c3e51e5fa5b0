-- setPlaces
update game_participants gp
set position = given.rank
from unnest($1::uuid[], $2::int[]) as given(user_id, rank)
where gp.room_id = $3 and gp.user_id = given.user_id;

-- paidOn
select qpd.user_id as "userId", qpd.points
from quiz_pay_days qpd
join unnest($1::uuid[], $2::date[]) as given(user_id, day) on given.user_id = qpd.user_id
  and given.day = qpd.local_day;

-- pay
with pay as (
    select *
    from unnest($1::uuid[], $2::date[], $3::int[]) as pay(user_id, day, points)
  ), of_day as (
    insert into quiz_pay_days (user_id, local_day, points)
    select user_id, day, points
    from pay
    on conflict (user_id, local_day) do update
    set points = quiz_pay_days.points + excluded.points
  ), of_ledger as (
    insert into points_ledger (user_id, reason, ref, points)
    select user_id, 'quiz', $4, points
    from pay
  )
update users u
set total_points = u.total_points + pay.points, updated_at = now()
from pay
where u.id = pay.user_id;

-- gameFacts
select u.id as "userId", count(gr.id)::int as "gamesPlayed",
  count(gr.id) filter (where gr.game_type = 'team-challenge')::int as "teamGamesPlayed", array(
    select achievement_key
    from achievements a
    where a.user_id = u.id
  ) as held
from game_participants gp
join game_rooms gr on gr.id = gp.room_id and gr.status = 'completed' and gp.position is not null and exists (
    select 1
    from game_participants other
    where other.room_id = gr.id and other.user_id <> gp.user_id and other.position is not null
  )
join users u on u.id = gp.user_id
where u.id = any($1::uuid[])
group by u.id;

-- ofClass
select gr.code, gr.subject, gr.grade, gr.completed_at as "completedAt", gs.seed, gs.questions,
  gs.current_question as "currentQuestion", coalesce((
    select json_agg(json_build_object('seat', gp.seat, 'alias', gp.alias, 'place', gp.position, 'score',
      gp.score, 'child', (
        select json_build_object('id', u.id, 'name', u.first_name)
        from users u
        join visible_children vc on vc.child_id = u.id
        where u.id = gp.user_id and vc.adult_id = gr.host_id
      ), 'answers', array(
        select json_build_object('question', ga.question_index, 'correct', ga.is_correct)
        from game_answers ga
        where ga.session_id = gs.id and ga.user_id = gp.user_id
        order by ga.question_index
      ))
      order by gp.position, gp.seat)
    from game_participants gp
    where gp.room_id = gr.id and gp.position is not null
  ), '[]') as players
from game_rooms gr
join game_sessions gs on gs.room_id = gr.id and gs.status = 'completed'
where gr.id = $1 and gr.host_id = $2 and gr.game_type = 'class-quiz' and gr.status = 'completed';

-- earned
select coalesce(sum(pl.points), 0)::int as points, coalesce((
    select json_agg(json_build_object('icon', a.icon, 'title', a.title) order by a.title)
    from achievements a
    where a.user_id = gp.user_id and a.earned_at = gr.completed_at
  ), '[]') as badges
from game_participants gp
join game_rooms gr on gr.id = gp.room_id
left join game_sessions gs on gs.room_id = gr.id
left join points_ledger pl on pl.user_id = gp.user_id and pl.reason = 'quiz' and pl.ref = gs.id::text
where gp.room_id = $1 and gp.user_id = $2 and gr.status = 'completed'
group by gp.user_id, gr.completed_at;

-- stats
select count(*)::int as "gamesPlayed",
  count(*) filter (where gp.position = 1 and gp.score > 0)::int as "gamesWon"
from game_participants gp
join game_rooms gr on gr.id = gp.room_id and gr.status = 'completed' and gp.position is not null and exists (
    select 1
    from game_participants other
    where other.room_id = gr.id and other.user_id <> gp.user_id and other.position is not null
  )
where gp.user_id = $1;
