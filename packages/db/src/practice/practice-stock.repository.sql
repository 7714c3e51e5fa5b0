-- due: of a subject
select "subject_id", "skill", "lesson_id", "activity", "generator_id", "generator_grade"
from "review_cards"
where "user_id" = $1 and "due_day" <= $2 and "subject_id" = $3
order by "due_day", "item_key"
limit $4;

-- due: of all
select "subject_id", "skill", "lesson_id", "activity", "generator_id", "generator_grade"
from "review_cards"
where "user_id" = $1 and "due_day" <= $2
order by "due_day", "item_key"
limit $3;

-- lessonItems
select l.subject_id as subject, coalesce(l.skills[1], l.subject_id) as skill, l.id as lesson_id,
  numbers.activity, lc.user_id is not null as is_finished, exists (
    select 1
    from practice_items pi
    join practice_rounds pr on pr.id = pi.round_id
    where pi.user_id = $1::uuid and pi.lesson_id = l.id and pi.activity = numbers.activity
      and pr.started_at > $2::timestamptz - make_interval(days => $3)
  ) as is_recent
from lessons l
left join lesson_completions lc on lc.lesson_id = l.id and lc.user_id = $4::uuid
cross join lateral generate_series(0, jsonb_array_length(l.content -> 'activities') - 1) as numbers(activity)
where l.subject_id = $5 and l.is_published and (lc.user_id is not null or l.grade = $6 and l.number <= $7)
order by l.id, numbers.activity;
