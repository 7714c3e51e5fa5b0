-- give
insert into assignments (class_id, made_by, kind, subject_id, lesson_id, due_day, is_for_all, misses_of,
  skills, again_of)
values ($1, $2, $3, $4, $5, $6::date, $7, $8, $9::text[], $10)
on conflict (class_id, kind, subject_id, coalesce(lesson_id, ''), due_day, skills)
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

-- setDueDay
update "assignments"
set "due_day" = $1
where "id" = $2 and "class_id" = $3 and "ended_at" is null
returning "id";

-- hasSkill
select exists (
    select
    from lessons l
    where l.subject_id = $1 and l.is_published and l.class_id is null and $2 = any(l.skills)
  ) as known;

-- namedSkills
select named.skill
from class_memberships cm
join classes c on c.id = cm.class_id and c.archived_at is null
join assignments a on a.class_id = c.id and a.ended_at is null and a.subject_id = $1 and a.due_day >= $2::date
cross join lateral unnest(a.skills) with ordinality as named(skill, place)
where cm.child_id = $3::uuid and cm.status = 'active' and (a.is_for_all or exists (
    select
    from assignment_pupils ap
    where ap.assignment_id = a.id and ap.child_id = cm.child_id
  ))
group by named.skill
order by max(a.created_at) desc, min(named.place);

-- ofClass
select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title, a.due_day as "dueDay",
  a.is_for_all as "isForAll", a.created_at as "createdAt", a.skills, a.again_of as "againOf", (
    select coalesce(json_agg(json_build_object('id', pupil.id, 'firstName', pupil.first_name, 'name',
      pupil.name, 'isDone', case a.kind when 'lesson' then case when a.again_of is null then exists (
        select
        from lesson_completions lc
        where lc.user_id = pupil.id and lc.lesson_id = a.lesson_id
      ) else exists (
        select
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = pupil.id and la.lesson_id = a.lesson_id and lr.completed_at >= a.created_at
      ) end when 'practice' then exists (
        select
        from practice_rounds pr
        where pr.user_id = pupil.id and pr.kind = 'practice' and pr.subject_id = a.subject_id
          and pr.finished_at >= a.created_at and (a.skills = '{}' or pr.started_at >= a.created_at)
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
      ) end, 'score', case a.kind when 'lesson' then (
        select json_build_object('right', count(*) filter (where la.is_correct), 'answers', count(*))
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = pupil.id and la.lesson_id = a.lesson_id and la.try_number = 1
          and lr.completed_at is not null and (a.again_of is null or lr.completed_at >= a.created_at)
        group by lr.id
        order by lr.completed_at desc
        limit 1
      ) when 'practice' then (
        select json_build_object('right', count(*) filter (where pa.is_correct), 'answers', count(*))
        from (
            select pr.id
            from practice_rounds pr
            where pr.user_id = pupil.id and pr.kind = 'practice' and pr.subject_id = a.subject_id
              and pr.finished_at >= a.created_at and (a.skills = '{}' or pr.started_at >= a.created_at)
            order by pr.finished_at desc
            limit 1
          ) last_round
        join practice_answers pa on pa.round_id = last_round.id having count(*) > 0
      ) end, 'practised', case when a.skills <> '{}' then (
        select json_build_object('before', json_build_object('right',
          count(*) filter (where try.is_correct and try.answered_at < a.created_at), 'answers',
          count(*) filter (where try.answered_at < a.created_at)), 'since', json_build_object('right',
          count(*) filter (where try.is_correct and try.answered_at >= a.created_at), 'answers',
          count(*) filter (where try.answered_at >= a.created_at)))
        from (
            select tried.is_correct, tried.answered_at
            from (
                select lesson_id, is_correct, answered_at
                from lesson_attempts
                where user_id = pupil.id and try_number = 1
                  and answered_at >= a.created_at - interval '30 days'
                offset 0
              ) tried
            join lessons l on l.id = tried.lesson_id
            where l.subject_id = a.subject_id and l.skills[1] = any(a.skills)
            union all
            select tried.is_correct, tried.answered_at
            from (
                select pa.round_id, pa.position, pa.is_correct, pa.answered_at
                from practice_answers pa
                where pa.user_id = pupil.id and pa.answered_at >= a.created_at - interval '30 days'
                offset 0
              ) tried
            join practice_items pi on pi.round_id = tried.round_id and pi.position = tried.position
            where pi.subject_id = a.subject_id and pi.skill = any(a.skills)
          ) try
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
