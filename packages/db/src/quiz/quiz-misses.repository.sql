-- take
with taken as (
    update game_participants p
    set misses_at = $1
    from game_rooms r
    where p.user_id = $2::uuid and p.misses_at is null and r.id = p.room_id and r.status = 'completed'
      and r.completed_at > $3::timestamptz - make_interval(days => $4)
      and (r.subject = $5::text or (r.completed_at at time zone $6)::date < ($7::timestamptz at time zone $8)::date)
    returning p.room_id, r.subject, r.grade
  )
select q.ref, t.subject, t.grade, coalesce(l.skills[1], l.subject_id) as skill, a.answered_at as "answeredAt"
from taken t
join game_sessions s on s.room_id = t.room_id
join game_answers a on a.session_id = s.id and a.user_id = $9::uuid and not a.is_correct
cross join lateral (select s.questions -> a.question_index ->> 'ref' as ref) q
left join lessons l on l.id = split_part(q.ref, '#', 1) and l.is_published
order by a.answered_at;
