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
with pupil as materialized (
    select cm.child_id
    from class_memberships cm
    join taught_classes tc on tc.class_id = cm.class_id and tc.teacher_id = $1::uuid
    where cm.class_id = $2::uuid and cm.status = 'active'
  ), given as materialized (
    select a.*
    from assignments a
    where a.class_id = $3::uuid and a.ended_at is null
    order by a.due_day desc, a.created_at desc, a.id
    limit $4
  ), span as materialized (
    select given.id, given.subject_id, given.skills, given.created_at as given_at,
      given.created_at - interval '30 days' as begins, (given.due_day + 31)::timestamptz as ends
    from given
    where given.skills <> '{}'
  ), edge as materialized (
    select array_agg(moment order by moment) as moments, min(moment) as first, max(moment) as last
    from span
    cross join lateral unnest(array[span.begins, span.given_at, span.ends]) as bound (moment)
  ), tally as materialized (
    select try.child_id, try.subject_id, try.skill, width_bucket(try.answered_at, edge.moments) as slot,
      count(*) filter (where try.is_correct) as right, count(*) as answers
    from edge
    cross join lateral (
        select pupil.child_id, l.subject_id, l.skills[1] as skill, tried.is_correct, tried.answered_at
        from pupil
        cross join lateral (
            select lesson_id, is_correct, answered_at
            from lesson_attempts
            where user_id = pupil.child_id and try_number = 1 and answered_at >= edge.first
              and answered_at < edge.last
            offset 0
          ) tried
        join lessons l on l.id = tried.lesson_id
        union all
        select pupil.child_id, tried.subject_id, tried.skill, tried.is_correct, tried.answered_at
        from pupil
        cross join lateral (
            select pi.subject_id, pi.skill, pa.is_correct, pa.answered_at
            from practice_answers pa
            join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
            where pa.user_id = pupil.child_id and pa.answered_at >= edge.first and pa.answered_at < edge.last
            offset 0
          ) tried
      ) try
    group by 1, 2, 3, 4
  ), practised as materialized (
    select counted.id, jsonb_object_agg(counted.child_id, jsonb_build_object('before',
      jsonb_build_object('right', counted.right_before, 'answers', counted.before), 'since',
      jsonb_build_object('right', counted.right_since, 'answers', counted.since))) as by_child
    from (
        select placed.id, tally.child_id,
          coalesce(sum(tally.right) filter (where tally.slot < placed.given_slot), 0) as right_before,
          coalesce(sum(tally.answers) filter (where tally.slot < placed.given_slot), 0) as before,
          coalesce(sum(tally.right) filter (where tally.slot >= placed.given_slot), 0) as right_since,
          coalesce(sum(tally.answers) filter (where tally.slot >= placed.given_slot), 0) as since
        from (
            select span.id, span.subject_id, span.skills,
              width_bucket(span.begins, edge.moments) as first_slot,
              width_bucket(span.given_at, edge.moments) as given_slot,
              width_bucket(span.ends, edge.moments) as end_slot
            from span
            cross join edge
          ) placed
        join tally on tally.subject_id = placed.subject_id and tally.skill = any(placed.skills)
          and tally.slot >= placed.first_slot and tally.slot < placed.end_slot
        group by placed.id, tally.child_id
      ) counted
    group by counted.id
  )
select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title, a.due_day as "dueDay",
  a.is_for_all as "isForAll", a.created_at as "createdAt", a.skills, a.again_of as "againOf", (
    select coalesce(json_agg(json_build_object('id', child.id, 'firstName', child.first_name, 'name',
      child.name, 'isDone', case a.kind when 'lesson' then case when a.again_of is null then exists (
        select
        from lesson_completions lc
        where lc.user_id = child.id and lc.lesson_id = a.lesson_id
      ) else exists (
        select
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = child.id and la.lesson_id = a.lesson_id and lr.completed_at >= a.created_at
      ) end when 'practice' then exists (
        select
        from practice_rounds pr
        where pr.user_id = child.id and pr.kind = 'practice' and pr.subject_id = a.subject_id
          and pr.finished_at >= a.created_at and (a.skills = '{}' or pr.started_at >= a.created_at)
      ) when 'homework' then exists (
        select
        from class_quizzes cq
        where cq.assignment_id = a.id and jsonb_array_length(cq.questions) = (
            select count(*)
            from homework_answers ha
            where ha.quiz_id = cq.id and ha.user_id = child.id
          )
      ) else exists (
        select
        from game_participants gp
        join game_rooms gr on gr.id = gp.room_id
        where gp.user_id = child.id and gp.position is not null and gr.status = 'completed'
          and gr.subject = a.subject_id and gr.completed_at >= a.created_at
      ) end, 'score', case a.kind when 'lesson' then (
        select json_build_object('right', count(*) filter (where la.is_correct), 'answers', count(*))
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = child.id and la.lesson_id = a.lesson_id and la.try_number = 1
          and lr.completed_at is not null and (a.again_of is null or lr.completed_at >= a.created_at)
        group by lr.id
        order by lr.completed_at desc
        limit 1
      ) when 'practice' then (
        select json_build_object('right', count(*) filter (where pa.is_correct), 'answers', count(*))
        from (
            select pr.id
            from practice_rounds pr
            where pr.user_id = child.id and pr.kind = 'practice' and pr.subject_id = a.subject_id
              and pr.finished_at >= a.created_at and (a.skills = '{}' or pr.started_at >= a.created_at)
            order by pr.finished_at desc
            limit 1
          ) last_round
        join practice_answers pa on pa.round_id = last_round.id having count(*) > 0
      ) end, 'practised', case
        when a.skills <> '{}' then coalesce(practised.by_child -> child.id::text, $5::jsonb) end)
      order by child.first_name, child.id), '[]')
    from pupil
    cross join lateral (select id, first_name, name from users where id = pupil.child_id offset 0) child
    where a.is_for_all or exists (
        select
        from assignment_pupils ap
        where ap.assignment_id = a.id and ap.child_id = pupil.child_id
      )
  ) as pupils
from taught_classes tc
left join given on given.class_id = tc.class_id
left join assignments a on a.id = given.id
left join lessons l on l.id = a.lesson_id
left join practised on practised.id = a.id
where tc.class_id = $6::uuid and tc.teacher_id = $7::uuid
order by a.due_day, a.created_at, a.id;

-- withRepeat
with pupil as materialized (
    select cm.child_id
    from class_memberships cm
    join taught_classes tc on tc.class_id = cm.class_id and tc.teacher_id = $1::uuid
    where cm.class_id = $2::uuid and cm.status = 'active'
  )
select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title, a.due_day as "dueDay",
  a.is_for_all as "isForAll", a.created_at as "createdAt", a.skills, a.again_of as "againOf", (
    select coalesce(json_agg(json_build_object('id', child.id, 'firstName', child.first_name, 'name',
      child.name, 'isDone', case a.kind when 'lesson' then case when a.again_of is null then exists (
        select
        from lesson_completions lc
        where lc.user_id = child.id and lc.lesson_id = a.lesson_id
      ) else exists (
        select
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = child.id and la.lesson_id = a.lesson_id and lr.completed_at >= a.created_at
      ) end when 'practice' then exists (
        select
        from practice_rounds pr
        where pr.user_id = child.id and pr.kind = 'practice' and pr.subject_id = a.subject_id
          and pr.finished_at >= a.created_at and (a.skills = '{}' or pr.started_at >= a.created_at)
      ) when 'homework' then exists (
        select
        from class_quizzes cq
        where cq.assignment_id = a.id and jsonb_array_length(cq.questions) = (
            select count(*)
            from homework_answers ha
            where ha.quiz_id = cq.id and ha.user_id = child.id
          )
      ) else exists (
        select
        from game_participants gp
        join game_rooms gr on gr.id = gp.room_id
        where gp.user_id = child.id and gp.position is not null and gr.status = 'completed'
          and gr.subject = a.subject_id and gr.completed_at >= a.created_at
      ) end, 'score', case a.kind when 'lesson' then (
        select json_build_object('right', count(*) filter (where la.is_correct), 'answers', count(*))
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = child.id and la.lesson_id = a.lesson_id and la.try_number = 1
          and lr.completed_at is not null and (a.again_of is null or lr.completed_at >= a.created_at)
        group by lr.id
        order by lr.completed_at desc
        limit 1
      ) when 'practice' then (
        select json_build_object('right', count(*) filter (where pa.is_correct), 'answers', count(*))
        from (
            select pr.id
            from practice_rounds pr
            where pr.user_id = child.id and pr.kind = 'practice' and pr.subject_id = a.subject_id
              and pr.finished_at >= a.created_at and (a.skills = '{}' or pr.started_at >= a.created_at)
            order by pr.finished_at desc
            limit 1
          ) last_round
        join practice_answers pa on pa.round_id = last_round.id having count(*) > 0
      ) end)
      order by child.first_name, child.id), '[]')
    from pupil
    cross join lateral (select id, first_name, name from users where id = pupil.child_id offset 0) child
    where a.is_for_all or exists (
        select
        from assignment_pupils ap
        where ap.assignment_id = a.id and ap.child_id = pupil.child_id
      )
  ) as pupils
from taught_classes tc
join assignments a on a.class_id = tc.class_id and a.ended_at is null
  and (a.id = $3::uuid or a.again_of = $4::uuid)
left join lessons l on l.id = a.lesson_id
where tc.class_id = $5::uuid and tc.teacher_id = $6::uuid
order by a.created_at, a.id;
