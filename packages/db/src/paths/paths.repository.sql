-- mine
with learners as materialized (
    select id, first_name, name, timezone
    from users
    where id = $1::uuid
  ), shown as materialized (
    select *
    from learning_paths
    where id in (
        select lp.id
        from guardian_links gl
        join learning_paths lp on lp.child_id = gl.child_id and lp.made_by = gl.guardian_id
        where gl.child_id = $2::uuid and gl.status = 'active' and lp.archived_at is null
        union all
        select lp.id
        from class_memberships cm
        join classes c on c.id = cm.class_id and c.archived_at is null
        join learning_paths lp on lp.class_id = cm.class_id
        where cm.child_id = $3::uuid and cm.status = 'active' and lp.archived_at is null
      )
  ), wanted as materialized (select ps.* from path_steps ps join shown on shown.id = ps.path_id)
select (
    select coalesce(json_agg(json_build_object('id', shown.id, 'title', shown.title, 'version', shown.version,
      'madeBy', shown.made_by, 'makerFirstName', adult.first_name, 'makerName', adult.name, 'className',
      c.name, 'isArchived', shown.archived_at is not null, 'steps', (
        select coalesce(json_agg(json_build_object('id', wanted.id, 'kind', wanted.kind, 'subject',
          wanted.subject_id, 'grade', coalesce(wanted.grade, l.grade), 'lessonId', wanted.lesson_id, 'title',
          l.title, 'dueDay', wanted.due_day, 'addedAt',
          (extract(epoch from wanted.added_at) * 1000)::double precision, 'isThere',
          l.id is null or l.is_published or coalesce(l.class_id = shown.class_id,
          false)) order by wanted.position), '[]')
        from wanted
        left join lessons l on l.id = wanted.lesson_id
        where wanted.path_id = shown.id
      ))
      order by shown.archived_at is not null, shown.created_at, shown.id), '[]')
    from shown
    join users adult on adult.id = shown.made_by
    left join classes c on c.id = shown.class_id
  ) as paths, (
    select coalesce(json_agg(json_build_object('id', learners.id, 'firstName', learners.first_name, 'name',
      learners.name, 'timezone', learners.timezone, 'completed', (
        select coalesce(json_agg(json_build_object('lessonId', lc.lesson_id, 'at',
          (extract(epoch from lc.completed_at) * 1000)::double precision)), '[]')
        from lesson_completions lc
        where lc.user_id = learners.id and lc.lesson_id in (select wanted.lesson_id from wanted)
      ), 'rounds', (
        select coalesce(json_agg(json_build_object('subject', pr.subject_id, 'grade', pr.grade, 'at',
          (extract(epoch from pr.finished_at) * 1000)::double precision)), '[]')
        from practice_rounds pr
        where pr.user_id = learners.id and pr.kind = 'practice' and pr.finished_at >= (
            select min(wanted.added_at)
            from wanted
            where wanted.kind = 'practice'
          ) and exists (
            select
            from wanted
            where wanted.subject_id = pr.subject_id and wanted.grade = pr.grade
          )
      ))
      order by learners.first_name, learners.id), '[]')
    from learners
  ) as learners;

-- ofChild
with learners as materialized (
    select child.id, child.first_name, child.name, child.timezone
    from guardian_links gl
    join users child on child.id = gl.child_id
    where gl.child_id = $1::uuid and gl.guardian_id = $2::uuid and gl.status = 'active'
  ), shown as materialized (
    select *
    from learning_paths
    where id in (
        select lp.id
        from guardian_links gl
        join learning_paths lp on lp.child_id = gl.child_id and lp.made_by = gl.guardian_id
        where gl.child_id = (select learners.id from learners) and gl.status = 'active'
          and lp.archived_at is null
        union all
        select lp.id
        from class_memberships cm
        join classes c on c.id = cm.class_id and c.archived_at is null
        join learning_paths lp on lp.class_id = cm.class_id
        where cm.child_id = (select learners.id from learners) and cm.status = 'active'
          and lp.archived_at is null
        union all
        select lp.id
        from learning_paths lp
        join learners on learners.id = lp.child_id
        where lp.made_by = $3::uuid
      )
  ), wanted as materialized (select ps.* from path_steps ps join shown on shown.id = ps.path_id)
select (
    select coalesce(json_agg(json_build_object('id', shown.id, 'title', shown.title, 'version', shown.version,
      'madeBy', shown.made_by, 'makerFirstName', adult.first_name, 'makerName', adult.name, 'className',
      c.name, 'isArchived', shown.archived_at is not null, 'steps', (
        select coalesce(json_agg(json_build_object('id', wanted.id, 'kind', wanted.kind, 'subject',
          wanted.subject_id, 'grade', coalesce(wanted.grade, l.grade), 'lessonId', wanted.lesson_id, 'title',
          l.title, 'dueDay', wanted.due_day, 'addedAt',
          (extract(epoch from wanted.added_at) * 1000)::double precision, 'isThere',
          l.id is null or l.is_published or coalesce(l.class_id = shown.class_id,
          false)) order by wanted.position), '[]')
        from wanted
        left join lessons l on l.id = wanted.lesson_id
        where wanted.path_id = shown.id
      ))
      order by shown.archived_at is not null, shown.created_at, shown.id), '[]')
    from shown
    join users adult on adult.id = shown.made_by
    left join classes c on c.id = shown.class_id
  ) as paths, (
    select coalesce(json_agg(json_build_object('id', learners.id, 'firstName', learners.first_name, 'name',
      learners.name, 'timezone', learners.timezone, 'completed', (
        select coalesce(json_agg(json_build_object('lessonId', lc.lesson_id, 'at',
          (extract(epoch from lc.completed_at) * 1000)::double precision)), '[]')
        from lesson_completions lc
        where lc.user_id = learners.id and lc.lesson_id in (select wanted.lesson_id from wanted)
      ), 'rounds', (
        select coalesce(json_agg(json_build_object('subject', pr.subject_id, 'grade', pr.grade, 'at',
          (extract(epoch from pr.finished_at) * 1000)::double precision)), '[]')
        from practice_rounds pr
        where pr.user_id = learners.id and pr.kind = 'practice' and pr.finished_at >= (
            select min(wanted.added_at)
            from wanted
            where wanted.kind = 'practice'
          ) and exists (
            select
            from wanted
            where wanted.subject_id = pr.subject_id and wanted.grade = pr.grade
          )
      ))
      order by learners.first_name, learners.id), '[]')
    from learners
  ) as learners;

-- ofClass
select found.*, exists (
    select
    from taught_classes tc
    where tc.class_id = $1::uuid and tc.teacher_id = $2::uuid
  ) as "isTaught"
from (
    with learners as materialized (
        select pupil.id, pupil.first_name, pupil.name, pupil.timezone
        from class_memberships cm
        join users pupil on pupil.id = cm.child_id
        where cm.class_id = $3::uuid and cm.status = 'active' and exists (
            select
            from taught_classes tc
            where tc.class_id = $4::uuid and tc.teacher_id = $5::uuid
          )
      ), shown as materialized (
        select *
        from learning_paths
        where id in (
            select lp.id
            from learning_paths lp
            where lp.class_id = $6::uuid and exists (
                select
                from taught_classes tc
                where tc.class_id = $7::uuid and tc.teacher_id = $8::uuid
              )
          )
      ), wanted as materialized (select ps.* from path_steps ps join shown on shown.id = ps.path_id)
    select (
        select coalesce(json_agg(json_build_object('id', shown.id, 'title', shown.title, 'version',
          shown.version, 'madeBy', shown.made_by, 'makerFirstName', adult.first_name, 'makerName', adult.name,
          'className', c.name, 'isArchived', shown.archived_at is not null, 'steps', (
            select coalesce(json_agg(json_build_object('id', wanted.id, 'kind', wanted.kind, 'subject',
              wanted.subject_id, 'grade', coalesce(wanted.grade, l.grade), 'lessonId', wanted.lesson_id,
              'title', l.title, 'dueDay', wanted.due_day, 'addedAt',
              (extract(epoch from wanted.added_at) * 1000)::double precision, 'isThere',
              l.id is null or l.is_published or coalesce(l.class_id = shown.class_id,
              false)) order by wanted.position), '[]')
            from wanted
            left join lessons l on l.id = wanted.lesson_id
            where wanted.path_id = shown.id
          ))
          order by shown.archived_at is not null, shown.created_at, shown.id), '[]')
        from shown
        join users adult on adult.id = shown.made_by
        left join classes c on c.id = shown.class_id
      ) as paths, (
        select coalesce(json_agg(json_build_object('id', learners.id, 'firstName', learners.first_name,
          'name', learners.name, 'timezone', learners.timezone, 'completed', (
            select coalesce(json_agg(json_build_object('lessonId', lc.lesson_id, 'at',
              (extract(epoch from lc.completed_at) * 1000)::double precision)), '[]')
            from lesson_completions lc
            where lc.user_id = learners.id and lc.lesson_id in (select wanted.lesson_id from wanted)
          ), 'rounds', (
            select coalesce(json_agg(json_build_object('subject', pr.subject_id, 'grade', pr.grade, 'at',
              (extract(epoch from pr.finished_at) * 1000)::double precision)), '[]')
            from practice_rounds pr
            where pr.user_id = learners.id and pr.kind = 'practice' and pr.finished_at >= (
                select min(wanted.added_at)
                from wanted
                where wanted.kind = 'practice'
              ) and exists (
                select
                from wanted
                where wanted.subject_id = pr.subject_id and wanted.grade = pr.grade
              )
          ))
          order by learners.first_name, learners.id), '[]')
        from learners
      ) as learners
  ) found;

-- lockChild
select "child_id"
from "guardian_links"
where "child_id" = $1 and "guardian_id" = $2 and "status" = $3
for no key update;

-- lock
select "lp"."id", "lp"."child_id", "lp"."class_id", "lp"."made_by", "lp"."version", "lp"."archived_at"
from "learning_paths" as "lp"
where "lp"."id" = $1 and (lp.made_by = $2::uuid and exists (
    select
    from guardian_links gl
    where gl.child_id = lp.child_id and gl.guardian_id = lp.made_by and gl.status = 'active'
  ) or exists (select from taught_classes tc where tc.class_id = lp.class_id and tc.teacher_id = $3::uuid))
for no key update of "lp";

-- create
insert into "learning_paths" ("child_id", "class_id", "made_by", "title", "slot")
values ($1, $2, $3, $4, (
    select min(slot)
    from generate_series(1, $5) slot
    where slot not in (
        select lp.slot
        from learning_paths lp
        where lp.slot is not null
          and (lp.class_id = $6::uuid or lp.child_id = $7::uuid and lp.made_by = $8::uuid)
      )
  ))
returning "id", "version";

-- steps
select *
from "path_steps"
where "path_id" = $1
order by "position";

-- putSteps
delete from "path_steps"
where "path_id" = $1;

-- putSteps
insert into "path_steps" ("kind", "subject_id", "lesson_id", "grade", "due_day", "added_at", "id", "path_id",
  "position")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- change
update "learning_paths"
set "title" = $1, "version" = "version" + $2, "changed_at" = $3
where "id" = $4
returning "version";

-- archive
update "learning_paths"
set "archived_at" = $1, "slot" = $2, "version" = "version" + $3
where "id" = $4
returning "version";

-- reopen
update "learning_paths"
set "archived_at" = $1, "slot" = (
    select min(slot)
    from generate_series(1, $2) slot
    where slot not in (
        select lp.slot
        from learning_paths lp
        where lp.slot is not null
          and (lp.class_id = $3::uuid or lp.child_id = $4::uuid and lp.made_by = $5::uuid)
      )
  ), "version" = "version" + $6
where "id" = $7
returning "version";

-- remove
delete from "learning_paths"
where "id" = $1;

-- lessons
select "id", "subject_id"
from "lessons"
where "id" in ($1) and ("is_published" = $2 or "class_id" = $3);
