-- facts: of oneself
with learner as (
    select u.id, u.timezone, ($1::timestamptz at time zone u.timezone)::date as today
    from users u
    where u.id = $2::uuid
  ), try as (
    select l.skills[1] as skill, l.subject_id, tried.lesson_id, tried.activity, null::text as generator_id,
      null::text as generator_grade, null::integer as seed, tried.option, tried.is_correct, tried.answer_ms,
      tried.answered_at, tried.lesson_version = l.version and true as is_told
    from learner
    cross join lateral (
        select la.lesson_id, la.activity, la.option, la.is_correct, la.answer_ms, la.answered_at,
          lr.lesson_version
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = learner.id and la.try_number = 1 and la.answered_at >= $3
        offset 0
      ) tried
    join lessons l on l.id = tried.lesson_id
    union all
    select tried.skill, tried.subject_id, tried.lesson_id, tried.activity, tried.generator_id,
      tried.generator_grade, tried.seed, tried.option, tried.is_correct, tried.answer_ms, tried.answered_at,
      l.id is null or tried.answered_at >= l.updated_at and true
    from learner
    cross join lateral (
        select pi.skill, pi.subject_id, pi.lesson_id, pi.activity, pi.generator_id, pi.generator_grade,
          pi.seed, pa.option, pa.is_correct, pa.answer_ms, pa.answered_at
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
        where pa.user_id = learner.id and pa.answered_at >= $4
        offset 0
      ) tried
    left join lessons l on l.id = tried.lesson_id
  ), dated as materialized (
    select try.*, (try.answered_at at time zone learner.timezone)::date as day,
      $5::integer - 1 - (learner.today - (try.answered_at at time zone learner.timezone)::date) / 7 as week
    from try
    cross join learner
    where learner.today - (try.answered_at at time zone learner.timezone)::date between 0 and $6::integer - 1
  ), missed as (
    select subject_id, lesson_id, activity, generator_id, count(*)::int as answers,
      (count(*) filter (where not is_correct))::int as wrong,
      (array_agg(generator_grade order by answered_at desc) filter (where not is_correct))[1] as generator_grade,
      (array_agg(seed order by answered_at desc) filter (where not is_correct))[1] as seed,
      (array_agg(option order by answered_at desc) filter (where not is_correct))[1] as last_option,
      mode() within group (order by option) filter (where not is_correct) as usual_option,
      max(day) filter (where not is_correct) as last_day
    from dated
    where is_told
    group by 1, 2, 3, 4 having count(*) filter (where not is_correct) >= $7::integer
    order by wrong desc, last_day desc, lesson_id, activity, generator_id
    limit $8
  )
select to_char(learner.today, 'YYYY-MM-DD') as today, json_build_object('isPupil', exists (
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
    select coalesce(json_agg(json_build_object('week', tally.week, 'skill', tally.skill, 'subject',
      tally.subject_id, 'right', tally.right, 'answers', tally.answers, 'answerMs',
      tally.answer_ms) order by tally.week, tally.subject_id, tally.skill), '[]')
    from (
        select week, skill, subject_id, count(*) filter (where is_correct) as right, count(*) as answers,
          sum(least(answer_ms, $9::integer)) as answer_ms
        from dated
        group by 1, 2, 3
      ) tally
  ) as tries, (
    select coalesce(json_agg(json_build_object('week', counted.week, 'days', counted.days)), '[]')
    from (select week, count(distinct day) as days from dated group by 1) counted
  ) as days, (
    select coalesce(json_agg(json_build_object('subject', missed.subject_id, 'lessonId', missed.lesson_id,
      'activity', missed.activity, 'asked', l.content -> 'activities' -> missed.activity, 'generatorId',
      missed.generator_id, 'generatorGrade', missed.generator_grade, 'seed', missed.seed, 'option',
      case when missed.lesson_id is null then missed.last_option else missed.usual_option end, 'wrong',
      missed.wrong, 'answers', missed.answers, 'lastDay', to_char(missed.last_day,
      'YYYY-MM-DD')) order by missed.wrong desc, missed.last_day desc, missed.lesson_id, missed.activity,
      missed.generator_id), '[]')
    from missed
    left join lessons l on l.id = missed.lesson_id
  ) as mistakes
from learner
join users u on u.id = learner.id;

-- facts: of a child
with learner as (
    select u.id, u.timezone, ($1::timestamptz at time zone u.timezone)::date as today
    from users u
    where u.id = (
        select vc.child_id
        from visible_children vc
        join users child on child.id = vc.child_id
        where vc.adult_id = $2::uuid and ($3::uuid is null or vc.child_id = $4::uuid)
        order by child.first_name nulls last, child.id
        limit 1
      )
  ), try as (
    select l.skills[1] as skill, l.subject_id, tried.lesson_id, tried.activity, null::text as generator_id,
      null::text as generator_grade, null::integer as seed, tried.option, tried.is_correct, tried.answer_ms,
      tried.answered_at, tried.lesson_version = l.version and (l.class_id is null or exists (
        select
        from taught_classes tc
        where tc.class_id = l.class_id and tc.teacher_id = $5::uuid
      ) or exists (
        select
        from guardian_links gl
        where gl.child_id = learner.id and gl.status = 'active' and gl.guardian_id = $6::uuid
      )) as is_told
    from learner
    cross join lateral (
        select la.lesson_id, la.activity, la.option, la.is_correct, la.answer_ms, la.answered_at,
          lr.lesson_version
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = learner.id and la.try_number = 1 and la.answered_at >= $7
        offset 0
      ) tried
    join lessons l on l.id = tried.lesson_id
    union all
    select tried.skill, tried.subject_id, tried.lesson_id, tried.activity, tried.generator_id,
      tried.generator_grade, tried.seed, tried.option, tried.is_correct, tried.answer_ms, tried.answered_at,
      l.id is null or tried.answered_at >= l.updated_at and (l.class_id is null or exists (
        select
        from taught_classes tc
        where tc.class_id = l.class_id and tc.teacher_id = $8::uuid
      ) or exists (
        select
        from guardian_links gl
        where gl.child_id = learner.id and gl.status = 'active' and gl.guardian_id = $9::uuid
      ))
    from learner
    cross join lateral (
        select pi.skill, pi.subject_id, pi.lesson_id, pi.activity, pi.generator_id, pi.generator_grade,
          pi.seed, pa.option, pa.is_correct, pa.answer_ms, pa.answered_at
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
        where pa.user_id = learner.id and pa.answered_at >= $10
        offset 0
      ) tried
    left join lessons l on l.id = tried.lesson_id
  ), dated as materialized (
    select try.*, (try.answered_at at time zone learner.timezone)::date as day,
      $11::integer - 1 - (learner.today - (try.answered_at at time zone learner.timezone)::date) / 7 as week
    from try
    cross join learner
    where learner.today - (try.answered_at at time zone learner.timezone)::date between 0 and $12::integer - 1
  ), missed as (
    select subject_id, lesson_id, activity, generator_id, count(*)::int as answers,
      (count(*) filter (where not is_correct))::int as wrong,
      (array_agg(generator_grade order by answered_at desc) filter (where not is_correct))[1] as generator_grade,
      (array_agg(seed order by answered_at desc) filter (where not is_correct))[1] as seed,
      (array_agg(option order by answered_at desc) filter (where not is_correct))[1] as last_option,
      mode() within group (order by option) filter (where not is_correct) as usual_option,
      max(day) filter (where not is_correct) as last_day
    from dated
    where is_told
    group by 1, 2, 3, 4 having count(*) filter (where not is_correct) >= $13::integer
    order by wrong desc, last_day desc, lesson_id, activity, generator_id
    limit $14
  )
select to_char(learner.today, 'YYYY-MM-DD') as today, json_build_object('isPupil', exists (
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
    select coalesce(json_agg(json_build_object('week', tally.week, 'skill', tally.skill, 'subject',
      tally.subject_id, 'right', tally.right, 'answers', tally.answers, 'answerMs',
      tally.answer_ms) order by tally.week, tally.subject_id, tally.skill), '[]')
    from (
        select week, skill, subject_id, count(*) filter (where is_correct) as right, count(*) as answers,
          sum(least(answer_ms, $15::integer)) as answer_ms
        from dated
        group by 1, 2, 3
      ) tally
  ) as tries, (
    select coalesce(json_agg(json_build_object('week', counted.week, 'days', counted.days)), '[]')
    from (select week, count(distinct day) as days from dated group by 1) counted
  ) as days, (
    select coalesce(json_agg(json_build_object('subject', missed.subject_id, 'lessonId', missed.lesson_id,
      'activity', missed.activity, 'asked', l.content -> 'activities' -> missed.activity, 'generatorId',
      missed.generator_id, 'generatorGrade', missed.generator_grade, 'seed', missed.seed, 'option',
      case when missed.lesson_id is null then missed.last_option else missed.usual_option end, 'wrong',
      missed.wrong, 'answers', missed.answers, 'lastDay', to_char(missed.last_day,
      'YYYY-MM-DD')) order by missed.wrong desc, missed.last_day desc, missed.lesson_id, missed.activity,
      missed.generator_id), '[]')
    from missed
    left join lessons l on l.id = missed.lesson_id
  ) as mistakes
from learner
join users u on u.id = learner.id;
