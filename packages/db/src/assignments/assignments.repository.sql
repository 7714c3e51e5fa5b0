-- give
insert into assignments (class_id, made_by, kind, subject_id, lesson_id, due_day, is_for_all, misses_of,
  skills)
values ($1, $2, $3, $4, $5, $6::date, $7, $8, $9::text[])
on conflict (class_id, kind, subject_id, coalesce(lesson_id, ''), due_day)
where ended_at is null and is_for_all and kind <> 'homework' do update
set kind = excluded.kind
returning id;

-- addPupils
insert into "assignment_pupils" ("assignment_id", "class_id", "child_id")
values ($1, $2, $3);

-- end
update "assignments"
set "ended_at" = $1
where "id" = $2 and "class_id" = $3 and "ended_at" is null
returning "id";

-- namedSkills
select named.skill
from assignment_pupils ap
join assignments a on a.id = ap.assignment_id and a.ended_at is null and a.subject_id = $1
  and a.due_day >= $2::date
join classes c on c.id = a.class_id and c.archived_at is null
join class_memberships cm on cm.class_id = c.id and cm.child_id = ap.child_id and cm.status = 'active'
cross join lateral unnest(a.skills) with ordinality as named(skill, place)
where ap.child_id = $3::uuid
group by named.skill
order by max(a.created_at) desc, min(named.place);

-- ofClass
select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title, a.due_day as "dueDay",
  a.is_for_all as "isForAll", a.created_at as "createdAt", (
    select coalesce(json_agg(json_build_object('id', pupil.id, 'firstName', pupil.first_name, 'name',
      pupil.name, 'isDone', case a.kind when 'lesson' then exists (
        select
        from lesson_completions lc
        where lc.user_id = pupil.id and lc.lesson_id = a.lesson_id
      ) when 'practice' then exists (
        select
        from practice_rounds pr
        where pr.user_id = pupil.id and pr.kind = 'practice' and pr.subject_id = a.subject_id
          and pr.finished_at >= a.created_at
      ) when 'homework' then exists (
        select
        from class_quizzes cq
        where cq.assignment_id = a.id and jsonb_array_length(cq.questions) = (
            select count(*)
            from homework_answers ha
            where ha.quiz_id = cq.id and ha.user_id = pupil.id
          )
      ) else exists (
        select
        from game_participants gp
        join game_rooms gr on gr.id = gp.room_id
        where gp.user_id = pupil.id and gp.position is not null and gr.status = 'completed'
          and gr.subject = a.subject_id and gr.completed_at >= a.created_at
      ) end)
      order by pupil.first_name, pupil.id), '[]')
    from class_memberships cm
    cross join lateral (select id, first_name, name from users where id = cm.child_id offset 0) pupil
    where cm.class_id = a.class_id and cm.status = 'active' and (a.is_for_all or exists (
        select
        from assignment_pupils ap
        where ap.assignment_id = a.id and ap.child_id = pupil.id
      ))
  ) as pupils
from classes c
join taught_classes tc on tc.class_id = c.id and tc.teacher_id = $1::uuid
left join assignments a on a.class_id = c.id and a.ended_at is null
left join lessons l on l.id = a.lesson_id
where c.id = $2::uuid
order by a.due_day, a.created_at, a.id
limit 100;
