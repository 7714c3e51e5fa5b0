-- facts
with learner as (select id, timezone, grade from users where id = $1::uuid)
select learner.timezone, json_build_object('isPupil', exists (
    select
    from class_memberships cm
    join classes c on c.id = cm.class_id and c.archived_at is null
    where cm.child_id = u.id and cm.status = 'active'
  ), 'subscriptions', coalesce((
    select json_agg(json_build_object('place', payer.place, 'planId', us.plan_id, 'status', us.status,
      'isTrialing', us.trialing, 'trialEndsAt', us.trial_ends_at, 'currentPeriodEnd',
      us.current_period_end) order by us.id)
    from (
        select u.id, 0 as place
        union all
        select gl.guardian_id, (
            select count(*)
            from guardian_links other
            where other.guardian_id = gl.guardian_id and other.status = 'active'
              and (other.created_at, other.id) <= (gl.created_at, gl.id)
          )::int
        from guardian_links gl
        where gl.child_id = u.id and gl.status = 'active'
      ) payer
    join user_subscriptions us on us.user_id = payer.id and us.status <> 'expired'
  ), '[]')) as plans, (
    select json_build_object('right', count(*) filter (where is_correct), 'answers', count(*), 'answerMs',
      coalesce(sum(answer_ms), 0))
    from (
        select l.skills[1] as skill, l.subject_id, la.is_correct, la.answer_ms, la.answered_at
        from lesson_attempts la
        join lessons l on l.id = la.lesson_id
        where la.user_id = learner.id and la.try_number = 1
        union all
        select pi.skill, pi.subject_id, pa.is_correct, pa.answer_ms, pa.answered_at
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
        where pa.user_id = learner.id
      ) tries
  ) as accuracy, (
    select coalesce(json_agg(json_build_object('subject', l.subject_id, 'day',
      to_char("completed_at" at time zone learner.timezone, 'YYYY-MM-DD'))), '[]')
    from lesson_completions lc
    join lessons l on l.id = lc.lesson_id
    where lc.user_id = learner.id and l.grade = learner.grade and l.is_published
  ) as lessons, (
    select coalesce(json_object_agg(subject_id, n), '{}')
    from (
        select subject_id, count(*) as n
        from lessons
        where grade = learner.grade and is_published
        group by 1
      ) counted
  ) as available, (
    select coalesce(json_agg(d), '[]')
    from (
        select to_char("completed_at" at time zone learner.timezone, 'YYYY-MM-DD') as d
        from lesson_completions
        where user_id = learner.id and completed_at > $2::timestamptz - interval '60 days'
        union all
        select to_char("finished_at" at time zone learner.timezone, 'YYYY-MM-DD')
        from practice_rounds
        where user_id = learner.id and finished_at > $3::timestamptz - interval '60 days'
      ) days
  ) as days, (
    select coalesce(json_agg(tally order by tally.answers desc, tally.skill), '[]')
    from (
        select skill, subject_id as subject, count(*) filter (where is_correct) as right, count(*) as answers,
          count(*) filter (where is_correct and is_early) as "earlyRight",
          count(*) filter (where is_early) as "earlyAnswers"
        from (
            select skill, subject_id, is_correct,
              answered_at < $4::timestamptz + interval '15 days' as is_early
            from (
                select l.skills[1] as skill, l.subject_id, la.is_correct, la.answer_ms, la.answered_at
                from lesson_attempts la
                join lessons l on l.id = la.lesson_id
                where la.user_id = learner.id and la.try_number = 1
                union all
                select pi.skill, pi.subject_id, pa.is_correct, pa.answer_ms, pa.answered_at
                from practice_answers pa
                join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
                where pa.user_id = learner.id
              ) tries
            where answered_at >= $5
          ) halves
        group by 1, 2
      ) tally
  ) as skills, (
    select json_build_object('title', l.title, 'subject', l.subject_id)
    from lessons l
    where l.grade = learner.grade and l.is_published and l.subject_id = (
        select up.subject_id
        from user_progress up
        where up.user_id = learner.id and up.last_lesson_id is not null
        order by up.updated_at desc
        limit 1
      ) and not exists (
        select
        from lesson_completions lc
        where lc.user_id = learner.id and lc.lesson_id = l.id
      )
    order by l.number
    limit 1
  ) as "nextLesson"
from learner
join users u on u.id = learner.id;
