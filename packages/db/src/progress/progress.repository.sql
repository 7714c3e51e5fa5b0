-- list
select "u"."id" as "user_id", "s"."id" as "subject_id", "p"."last_lesson_id", "p"."updated_at",
  coalesce(p.progress, 0) as "progress", coalesce(p.completed_lessons, 0) as "completed_lessons",
  coalesce(p.total_lessons, (
    select count(*)::int
    from lessons l
    where l.subject_id = s.id and l.grade = u.grade and l.is_published
  )) as "total_lessons"
from "users" as "u"
inner join "subjects" as "s" on true
left join "user_progress" as "p" on "p"."subject_id" = "s"."id" and "p"."user_id" = "u"."id"
where "u"."id" = $1::uuid
order by p.updated_at desc nulls last;

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
    select p.user_id, p.subject_id, count(l.id)::int as total, count(c.lesson_id)::int as done
    from user_progress p
    join users u on u.id = p.user_id
    left join lessons l on l.subject_id = p.subject_id and l.grade = u.grade and l.is_published
    left join lesson_completions c on c.lesson_id = l.id and c.user_id = p.user_id
    where $1::uuid is null or p.user_id = $2::uuid
    group by p.user_id, p.subject_id
  )
update user_progress p
set completed_lessons = t.done, total_lessons = t.total, progress = case when t.total = 0 then 0
  else round(100.0 * t.done / t.total)::int end
from truth t
where p.user_id = t.user_id and p.subject_id = t.subject_id and (p.completed_lessons, p.total_lessons,
  p.progress) is distinct from (t.done, t.total,
  case when t.total = 0 then 0 else round(100.0 * t.done / t.total)::int end)
returning p.user_id, p.subject_id;

-- rebuildPoints
with truth as (
    select u.id, u.total_points as was, coalesce(sum(l.points), 0)::int as now
    from users u
    left join points_ledger l on l.user_id = u.id
    group by u.id, u.total_points
  )
update users u
set total_points = greatest(t.now, 0)
from truth t
where u.id = t.id and u.total_points <> greatest(t.now, 0)
returning u.id as user_id, t.was, t.now as "is";
