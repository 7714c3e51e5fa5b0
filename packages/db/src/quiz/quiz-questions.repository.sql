-- ofLessons
select l.id || '#' || (each.place - 1) as ref, each.activity
from lessons l
cross join lateral jsonb_array_elements(l.content -> 'activities') with ordinality as each(activity, place)
where l.subject_id = $1 and l.grade = $2 and l.is_published
order by 1;

-- lessonsOf
select "l"."id" as "lesson_id", "l"."title", "l"."content"
from "lessons" as "l"
where "l"."subject_id" = $1 and "l"."grade" = $2 and "l"."is_published" = $3
order by "l"."number";

-- seen
select ref, max(seen_at) as "seenAt"
from question_sightings
where user_id = any($1::uuid[]) and ref = any($2::text[])
group by ref;

-- see
insert into question_sightings (user_id, ref, seen_at)
select player, question, now()
from unnest($1::uuid[]) as player
cross join unnest($2::text[]) as question
on conflict (user_id, ref) do update
set seen_at = excluded.seen_at;
