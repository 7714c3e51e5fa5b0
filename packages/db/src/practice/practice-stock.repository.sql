-- due: of a subject
select "subject_id", "skill", "lesson_id", "activity", "generator_id", "generator_grade"
from "review_cards"
where "user_id" = $1 and "due_day" <= $2 and not exists (
    select
    from lessons l
    where l.id = review_cards.lesson_id and l.class_id is not null
      and not (l.is_published or (l.class_id is not null and (exists (
        select
        from class_memberships cm
        join classes c on c.id = cm.class_id and c.archived_at is null
        where cm.class_id = l.class_id and cm.child_id = $3::uuid and cm.status = 'active'
      ) or exists (
        select
        from taught_classes tc
        where tc.class_id = l.class_id and tc.teacher_id = $4::uuid
      ))) or exists (
        select
        from lesson_completions mine
        where mine.lesson_id = l.id and mine.user_id = $5::uuid
      ))
  ) and "subject_id" = $6
order by "due_day", "item_key"
limit $7;

-- due: of all
select "subject_id", "skill", "lesson_id", "activity", "generator_id", "generator_grade"
from "review_cards"
where "user_id" = $1 and "due_day" <= $2 and not exists (
    select
    from lessons l
    where l.id = review_cards.lesson_id and l.class_id is not null
      and not (l.is_published or (l.class_id is not null and (exists (
        select
        from class_memberships cm
        join classes c on c.id = cm.class_id and c.archived_at is null
        where cm.class_id = l.class_id and cm.child_id = $3::uuid and cm.status = 'active'
      ) or exists (
        select
        from taught_classes tc
        where tc.class_id = l.class_id and tc.teacher_id = $4::uuid
      ))) or exists (
        select
        from lesson_completions mine
        where mine.lesson_id = l.id and mine.user_id = $5::uuid
      ))
  )
order by "due_day", "item_key"
limit $6;

-- lessonItems
select l.subject_id as subject, coalesce((
    select one
    from unnest(l.skills) one
    where one = any($1::text[])
    limit 1
  ), l.skills[1], l.subject_id) as skill, l.id as lesson_id, numbers.activity,
    lc.user_id is not null as is_finished, exists (
    select 1
    from practice_items pi
    join practice_rounds pr on pr.id = pi.round_id
    where pi.user_id = $2::uuid and pi.lesson_id = l.id and pi.activity = numbers.activity
      and pr.started_at > $3::timestamptz - make_interval(days => $4)
  ) as is_recent
from lessons l
left join lesson_completions lc on lc.lesson_id = l.id and lc.user_id = $5::uuid
cross join lateral generate_series(0, jsonb_array_length(l.content -> 'activities') - 1) as numbers(activity)
where l.subject_id = $6 and l.is_published
  and (lc.user_id is not null or l.grade = $7 and (l.number <= $8 or l.class_id is null and l.skills && $9::text[]))
order by l.id, numbers.activity;
