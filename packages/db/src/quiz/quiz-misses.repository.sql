-- take
with taken as (
    update game_participants gp
    set misses_at = $1
    from game_rooms gr
    where gp.user_id = $2::uuid and gp.misses_at is null and gr.id = gp.room_id and gr.status = 'completed'
      and gr.completed_at > $3::timestamptz - make_interval(days => $4)
      and (gr.subject = $5::text or (gr.completed_at at time zone $6)::date < ($7::timestamptz at time zone $8)::date)
    returning gp.room_id, gr.subject, gr.grade
  )
select asked.ref, taken.subject, taken.grade, coalesce(l.skills[1], l.subject_id) as skill,
  ga.answered_at as "answeredAt"
from taken
join game_sessions gs on gs.room_id = taken.room_id
join game_answers ga on ga.session_id = gs.id and ga.user_id = $9::uuid and not ga.is_correct
cross join lateral (select gs.questions -> ga.question_index ->> 'ref' as ref) asked
left join lessons l on l.id = split_part(asked.ref, '#', 1) and l.is_published
order by ga.answered_at;
