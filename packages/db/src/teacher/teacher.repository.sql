-- subjects
select "s"."id", "s"."display_name", "s"."description", "s"."color", "s"."icon",
  "up"."updated_at" as "last_activity", "learner"."first_name", "learner"."name", "learner"."grade",
  "learner"."total_points", coalesce(up.progress, 0) as "progress",
  coalesce(up.completed_lessons, 0) as "completed_lessons", coalesce(up.total_lessons, (
    select count(*)::int
    from lessons l
    join users u on u.id = "learner"."id"
    where l.subject_id = s.id and l.is_published and l.grade = u.grade
  )) as "total_lessons", (
    select count(*)::int
    from achievements a
    where a.user_id = learner.id
  ) as "achievements"
from "subjects" as "s"
inner join "users" as "learner" on "learner"."id" = $1::uuid
left join "user_progress" as "up" on "up"."subject_id" = "s"."id" and "up"."user_id" = "learner"."id"
order by "s"."display_name";

-- timeline
select "l"."title", "s"."display_name" as "subject", "lc"."completed_at" as "date", "l"."difficulty",
  "lc"."points"
from "users" as "learner"
left join "lesson_completions" as "lc" on "lc"."user_id" = "learner"."id" and "lc"."completed_at" >= $1
left join "lessons" as "l" on "l"."id" = "lc"."lesson_id" and true
left join "subjects" as "s" on "s"."id" = "l"."subject_id"
where "learner"."id" = $2::uuid
order by "lc"."completed_at" desc
limit $3;

-- lessons
select "s"."id", "s"."display_name", "s"."description", "s"."color", "s"."icon",
  "up"."updated_at" as "last_activity", "learner"."first_name", "learner"."name", "learner"."grade",
  "learner"."total_points", coalesce(up.progress, 0) as "progress",
  coalesce(up.completed_lessons, 0) as "completed_lessons", coalesce(up.total_lessons, (
    select count(*)::int
    from lessons l
    join users u on u.id = "learner"."id"
    where l.subject_id = s.id and l.is_published and l.grade = u.grade
  )) as "total_lessons", "l"."id" as "lesson_id", "l"."title", "l"."difficulty", "l"."points",
    "lc"."completed_at", "lc"."score_percent", "lc"."points" as "points_earned", exists (
    select 1
    from lesson_runs lr
    where lr.user_id = learner.id and lr.lesson_id = l.id and lr.completed_at is null
  ) as "begun", coalesce((
    select sum(la.answer_ms)
    from lesson_attempts la
    where la.user_id = learner.id and la.lesson_id = l.id
  ), 0)::int as "answer_ms"
from "subjects" as "s"
inner join "users" as "learner" on "learner"."id" = $1::uuid
left join "user_progress" as "up" on "up"."subject_id" = "s"."id" and "up"."user_id" = "learner"."id"
left join "lessons" as "l" on "l"."subject_id" = "s"."id" and "l"."grade" = "learner"."grade"
  and "l"."is_published" = $2
left join "lesson_completions" as "lc" on "lc"."lesson_id" = "l"."id" and "lc"."user_id" = "learner"."id"
where "s"."id" = $3
order by "l"."number";
