-- list
select "u"."id" as "user_id", "s"."id" as "subject_id", "up"."last_lesson_id", "up"."updated_at",
  coalesce(up.progress, 0) as "progress", coalesce(up.completed_lessons, 0) as "completed_lessons",
  coalesce(up.total_lessons, (
    select count(*)::int
    from lessons l
    where l.subject_id = s.id and l.grade = u.grade and l.is_published
  )) as "total_lessons"
from "users" as "u"
inner join "subjects" as "s" on true
left join "user_progress" as "up" on "up"."subject_id" = "s"."id" and "up"."user_id" = "u"."id"
where "u"."id" = $1::uuid
order by up.updated_at desc nulls last;

-- pay
insert into "points_ledger" ("user_id", "reason", "ref", "points", "created_at")
values ($1, $2, $3, $4, $5)
on conflict ("user_id", "reason", "ref") do nothing
returning "id";

-- noteLastLesson
insert into "user_progress" ("user_id", "subject_id", "last_lesson_id", "updated_at", "total_lessons")
values ($1, $2, $3, $4, (
    select count(*)::int as "n"
    from "lessons" as "l"
    inner join "users" as "u" on "u"."id" = $5
    where "l"."subject_id" = $6 and "l"."grade" = "u"."grade" and "l"."is_published" = $7
  ))
on conflict ("user_id", "subject_id") do update
set "last_lesson_id" = $8, "updated_at" = $9;

-- refresh
with truth as (
    select up.user_id, up.subject_id, count(l.id)::int as total, count(lc.lesson_id)::int as done
    from user_progress up
    join users u on u.id = up.user_id
    left join lessons l on l.subject_id = up.subject_id and l.grade = u.grade and l.is_published
    left join lesson_completions lc on lc.lesson_id = l.id and lc.user_id = up.user_id
    where $1::uuid is null or up.user_id = $2::uuid
    group by up.user_id, up.subject_id
  )
update user_progress up
set completed_lessons = truth.done, total_lessons = truth.total, progress = case when truth.total = 0 then 0
  else round(100.0 * truth.done / truth.total)::int end
from truth
where up.user_id = truth.user_id and up.subject_id = truth.subject_id and (up.completed_lessons,
  up.total_lessons, up.progress) is distinct from (truth.done, truth.total,
  case when truth.total = 0 then 0 else round(100.0 * truth.done / truth.total)::int end)
returning up.user_id, up.subject_id;

-- rebuildPoints
with truth as (
    select u.id, u.total_points as was, coalesce(sum(pl.points), 0)::int as now
    from users u
    left join points_ledger pl on pl.user_id = u.id
    group by u.id, u.total_points
  )
update users u
set total_points = greatest(truth.now, 0)
from truth
where u.id = truth.id and u.total_points <> greatest(truth.now, 0)
returning u.id as user_id, truth.was, truth.now as "is";
