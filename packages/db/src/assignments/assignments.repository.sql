-- give
insert into assignments (class_id, made_by, kind, subject_id, lesson_id, due_day, is_for_all)
values ($1, $2, $3, $4, $5, $6::date, $7)
on conflict (class_id, kind, subject_id, coalesce(lesson_id, ''), due_day)
where ended_at is null and is_for_all do update
set kind = excluded.kind
returning id;

-- addPupils
insert into "assignment_pupils" ("assignment_id", "child_id")
values ($1, $2);

-- end
update "assignments"
set "ended_at" = $1
where "id" = $2 and "class_id" = $3 and "ended_at" is null
returning "id";

-- ofClass
select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title, a.due_day as "dueDay",
  a.is_for_all as "isForAll", a.created_at as "createdAt", (
    select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name,
      'isDone', case a.kind when 'lesson' then exists (
        select
        from lesson_completions d
        where d.user_id = u.id and d.lesson_id = a.lesson_id
      ) when 'practice' then exists (
        select
        from practice_rounds r
        where r.user_id = u.id and r.kind = 'practice' and r.subject_id = a.subject_id
          and r.finished_at >= a.created_at
      ) else exists (
        select
        from game_participants p
        join game_rooms g on g.id = p.room_id
        where p.user_id = u.id and p.position is not null and g.status = 'completed'
          and g.subject = a.subject_id and g.completed_at >= a.created_at
      ) end)
      order by u.first_name, u.id), '[]')
    from class_memberships m
    cross join lateral (select id, first_name, name from users where id = m.child_id offset 0) u
    where m.class_id = a.class_id and m.status = 'active' and (a.is_for_all or exists (
        select
        from assignment_pupils p
        where p.assignment_id = a.id and p.child_id = u.id
      ))
  ) as pupils
from classes c
join taught_classes t on t.class_id = c.id and t.teacher_id = $1::uuid
left join assignments a on a.class_id = c.id and a.ended_at is null
left join lessons l on l.id = a.lesson_id
where c.id = $2::uuid
order by a.due_day, a.created_at, a.id
limit 100;
