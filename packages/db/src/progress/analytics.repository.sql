-- facts
with who as (select id, timezone, grade from users where id = $1::uuid)
select who.timezone, (
    select json_build_object('right', count(*) filter (where is_correct), 'answers', count(*), 'answerMs',
      coalesce(sum(answer_ms), 0))
    from (
        select l.skills[1] as skill, l.subject_id, a.is_correct, a.answer_ms, a.answered_at
        from lesson_attempts a
        join lessons l on l.id = a.lesson_id
        where a.user_id = who.id and a.try_number = 1
        union all
        select i.skill, i.subject_id, p.is_correct, p.answer_ms, p.answered_at
        from practice_answers p
        join practice_items i on i.round_id = p.round_id and i.position = p.position
        where p.user_id = who.id
      ) t
  ) as accuracy, (
    select coalesce(json_agg(json_build_object('subject', l.subject_id, 'day',
      to_char("completed_at" at time zone who.timezone, 'YYYY-MM-DD'))), '[]')
    from lesson_completions c
    join lessons l on l.id = c.lesson_id
    where c.user_id = who.id and l.grade = who.grade and l.is_published
  ) as lessons, (
    select coalesce(json_object_agg(subject_id, n), '{}')
    from (select subject_id, count(*) as n from lessons where grade = who.grade and is_published group by 1) a
  ) as available, (
    select coalesce(json_agg(d), '[]')
    from (
        select to_char("completed_at" at time zone who.timezone, 'YYYY-MM-DD') as d
        from lesson_completions
        where user_id = who.id and completed_at > $2::timestamptz - interval '60 days'
        union all
        select to_char("finished_at" at time zone who.timezone, 'YYYY-MM-DD')
        from practice_rounds
        where user_id = who.id and finished_at > $3::timestamptz - interval '60 days'
      ) days
  ) as days, (
    select coalesce(json_agg(s order by s.answers desc, s.skill), '[]')
    from (
        select skill, subject_id as subject, count(*) filter (where is_correct) as right, count(*) as answers
        from (
            select l.skills[1] as skill, l.subject_id, a.is_correct, a.answer_ms, a.answered_at
            from lesson_attempts a
            join lessons l on l.id = a.lesson_id
            where a.user_id = who.id and a.try_number = 1
            union all
            select i.skill, i.subject_id, p.is_correct, p.answer_ms, p.answered_at
            from practice_answers p
            join practice_items i on i.round_id = p.round_id and i.position = p.position
            where p.user_id = who.id
          ) t
        where answered_at >= $4
        group by 1, 2
      ) s
  ) as skills, (
    select json_build_object('title', l.title, 'subject', l.subject_id)
    from lessons l
    where l.grade = who.grade and l.is_published and l.subject_id = (
        select p.subject_id
        from user_progress p
        where p.user_id = who.id and p.last_lesson_id is not null
        order by p.updated_at desc
        limit 1
      ) and not exists (select from lesson_completions c where c.user_id = who.id and c.lesson_id = l.id)
    order by l.number
    limit 1
  ) as "nextLesson"
from who;
