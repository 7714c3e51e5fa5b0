-- setPlaces
update game_participants p
set position = t.rank
from unnest($1::uuid[], $2::int[]) as t(user_id, rank)
where p.room_id = $3 and p.user_id = t.user_id;

-- paidOn
select d.user_id as "userId", d.points
from quiz_pay_days d
join unnest($1::uuid[], $2::date[]) as t(user_id, day) on t.user_id = d.user_id and t.day = d.local_day;

-- pay
with pay as (
    select *
    from unnest($1::uuid[], $2::date[], $3::int[]) as p(user_id, day, points)
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
set total_points = u.total_points + p.points, updated_at = now()
from pay p
where u.id = p.user_id;

-- gameFacts
select u.id as "userId", count(r.id)::int as "gamesPlayed",
  count(r.id) filter (where r.game_type = 'team-challenge')::int as "teamGamesPlayed", array(
    select achievement_key
    from achievements a
    where a.user_id = u.id
  ) as held
from game_participants p
join game_rooms r on r.id = p.room_id and r.status = 'completed' and p.position is not null and exists (
    select 1
    from game_participants o
    where o.room_id = r.id and o.user_id <> p.user_id and o.position is not null
  )
join users u on u.id = p.user_id
where u.id = any($1::uuid[])
group by u.id;

-- ofClass
select r.code, r.subject, r.grade, r.completed_at as "completedAt", s.seed, s.questions,
  s.current_question as "currentQuestion", coalesce((
    select json_agg(json_build_object('seat', p.seat, 'place', p.position, 'score', p.score, 'child', (
        select json_build_object('id', u.id, 'name', u.first_name)
        from users u
        join visible_children v on v.child_id = u.id
        where u.id = p.user_id and v.adult_id = r.host_id
      ), 'answers', array(
        select json_build_object('question', a.question_index, 'correct', a.is_correct)
        from game_answers a
        where a.session_id = s.id and a.user_id = p.user_id
        order by a.question_index
      ))
      order by p.position, p.seat)
    from game_participants p
    where p.room_id = r.id and p.position is not null
  ), '[]') as players
from game_rooms r
join game_sessions s on s.room_id = r.id and s.status = 'completed'
where r.id = $1 and r.host_id = $2 and r.game_type = 'class-quiz' and r.status = 'completed';

-- stats
select count(*)::int as "gamesPlayed",
  count(*) filter (where p.position = 1 and p.score > 0)::int as "gamesWon"
from game_participants p
join game_rooms r on r.id = p.room_id and r.status = 'completed' and p.position is not null and exists (
    select 1
    from game_participants o
    where o.room_id = r.id and o.user_id <> p.user_id and o.position is not null
  )
where p.user_id = $1;
