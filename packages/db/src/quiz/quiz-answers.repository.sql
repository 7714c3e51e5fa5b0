-- add
/* prepared */ with given as (
    select *
    from unnest($1::uuid[], $2::int[], $3::uuid[], $4::int[], $5::int[], $6::bool[], $7::int[],
      $8::int[]) as g(session_id, fence, user_id, question_index, answer, is_correct, answer_ms, points)
  ), mine as (
    select s.id, s.room_id, s.fence
    from game_sessions s
    where (s.id, s.fence) in (select session_id, fence from given) and s.status = 'in_progress'
    order by s.id
    for share
  ), written as (
    insert into game_answers (session_id, user_id, question_index, answer, is_correct, time_to_answer,
      points_earned)
    select g.session_id, g.user_id, g.question_index, g.answer, g.is_correct, g.answer_ms, g.points
    from given g
    join mine m on m.id = g.session_id and m.fence = g.fence
    on conflict do nothing
    returning session_id, user_id, question_index, points_earned
  ), scored as (
    update game_participants p
    set score = p.score + w.points
    from (
        select m.room_id, n.user_id, sum(n.points_earned)::int as points
        from written n
        join mine m on m.id = n.session_id
        group by m.room_id, n.user_id
      ) w
    where p.room_id = w.room_id and p.user_id = w.user_id and w.points > 0
  )
select session_id as "sessionId", user_id as "userId", question_index as "questionIndex"
from written;
