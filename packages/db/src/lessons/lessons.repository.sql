-- list
select /* prepared */ "l"."id", "l"."subject_id", "l"."grade", "l"."title", "l"."number", "l"."difficulty",
  "l"."points", "l"."created_at", lc.user_id is not null as "completed", greatest(lc.score_percent, (
    select max(passage.right_count * 100 / greatest(jsonb_array_length(l.content -> 'activities'), 1))::int
    from (
        select count(*) filter (where la.is_correct) as right_count
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id and lr.completed_at is not null
        where la.user_id = $1 and la.lesson_id = l.id and la.try_number = 1 and lc.user_id is not null
        group by la.run_id
      ) passage
  )) as "best_percent", jsonb_path_query_array(l.content, '$.activities[*].illustration') as "pictures"
from "lessons" as "l"
left join "lesson_completions" as "lc" on "lc"."lesson_id" = "l"."id" and "lc"."user_id" = $2
where "l"."subject_id" = $3 and "l"."grade" = $4 and "l"."is_published" = $5
order by "l"."number";

-- shelf
select "l"."id", "l"."title", "l"."number", "l"."difficulty", "l"."goal", "l"."standard"
from "lessons" as "l"
where "l"."subject_id" = $1 and "l"."grade" = $2 and "l"."is_published" = $3
order by "l"."number";

-- ofClasses
select /* prepared */ "l"."id", "l"."subject_id", "l"."grade", "l"."title", "l"."number", "l"."difficulty",
  "l"."points", "l"."created_at", lc.user_id is not null as "completed", "c"."name" as "class_name"
from "lessons" as "l"
left join "lesson_completions" as "lc" on "lc"."lesson_id" = "l"."id" and "lc"."user_id" = $1
inner join "classes" as "c" on "c"."id" = "l"."class_id"
where (l.class_id is not null and (exists (
    select
    from class_memberships cm
    join classes c on c.id = cm.class_id and c.archived_at is null
    where cm.class_id = l.class_id and cm.child_id = $2::uuid and cm.status = 'active'
  ) or exists (select from taught_classes tc where tc.class_id = l.class_id and tc.teacher_id = $3::uuid)))
order by "l"."created_at" desc, "l"."id"
limit $4;

-- published
select "l"."title", "l"."goal", "l"."skills", "l"."content"
from "lessons" as "l"
where "l"."subject_id" = $1 and "l"."grade" = $2 and "l"."is_published" = $3
order by "l"."number";

-- byId
select /* prepared */ "l"."id", "l"."subject_id", "l"."grade", "l"."title", "l"."number", "l"."difficulty",
  "l"."points", "l"."created_at", lc.user_id is not null as "completed", "l"."content", "l"."version",
  "l"."skills", "l"."class_id", (l.class_id is not null or exists (
    select
    from lesson_runs lr
    where lr.lesson_id = l.id and lr.user_id = $1::uuid
  ) or exists (
    select
    from lesson_completions lc
    where lc.lesson_id = l.id and lc.user_id = $2::uuid
  ) or exists (
    select
    from assignments a
    join class_memberships cm on cm.class_id = a.class_id and cm.child_id = $3::uuid and cm.status = 'active'
    join classes c on c.id = a.class_id and c.archived_at is null
    where a.lesson_id = l.id and a.ended_at is null and (a.is_for_all or exists (
        select
        from assignment_pupils ap
        where ap.assignment_id = a.id and ap.child_id = cm.child_id
      ))
  ) or exists (
    select
    from path_steps ps
    join learning_paths lp on lp.id = ps.path_id and lp.archived_at is null
    join class_memberships cm on cm.class_id = lp.class_id and cm.child_id = $4::uuid and cm.status = 'active'
    join classes c on c.id = lp.class_id and c.archived_at is null
    where ps.lesson_id = l.id
  )) as "is_open_anyway"
from "lessons" as "l"
left join "lesson_completions" as "lc" on "lc"."lesson_id" = "l"."id" and "lc"."user_id" = $5
where "l"."id" = $6 and (l.is_published or (l.class_id is not null and (exists (
    select
    from class_memberships cm
    join classes c on c.id = cm.class_id and c.archived_at is null
    where cm.class_id = l.class_id and cm.child_id = $7::uuid and cm.status = 'active'
  ) or exists (
    select
    from taught_classes tc
    where tc.class_id = l.class_id and tc.teacher_id = $8::uuid
  ))) or exists (select from lesson_completions mine where mine.lesson_id = l.id and mine.user_id = $9::uuid));

-- withRun
select /* prepared */ "l"."id", "l"."subject_id", "l"."grade", "l"."title", "l"."number", "l"."difficulty",
  "l"."points", "l"."created_at", lc.user_id is not null as "completed", "l"."content", "l"."version",
  "lr"."step", "lr"."lesson_version" as "run_version", (l.class_id is not null or exists (
    select
    from lesson_runs lr
    where lr.lesson_id = l.id and lr.user_id = $1::uuid
  ) or exists (
    select
    from lesson_completions lc
    where lc.lesson_id = l.id and lc.user_id = $2::uuid
  ) or exists (
    select
    from assignments a
    join class_memberships cm on cm.class_id = a.class_id and cm.child_id = $3::uuid and cm.status = 'active'
    join classes c on c.id = a.class_id and c.archived_at is null
    where a.lesson_id = l.id and a.ended_at is null and (a.is_for_all or exists (
        select
        from assignment_pupils ap
        where ap.assignment_id = a.id and ap.child_id = cm.child_id
      ))
  ) or exists (
    select
    from path_steps ps
    join learning_paths lp on lp.id = ps.path_id and lp.archived_at is null
    join class_memberships cm on cm.class_id = lp.class_id and cm.child_id = $4::uuid and cm.status = 'active'
    join classes c on c.id = lp.class_id and c.archived_at is null
    where ps.lesson_id = l.id
  )) as "is_open_anyway", coalesce((
    select json_agg(json_build_object('activity', la.activity, 'option', la.option, 'tryNumber',
      la.try_number) order by la.activity, la.try_number)
    from lesson_attempts la
    where la.run_id = lr.id and la.try_number <= 2
  ), '[]') as "answers"
from "lessons" as "l"
left join "lesson_completions" as "lc" on "lc"."lesson_id" = "l"."id" and "lc"."user_id" = $5
left join "lesson_runs" as "lr" on "lr"."lesson_id" = "l"."id" and "lr"."user_id" = $6
  and "lr"."completed_at" is null
where "l"."id" = $7 and (l.is_published or (l.class_id is not null and (exists (
    select
    from class_memberships cm
    join classes c on c.id = cm.class_id and c.archived_at is null
    where cm.class_id = l.class_id and cm.child_id = $8::uuid and cm.status = 'active'
  ) or exists (
    select
    from taught_classes tc
    where tc.class_id = l.class_id and tc.teacher_id = $9::uuid
  ))) or exists (
    select
    from lesson_completions mine
    where mine.lesson_id = l.id and mine.user_id = $10::uuid
  ));

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
