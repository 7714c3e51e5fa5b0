-- of
select "team", "kind", "question_index" as "question"
from "game_boosts"
where "session_id" = $1
order by "question_index", "team";

-- use
with mine as (
    select id
    from game_sessions
    where id = $1 and fence = $2
    for share
  ), given as (
    select mine.id, boost.team, boost.kind, boost.question
    from mine, unnest($3::int[], $4::text[], $5::int[]) as boost(team, kind, question)
  ), written as (
    insert into game_boosts (session_id, team, kind, question_index)
    select id, team, kind, question
    from given
    on conflict do nothing
    returning team, kind, question_index
  )
select given.team
from given
where exists (
    select 1
    from written
    where (written.team, written.kind, written.question_index) = (given.team, given.kind, given.question)
  ) or exists (
    select 1
    from game_boosts gb
    where (gb.session_id, gb.team, gb.kind, gb.question_index) = (given.id, given.team, given.kind,
      given.question)
  );
