-- subjects
select "s"."id", "s"."display_name", "s"."description", "s"."color", "s"."icon",
  "p"."updated_at" as "last_activity", "who"."first_name", "who"."name", "who"."grade", "who"."total_points",
  coalesce(p.progress, 0) as "progress", coalesce(p.completed_lessons, 0) as "completed_lessons",
  coalesce(p.total_lessons, (
    select count(*)::int
    from lessons l
    join users u on u.id = "who"."id"
    where l.subject_id = s.id and l.is_published and l.grade = u.grade
  )) as "total_lessons", (select count(*)::int from achievements a where a.user_id = who.id) as "achievements"
from "subjects" as "s"
inner join "users" as "who" on "who"."id" = $1::uuid
left join "user_progress" as "p" on "p"."subject_id" = "s"."id" and "p"."user_id" = "who"."id"
order by "s"."display_name";

-- timeline
select "l"."title", "s"."display_name" as "subject", "c"."completed_at" as "date", "l"."difficulty",
  "c"."points"
from "users" as "who"
left join "lesson_completions" as "c" on "c"."user_id" = "who"."id" and "c"."completed_at" >= $1
left join "lessons" as "l" on "l"."id" = "c"."lesson_id"
left join "subjects" as "s" on "s"."id" = "l"."subject_id"
where "who"."id" = $2::uuid
order by "c"."completed_at" desc
limit $3;

-- lessons
select "s"."id", "s"."display_name", "s"."description", "s"."color", "s"."icon",
  "p"."updated_at" as "last_activity", "who"."first_name", "who"."name", "who"."grade", "who"."total_points",
  coalesce(p.progress, 0) as "progress", coalesce(p.completed_lessons, 0) as "completed_lessons",
  coalesce(p.total_lessons, (
    select count(*)::int
    from lessons l
    join users u on u.id = "who"."id"
    where l.subject_id = s.id and l.is_published and l.grade = u.grade
  )) as "total_lessons", "l"."id" as "lesson_id", "l"."title", "l"."difficulty", "l"."points",
    "c"."completed_at", "c"."score_percent", "c"."points" as "points_earned", exists (
    select 1
    from lesson_runs r
    where r.user_id = who.id and r.lesson_id = l.id and r.completed_at is null
  ) as "begun", coalesce((
    select sum(a.answer_ms)
    from lesson_attempts a
    where a.user_id = who.id and a.lesson_id = l.id
  ), 0)::int as "answer_ms"
from "subjects" as "s"
inner join "users" as "who" on "who"."id" = $1::uuid
left join "user_progress" as "p" on "p"."subject_id" = "s"."id" and "p"."user_id" = "who"."id"
left join "lessons" as "l" on "l"."subject_id" = "s"."id" and "l"."grade" = "who"."grade"
  and "l"."is_published" = $2
left join "lesson_completions" as "c" on "c"."lesson_id" = "l"."id" and "c"."user_id" = "who"."id"
where "s"."id" = $3
order by "l"."number";
