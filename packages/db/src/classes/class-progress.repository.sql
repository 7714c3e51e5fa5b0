-- glance
select c.name as "className", c.grade as "classGrade", me.timezone, u.id as "childId",
  u.first_name as "firstName", u.name, u.grade, c.code, c.is_open as "isOpen",
  coalesce(p.progress, 0)::int as progress, coalesce(p.lessons, 0)::int as "completedLessons", greatest((
    select max(a.answered_at)
    from lesson_attempts a
    where a.user_id = u.id and a.try_number = 1
  ), (
    select max(a.answered_at)
    from practice_answers a
    where a.user_id = u.id
  ), (
    select max(d.completed_at)
    from lesson_completions d
    where d.user_id = u.id
  ), (
    select max(g.entered_at)
    from game_participants g
    where g.user_id = u.id
  )) as "lastSeen", (
    select l.title
    from lesson_runs r
    join lessons l on l.id = r.lesson_id
    where r.user_id = u.id and r.completed_at is null
    order by r.updated_at desc
    limit 1
  ) as "openLesson"
from classes c
join taught_classes t on t.class_id = c.id and t.teacher_id = $1::uuid
join users me on me.id = t.teacher_id
left join class_memberships m on m.class_id = c.id and m.status = 'active'
left join users u on u.id = m.child_id
left join lateral (
    select sum(progress) as progress, sum(completed_lessons) as lessons
    from user_progress
    where user_id = u.id
  ) p on true
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
join taught_classes t on t.class_id = c.id and t.teacher_id = $2::uuid
join users me on me.id = t.teacher_id
left join class_memberships m on m.class_id = c.id and m.status = 'active'
left join users u on u.id = m.child_id
where c.id = $3::uuid
order by u.first_name, u.id;

-- skills
with pupil as materialized (
    select m.child_id
    from class_memberships m
    join taught_classes t on t.class_id = m.class_id and t.teacher_id = $1::uuid
    where m.class_id = $2::uuid and m.status = 'active'
  ), try as (
    select pupil.child_id as user_id, l.skills[1] as skill, l.subject_id, a.is_correct, a.answer_ms,
      a.answered_at
    from pupil
    cross join lateral (
        select lesson_id, is_correct, answer_ms, answered_at
        from lesson_attempts
        where user_id = pupil.child_id and try_number = 1 and answered_at >= $3
        offset 0
      ) a
    join lessons l on l.id = a.lesson_id
    union all
    select pupil.child_id, a.skill, a.subject_id, a.is_correct, a.answer_ms, a.answered_at
    from pupil
    cross join lateral (
        select i.skill, i.subject_id, a.is_correct, a.answer_ms, a.answered_at
        from practice_answers a
        join practice_items i on i.round_id = a.round_id and i.position = a.position
        where a.user_id = pupil.child_id and a.answered_at >= $4
        offset 0
      ) a
  )
select user_id as "childId", skill, subject_id as subject, count(*) filter (where is_correct)::int as right,
  count(*)::int as answers, count(*) filter (where is_correct and answered_at >= $5)::int as "lateRight",
  count(*) filter (where answered_at >= $6)::int as "lateAnswers"
from try
where skill is not null and ($7::text is null or subject_id = $8::text)
group by 1, 2, 3;

-- week
with pupil as materialized (
    select m.child_id
    from class_memberships m
    join taught_classes t on t.class_id = m.class_id and t.teacher_id = $1::uuid
    where m.class_id = $2::uuid and m.status = 'active'
  ), try as (
    select pupil.child_id as user_id, l.skills[1] as skill, l.subject_id, a.is_correct, a.answer_ms,
      a.answered_at
    from pupil
    cross join lateral (
        select lesson_id, is_correct, answer_ms, answered_at
        from lesson_attempts
        where user_id = pupil.child_id and try_number = 1 and answered_at >= $3
        offset 0
      ) a
    join lessons l on l.id = a.lesson_id
    union all
    select pupil.child_id, a.skill, a.subject_id, a.is_correct, a.answer_ms, a.answered_at
    from pupil
    cross join lateral (
        select i.skill, i.subject_id, a.is_correct, a.answer_ms, a.answered_at
        from practice_answers a
        join practice_items i on i.round_id = a.round_id and i.position = a.position
        where a.user_id = pupil.child_id and a.answered_at >= $4
        offset 0
      ) a
  )
select user_id as "childId", count(*) filter (where is_correct)::int as right, count(*)::int as answers,
  (percentile_cont(0.5) within group (order by answer_ms))::float8 as "medianAnswerMs"
from try
group by 1;

-- items: of a lesson
with pupil as materialized (
    select m.child_id
    from class_memberships m
    join taught_classes t on t.class_id = m.class_id and t.teacher_id = $1::uuid
    where m.class_id = $2::uuid and m.status = 'active'
  ), whom as materialized (
    select child_id
    from pupil
    where $3::uuid is null or child_id = $4::uuid
  ), meant as materialized (
    select l.id, l.version, l.title, l.content, l.updated_at
    from lessons l
    where l.id = $5
  ), chosen as (
    select a.lesson_id, a.activity, a.option
    from whom
    cross join lateral (
        select a.lesson_id, a.activity, a.option, r.lesson_version as version
        from lesson_attempts a
        join lesson_runs r on r.id = a.run_id
        where a.user_id = whom.child_id and a.try_number = 1 and a.answered_at >= $6
          and a.lesson_id in (select id from meant)
        offset 0
      ) a
    join meant on meant.id = a.lesson_id and meant.version = a.version
    union all
    select a.lesson_id, a.activity, a.option
    from whom
    cross join lateral (
        select i.lesson_id, i.activity, a.option, a.answered_at
        from practice_answers a
        join practice_items i on i.round_id = a.round_id and i.position = a.position
        where a.user_id = whom.child_id and a.answered_at >= $7 and i.lesson_id is not null
        offset 0
      ) a
    join meant on meant.id = a.lesson_id and a.answered_at >= meant.updated_at
  ), counted as (
    select lesson_id, activity, option, count(*)::int as count
    from chosen
    group by 1, 2, 3
  ), item as (
    select c.lesson_id, c.activity,
      json_agg(json_build_object('option', c.option, 'count', c.count) order by c.option) as picks
    from counted c
    group by 1, 2
  )
select c.name as "className", array(select child_id::text from whom) as "childIds", (
    select coalesce(json_agg(json_build_object('lessonId', meant.id, 'title', meant.title, 'activity',
      item.activity, 'asked', meant.content -> 'activities' -> item.activity, 'picks',
      item.picks) order by meant.id, item.activity), '[]')
    from item
    join meant on meant.id = item.lesson_id
    where meant.content -> 'activities' -> item.activity is not null
  ) as items
from classes c
join taught_classes t on t.class_id = c.id and t.teacher_id = $8::uuid
where c.id = $9::uuid and ($10::uuid is null or exists (select from whom));

-- items: of a skill
with pupil as materialized (
    select m.child_id
    from class_memberships m
    join taught_classes t on t.class_id = m.class_id and t.teacher_id = $1::uuid
    where m.class_id = $2::uuid and m.status = 'active'
  ), whom as materialized (
    select child_id
    from pupil
    where $3::uuid is null or child_id = $4::uuid
  ), meant as materialized (
    select l.id, l.version, l.title, l.content, l.updated_at
    from lessons l
    where l.skills[1] = $5
  ), chosen as (
    select a.lesson_id, a.activity, a.option
    from whom
    cross join lateral (
        select a.lesson_id, a.activity, a.option, r.lesson_version as version
        from lesson_attempts a
        join lesson_runs r on r.id = a.run_id
        where a.user_id = whom.child_id and a.try_number = 1 and a.answered_at >= $6
          and a.lesson_id in (select id from meant)
        offset 0
      ) a
    join meant on meant.id = a.lesson_id and meant.version = a.version
    union all
    select a.lesson_id, a.activity, a.option
    from whom
    cross join lateral (
        select i.lesson_id, i.activity, a.option, a.answered_at
        from practice_answers a
        join practice_items i on i.round_id = a.round_id and i.position = a.position
        where a.user_id = whom.child_id and a.answered_at >= $7 and i.lesson_id is not null
        offset 0
      ) a
    join meant on meant.id = a.lesson_id and a.answered_at >= meant.updated_at
  ), counted as (
    select lesson_id, activity, option, count(*)::int as count
    from chosen
    group by 1, 2, 3
  ), item as (
    select c.lesson_id, c.activity,
      json_agg(json_build_object('option', c.option, 'count', c.count) order by c.option) as picks
    from counted c
    group by 1, 2
  )
select c.name as "className", array(select child_id::text from whom) as "childIds", (
    select coalesce(json_agg(json_build_object('lessonId', meant.id, 'title', meant.title, 'activity',
      item.activity, 'asked', meant.content -> 'activities' -> item.activity, 'picks',
      item.picks) order by meant.id, item.activity), '[]')
    from item
    join meant on meant.id = item.lesson_id
    where meant.content -> 'activities' -> item.activity is not null
  ) as items
from classes c
join taught_classes t on t.class_id = c.id and t.teacher_id = $8::uuid
where c.id = $9::uuid and ($10::uuid is null or exists (select from whom));
