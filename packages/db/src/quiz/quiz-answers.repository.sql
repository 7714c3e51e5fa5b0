-- add
/* prepared */ with given as (
    select *
    from unnest($1::uuid[], $2::int[], $3::uuid[], $4::int[], $5::int[], $6::bool[], $7::int[],
      $8::int[]) as answer(session_id, fence, user_id, question_index, answer, is_correct, answer_ms, points)
  ), mine as (
    select gs.id, gs.room_id, gs.fence
    from game_sessions gs
    where (gs.id, gs.fence) in (select session_id, fence from given) and gs.status = 'in_progress'
    order by gs.id
    for share
  ), written as (
    insert into game_answers (session_id, user_id, question_index, answer, is_correct, time_to_answer,
      points_earned)
    select given.session_id, given.user_id, given.question_index, given.answer, given.is_correct,
      given.answer_ms, given.points
    from given
    join mine on mine.id = given.session_id and mine.fence = given.fence
    on conflict do nothing
    returning session_id, user_id, question_index, points_earned
  ), scored as (
    update game_participants gp
    set score = gp.score + won.points
    from (
        select mine.room_id, written.user_id, sum(written.points_earned)::int as points
        from written
        join mine on mine.id = written.session_id
        group by mine.room_id, written.user_id
      ) won
    where gp.room_id = won.room_id and gp.user_id = won.user_id and won.points > 0
  )
select session_id as "sessionId", user_id as "userId", question_index as "questionIndex"
from written;
