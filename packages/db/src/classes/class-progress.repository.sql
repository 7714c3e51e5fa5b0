-- glance
select c.name as "className", c.grade as "classGrade", me.timezone, u.id as "childId",
  u.first_name as "firstName", u.name, u.grade, c.code, c.is_open as "isOpen",
  coalesce(totals.progress, 0)::int as progress, coalesce(totals.lessons, 0)::int as "completedLessons",
  greatest((
    select max(la.answered_at)
    from lesson_attempts la
    where la.user_id = u.id and la.try_number = 1
  ), (
    select max(pa.answered_at)
    from practice_answers pa
    where pa.user_id = u.id
  ), (
    select max(lc.completed_at)
    from lesson_completions lc
    where lc.user_id = u.id
  ), (
    select max(gp.entered_at)
    from game_participants gp
    where gp.user_id = u.id
  )) as "lastSeen", (
    select l.title
    from lesson_runs lr
    join lessons l on l.id = lr.lesson_id
    where lr.user_id = u.id and lr.completed_at is null and (l.class_id is null or l.class_id = c.id)
    order by lr.updated_at desc
    limit 1
  ) as "openLesson", not u.is_active as "isAsleep", (
    select erase_at
    from account_deletions
    where user_id = u.id
  ) as "eraseAt"
from classes c
join taught_classes tc on tc.class_id = c.id and tc.teacher_id = $1::uuid
join users me on me.id = tc.teacher_id
left join class_memberships cm on cm.class_id = c.id and cm.status = 'active'
left join users u on u.id = cm.child_id
left join lateral (
    select sum(progress) as progress, sum(completed_lessons) as lessons
    from user_progress
    where user_id = u.id
  ) totals on true
where c.id = $2::uuid
order by u.first_name, u.id;

-- skillColumns
select c.name as "className", c.grade as "classGrade", me.timezone, u.id as "childId",
  u.first_name as "firstName", u.name, u.grade, array(
    select l.skills[1]
    from lessons l
    where l.subject_id = $1 and l.grade = c.grade and l.is_published and l.skills[1] is not null
    group by 1
    order by min(l.number)
  ) as skills
from classes c
join taught_classes tc on tc.class_id = c.id and tc.teacher_id = $2::uuid
join users me on me.id = tc.teacher_id
left join class_memberships cm on cm.class_id = c.id and cm.status = 'active'
left join users u on u.id = cm.child_id
where c.id = $3::uuid
order by u.first_name, u.id;

-- skills
with pupil as materialized (
    select cm.child_id
    from class_memberships cm
    join taught_classes tc on tc.class_id = cm.class_id and tc.teacher_id = $1::uuid
    where cm.class_id = $2::uuid and cm.status = 'active'
  ), try as (
    select pupil.child_id as user_id, l.skills[1] as skill, l.subject_id, tried.is_correct, tried.answer_ms,
      tried.answered_at
    from pupil
    cross join lateral (
        select lesson_id, is_correct, answer_ms, answered_at
        from lesson_attempts
        where user_id = pupil.child_id and try_number = 1 and answered_at >= $3
        offset 0
      ) tried
    join lessons l on l.id = tried.lesson_id
    union all
    select pupil.child_id, tried.skill, tried.subject_id, tried.is_correct, tried.answer_ms, tried.answered_at
    from pupil
    cross join lateral (
        select pi.skill, pi.subject_id, pa.is_correct, pa.answer_ms, pa.answered_at
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
        where pa.user_id = pupil.child_id and pa.answered_at >= $4
        offset 0
      ) tried
  )
select user_id as "childId", skill, subject_id as subject, count(*) filter (where is_correct)::int as right,
  count(*)::int as answers, count(*) filter (where is_correct and answered_at >= $5)::int as "lateRight",
  count(*) filter (where answered_at >= $6)::int as "lateAnswers"
from try
where skill is not null and ($7::text is null or subject_id = $8::text)
group by 1, 2, 3;

-- week
with pupil as materialized (
    select cm.child_id
    from class_memberships cm
    join taught_classes tc on tc.class_id = cm.class_id and tc.teacher_id = $1::uuid
    where cm.class_id = $2::uuid and cm.status = 'active'
  ), try as (
    select pupil.child_id as user_id, l.skills[1] as skill, l.subject_id, tried.is_correct, tried.answer_ms,
      tried.answered_at
    from pupil
    cross join lateral (
        select lesson_id, is_correct, answer_ms, answered_at
        from lesson_attempts
        where user_id = pupil.child_id and try_number = 1 and answered_at >= $3
        offset 0
      ) tried
    join lessons l on l.id = tried.lesson_id
    union all
    select pupil.child_id, tried.skill, tried.subject_id, tried.is_correct, tried.answer_ms, tried.answered_at
    from pupil
    cross join lateral (
        select pi.skill, pi.subject_id, pa.is_correct, pa.answer_ms, pa.answered_at
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
        where pa.user_id = pupil.child_id and pa.answered_at >= $4
        offset 0
      ) tried
  )
select user_id as "childId", count(*) filter (where is_correct)::int as right, count(*)::int as answers,
  (percentile_cont(0.5) within group (order by answer_ms))::float8 as "medianAnswerMs"
from try
group by 1;

-- items: of a lesson
with pupil as materialized (
    select cm.child_id
    from class_memberships cm
    join taught_classes tc on tc.class_id = cm.class_id and tc.teacher_id = $1::uuid
    where cm.class_id = $2::uuid and cm.status = 'active'
  ), whom as materialized (
    select child_id
    from pupil
    where $3::uuid is null or child_id = $4::uuid
  ), meant as materialized (
    select l.id, l.version, l.title, l.content, l.updated_at, l.subject_id, l.grade, l.is_published
    from lessons l
    where l.id = $5 and (l.class_id is null or l.class_id = $6::uuid)
  ), chosen as (
    select whom.child_id, tried.lesson_id, tried.activity, tried.option
    from whom
    cross join lateral (
        select la.lesson_id, la.activity, la.option, lr.lesson_version as version
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = whom.child_id and la.try_number = 1 and la.answered_at >= $7
          and la.lesson_id in (select id from meant)
        offset 0
      ) tried
    join meant on meant.id = tried.lesson_id and meant.version = tried.version
    union all
    select whom.child_id, tried.lesson_id, tried.activity, tried.option
    from whom
    cross join lateral (
        select pi.lesson_id, pi.activity, pa.option, pa.answered_at
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
        where pa.user_id = whom.child_id and pa.answered_at >= $8 and pi.lesson_id is not null
        offset 0
      ) tried
    join meant on meant.id = tried.lesson_id and tried.answered_at >= meant.updated_at
  ), counted as (
    select lesson_id, activity, option, count(*)::int as count, array_agg(distinct child_id) as child_ids
    from chosen
    group by 1, 2, 3
  ), item as (
    select counted.lesson_id, counted.activity, json_agg(json_build_object('option', counted.option, 'count',
      counted.count, 'childIds', counted.child_ids) order by counted.option) as picks
    from counted
    group by 1, 2
  )
select c.name as "className", (
    select coalesce(json_agg(json_build_object('id', named.id, 'firstName', named.first_name, 'name',
      named.name) order by named.first_name, named.id), '[]')
    from whom
    cross join lateral (select id, first_name, name from users where id = whom.child_id offset 0) named
  ) as pupils, (
    select coalesce(json_agg(json_build_object('lessonId', meant.id, 'title', meant.title, 'activity',
      item.activity, 'subject', meant.subject_id, 'grade', meant.grade, 'isPublished', meant.is_published,
      'asked', meant.content -> 'activities' -> item.activity, 'picks', item.picks) order by meant.id,
      item.activity), '[]')
    from item
    join meant on meant.id = item.lesson_id
    where meant.content -> 'activities' -> item.activity is not null
  ) as items
from classes c
join taught_classes tc on tc.class_id = c.id and tc.teacher_id = $9::uuid
where c.id = $10::uuid and ($11::uuid is null or exists (select from whom));

-- items: of a skill
with pupil as materialized (
    select cm.child_id
    from class_memberships cm
    join taught_classes tc on tc.class_id = cm.class_id and tc.teacher_id = $1::uuid
    where cm.class_id = $2::uuid and cm.status = 'active'
  ), whom as materialized (
    select child_id
    from pupil
    where $3::uuid is null or child_id = $4::uuid
  ), meant as materialized (
    select l.id, l.version, l.title, l.content, l.updated_at, l.subject_id, l.grade, l.is_published
    from lessons l
    where l.skills[1] = $5 and (l.class_id is null or l.class_id = $6::uuid)
  ), chosen as (
    select whom.child_id, tried.lesson_id, tried.activity, tried.option
    from whom
    cross join lateral (
        select la.lesson_id, la.activity, la.option, lr.lesson_version as version
        from lesson_attempts la
        join lesson_runs lr on lr.id = la.run_id
        where la.user_id = whom.child_id and la.try_number = 1 and la.answered_at >= $7
          and la.lesson_id in (select id from meant)
        offset 0
      ) tried
    join meant on meant.id = tried.lesson_id and meant.version = tried.version
    union all
    select whom.child_id, tried.lesson_id, tried.activity, tried.option
    from whom
    cross join lateral (
        select pi.lesson_id, pi.activity, pa.option, pa.answered_at
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
        where pa.user_id = whom.child_id and pa.answered_at >= $8 and pi.lesson_id is not null
        offset 0
      ) tried
    join meant on meant.id = tried.lesson_id and tried.answered_at >= meant.updated_at
  ), counted as (
    select lesson_id, activity, option, count(*)::int as count, array_agg(distinct child_id) as child_ids
    from chosen
    group by 1, 2, 3
  ), item as (
    select counted.lesson_id, counted.activity, json_agg(json_build_object('option', counted.option, 'count',
      counted.count, 'childIds', counted.child_ids) order by counted.option) as picks
    from counted
    group by 1, 2
  )
select c.name as "className", (
    select coalesce(json_agg(json_build_object('id', named.id, 'firstName', named.first_name, 'name',
      named.name) order by named.first_name, named.id), '[]')
    from whom
    cross join lateral (select id, first_name, name from users where id = whom.child_id offset 0) named
  ) as pupils, (
    select coalesce(json_agg(json_build_object('lessonId', meant.id, 'title', meant.title, 'activity',
      item.activity, 'subject', meant.subject_id, 'grade', meant.grade, 'isPublished', meant.is_published,
      'asked', meant.content -> 'activities' -> item.activity, 'picks', item.picks) order by meant.id,
      item.activity), '[]')
    from item
    join meant on meant.id = item.lesson_id
    where meant.content -> 'activities' -> item.activity is not null
  ) as items
from classes c
join taught_classes tc on tc.class_id = c.id and tc.teacher_id = $9::uuid
where c.id = $10::uuid and ($11::uuid is null or exists (select from whom));
