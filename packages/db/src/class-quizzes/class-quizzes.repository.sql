-- addRoom
insert into class_quizzes (class_id, room_id)
select tc.class_id, $1::uuid
from taught_classes tc
where tc.class_id = $2::uuid and tc.teacher_id = $3::uuid
returning id;

-- addHomework
insert into "class_quizzes" ("class_id", "assignment_id", "wish_key", "grade", "questions")
values ($1, $2, $3, $4, $5)
returning "id";

-- byWish
select "id", "assignment_id"
from "class_quizzes"
where "class_id" = $1 and "wish_key" = $2;

-- stock
with pupil as materialized (
    select child_id
    from class_memberships
    where class_id = $1::uuid and status = 'active'
  )
select each.ref, each.activity, (
    select max(qs.seen_at)
    from pupil
    join question_sightings qs on qs.user_id = pupil.child_id and qs.ref = each.ref
  ) as "seenAt"
from lessons l
cross join lateral (
    select l.id || '#' || (numbered.place - 1) as ref, numbered.activity
    from jsonb_array_elements(l.content -> 'activities') with ordinality as numbered(activity, place)
  ) each
where l.subject_id = $2 and l.grade = $3 and l.is_published
order by 1;

-- skillsOf
select given.ref, coalesce(l.skills[1], l.subject_id) as skill
from unnest($1::text[]) as given(ref)
join lessons l on l.id = split_part(given.ref, '#', 1) and l.is_published;

-- ofClass
select listed.id, listed."isHomework", listed.subject, listed.grade, listed.at, listed."dueDay",
  listed.questions, counted.players, case when listed."isHomework" then counted.finished end as finished,
  counted.answers, counted."right"
from taught_classes tc
left join lateral (
    select cq.id, cq.room_id is null as "isHomework", coalesce(gr.subject, a.subject_id) as subject,
      coalesce(gr.grade, cq.grade) as grade, coalesce(gr.completed_at, cq.created_at) as at,
      a.due_day as "dueDay", gs.id as session_id,
      coalesce(gs.current_question + 1, jsonb_array_length(cq.questions)) as questions
    from class_quizzes cq
    left join assignments a on a.id = cq.assignment_id
    left join game_rooms gr on gr.id = cq.room_id and gr.status = 'completed'
    left join game_sessions gs on gs.room_id = gr.id and gs.status = 'completed'
    where cq.class_id = tc.class_id and (cq.assignment_id is not null or gs.id is not null)
      and cq.created_at > $1
    order by at desc, cq.id
    limit $2
  ) listed on true
left join lateral (
    select count(*)::int as players, coalesce(sum(given.answers), 0)::int as answers,
      coalesce(sum(given."right"), 0)::int as "right",
      count(*) filter (where given.answers = listed.questions)::int as finished
    from (
        select count(*) as answers, count(*) filter (where ga.is_correct) as "right"
        from game_answers ga
        where ga.session_id = listed.session_id
        group by ga.user_id
        union all
        select count(*), count(*) filter (where ha.is_correct)
        from homework_answers ha
        join class_memberships cm on cm.child_id = ha.user_id and cm.class_id = tc.class_id
          and cm.status = 'active'
        where ha.quiz_id = listed.id
        group by ha.user_id
      ) given
  ) counted on true
where tc.class_id = $3::uuid and tc.teacher_id = $4::uuid
order by listed.at desc, listed.id;

-- report
select cq.id, c.name as "className", cq.room_id is null as "isHomework",
  coalesce(gr.subject, a.subject_id) as subject, coalesce(gr.grade, cq.grade) as grade,
  coalesce(gr.completed_at, cq.created_at) as at, a.due_day as "dueDay", gs.seed,
  coalesce(gs.questions, cq.questions) as questions,
  coalesce(gs.current_question + 1, jsonb_array_length(cq.questions)) as asked, exists (
    select
    from assignments other
    where other.misses_of = cq.id and other.ended_at is null
  ) as "isAssigned", case when cq.room_id is null then (
    select coalesce(json_agg(json_build_object('seat', null, 'alias', null, 'place', null, 'score', null,
      'child', json_build_object('id', pupil.id, 'firstName', pupil.first_name, 'name', pupil.name), 'isLate',
      coalesce(done.is_late, false), 'answers', coalesce(done.answers, '[]')) order by pupil.first_name,
      pupil.id), '[]')
    from class_memberships cm
    join users pupil on pupil.id = cm.child_id
    left join lateral (
        select json_agg(json_build_object('question', ha.question_index, 'option', ha.answer, 'correct',
          ha.is_correct) order by ha.question_index) as answers, count(*) = jsonb_array_length(cq.questions)
          and (max(ha.answered_at) at time zone pupil.timezone)::date > a.due_day as is_late
        from homework_answers ha
        where ha.quiz_id = cq.id and ha.user_id = pupil.id
      ) done on true
    where cm.class_id = cq.class_id and cm.status = 'active' and (a.is_for_all or exists (
        select
        from assignment_pupils ap
        where ap.assignment_id = a.id and ap.child_id = "pupil"."id"
      ))
  ) else (
    select coalesce(json_agg(json_build_object('seat', gp.seat, 'alias', gp.alias, 'place', gp.position,
      'score', gp.score, 'child', (
        select json_build_object('id', pupil.id, 'firstName', pupil.first_name, 'name', pupil.name)
        from class_memberships cm
        join users pupil on pupil.id = cm.child_id
        where cm.class_id = cq.class_id and cm.child_id = gp.user_id and cm.status = 'active'
      ), 'isLate', false, 'answers', array(
        select json_build_object('question', ga.question_index, 'option', ga.answer, 'correct', ga.is_correct)
        from game_answers ga
        where ga.session_id = gs.id and ga.user_id = gp.user_id
        order by ga.question_index
      ))
      order by gp.position, gp.seat), '[]')
    from game_participants gp
    where gp.room_id = gr.id and gp.position is not null
  ) end as players
from class_quizzes cq
join taught_classes tc on tc.class_id = cq.class_id and tc.teacher_id = $1::uuid
join classes c on c.id = cq.class_id
left join assignments a on a.id = cq.assignment_id
left join game_rooms gr on gr.id = cq.room_id and gr.status = 'completed'
left join game_sessions gs on gs.room_id = gr.id and gs.status = 'completed'
where cq.id = $2::uuid and cq.class_id = $3::uuid and (cq.assignment_id is not null or gs.id is not null);
