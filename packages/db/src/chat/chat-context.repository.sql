-- read
select u.grade, u.timezone, hs.opens_at, hs.closes_at, hs.daily_messages, hs.is_provider_allowed,
  hs.is_voice_allowed, array_remove(array[u.first_name, u.last_name, u.name, translate(u.username, '-_. ',
  ''), u.school_name, u.email, u.phone], null) || coalesce((
    select array_agg(distinct teacher.school_name) filter (where teacher.school_name is not null)
    from class_memberships cm
    join taught_classes tc on tc.class_id = cm.class_id
    join users teacher on teacher.id = tc.teacher_id
    where cm.child_id = u.id and cm.status = 'active'
  ), '{}') as known, coalesce((
    select json_agg(json_build_object('day', to_char(latest.day, 'YYYY-MM-DD'), 'asked', latest.asked))
    from (
        select cd.day, cd.asked
        from chat_days cd
        where cd.user_id = u.id
        order by cd.day desc
        limit 2
      ) latest
  ), '[]') as days, open_lesson.row as lesson, open_practice.row as practice, open_quiz.row as quiz, array(
    select asked.question
    from class_memberships cm
    join assignments a on a.class_id = cm.class_id and a.kind = 'homework' and a.ended_at is null
      and a.due_day > $1::date - $2::int and (a.is_for_all or exists (
        select
        from assignment_pupils ap
        where ap.assignment_id = a.id and ap.child_id = "u"."id"
      ))
    join class_quizzes cq on cq.assignment_id = a.id
    cross join lateral jsonb_array_elements(cq.questions) with ordinality as asked(question, place)
    where cm.child_id = u.id and cm.status = 'active' and not exists (
        select
        from homework_answers ha
        where ha.quiz_id = cq.id and ha.user_id = u.id and ha.question_index = asked.place - 1
      )
    order by a.due_day < $3::date, a.due_day, a.id, asked.place
    limit $4
  ) as homework
from users u
left join helper_settings hs on hs.child_id = u.id
left join lateral (
    select json_build_object('lessonId', l.id, 'subject', l.subject_id, 'content', l.content, 'step', lr.step,
      'answers', coalesce((
        select json_agg(json_build_object('activity', la.activity, 'option', la.option, 'isCorrect',
          la.is_correct, 'tryNumber', la.try_number) order by la.id)
        from lesson_attempts la
        where la.run_id = lr.id
      ), '[]')) as row
    from lesson_runs lr
    join lessons l on l.id = lr.lesson_id
    where lr.user_id = u.id and lr.completed_at is null and lr.updated_at >= $5::timestamptz
      and (l.is_published or (l.class_id is not null and (exists (
        select
        from class_memberships cm
        join classes c on c.id = cm.class_id and c.archived_at is null
        where cm.class_id = l.class_id and cm.child_id = $6::uuid and cm.status = 'active'
      ) or exists (
        select
        from taught_classes tc
        where tc.class_id = l.class_id and tc.teacher_id = $7::uuid
      ))) or exists (
        select
        from lesson_completions mine
        where mine.lesson_id = l.id and mine.user_id = $8::uuid
      ))
    order by lr.updated_at desc
    limit 1
  ) open_lesson on true
left join lateral (
    select json_build_object('roundId', pi.round_id, 'position', pi.position) as row
    from practice_rounds pr
    join practice_items pi on pi.round_id = pr.id
    left join practice_answers pa on pa.round_id = pi.round_id and pa.position = pi.position
    where pr.user_id = u.id and pr.finished_at is null and pa.position is null and greatest(pr.started_at, (
        select max(pa.answered_at)
        from practice_answers pa
        where pa.round_id = pr.id
      )) >= $9::timestamptz
    order by pr.started_at desc, pi.position
    limit 1
  ) open_practice on true
left join lateral (
    select gs.questions -> gs.current_question as row
    from game_participants gp
    join game_sessions gs on gs.room_id = gp.room_id
    where gp.user_id = u.id and gp.left_at is null and gs.status = 'in_progress'
      and gs.phase in ('countdown', 'read', 'answer') and gs.phase_at >= $10::timestamptz
    order by gs.phase_at desc
    limit 1
  ) open_quiz on true
where u.id = $11::uuid;
