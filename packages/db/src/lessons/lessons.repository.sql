-- list
select "l"."id", "l"."subject_id", "l"."grade", "l"."title", "l"."number", "l"."difficulty", "l"."points",
  "l"."created_at", c.user_id is not null as "completed"
from "lessons" as "l"
left join "lesson_completions" as "c" on "c"."lesson_id" = "l"."id" and "c"."user_id" = $1
where "l"."subject_id" = $2 and "l"."grade" = $3 and "l"."is_published" = $4
order by "l"."number";

-- countBySubject
select "subject_id", count(*)::int as "count"
from "lessons"
where "grade" = $1 and "is_published" = $2
group by "subject_id";

-- byId
select "l"."id", "l"."subject_id", "l"."grade", "l"."title", "l"."number", "l"."difficulty", "l"."points",
  "l"."created_at", c.user_id is not null as "completed", "l"."content", "l"."version", "l"."skills"
from "lessons" as "l"
left join "lesson_completions" as "c" on "c"."lesson_id" = "l"."id" and "c"."user_id" = $1
where "l"."id" = $2 and ("l"."is_published" = $3 or "c"."user_id" is not null);

-- withRun
select "l"."id", "l"."subject_id", "l"."grade", "l"."title", "l"."number", "l"."difficulty", "l"."points",
  "l"."created_at", c.user_id is not null as "completed", "l"."content", "l"."version", "r"."step",
  "r"."lesson_version" as "run_version", coalesce((
    select json_agg(json_build_object('activity', a.activity, 'option', a.option, 'tryNumber',
      a.try_number) order by a.activity, a.try_number)
    from lesson_attempts a
    where a.run_id = r.id and a.try_number <= 2
  ), '[]') as "answers"
from "lessons" as "l"
left join "lesson_completions" as "c" on "c"."lesson_id" = "l"."id" and "c"."user_id" = $1
left join "lesson_runs" as "r" on "r"."lesson_id" = "l"."id" and "r"."user_id" = $2
  and "r"."completed_at" is null
where "l"."id" = $3 and ("l"."is_published" = $4 or "c"."user_id" is not null);

-- put
update "lessons"
set "is_published" = $1
where "id" not in ($2) and "is_published" = $3;

-- put
insert into "lessons" ("id", "subject_id", "grade", "number", "title", "content", "content_hash", "goal",
  "skills", "standard", "difficulty", "points")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict ("id") do update
set "number" = "excluded"."number", "title" = "excluded"."title", "content" = "excluded"."content",
  "content_hash" = "excluded"."content_hash", "goal" = "excluded"."goal", "skills" = "excluded"."skills",
  "standard" = "excluded"."standard", "difficulty" = "excluded"."difficulty", "points" = "excluded"."points",
  "version" = lessons.version + 1, "is_published" = $13, "updated_at" = now()
where ("lessons"."content_hash" != "excluded"."content_hash" or "lessons"."is_published" = $14)
returning "id";
