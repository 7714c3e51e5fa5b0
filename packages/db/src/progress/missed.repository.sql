-- ofSubject
with learner as (
    select u.id
    from users u
    where u.id = (
        select vc.child_id
        from visible_children vc
        join users child on child.id = vc.child_id
        where vc.adult_id = $1::uuid and ($2::uuid is null or vc.child_id = $3::uuid)
        order by child.first_name nulls last, child.id
        limit 1
      )
  )
select (
    select coalesce(json_agg(json_build_object('lessonId', miss.lesson_id, 'title', miss.title, 'asked',
      miss.asked, 'option', miss.option, 'answeredAt', miss.answered_at) order by miss.answered_at desc),
      '[]')
    from (
        select last.*
        from (
            select distinct on (la.lesson_id, la.activity) la.lesson_id, l.title,
              l.content -> 'activities' -> la.activity as asked, la.option, la.answered_at
            from lesson_attempts la
            join lesson_runs lr on lr.id = la.run_id
            join lessons l on l.id = la.lesson_id and l.version = lr.lesson_version
            where la.user_id = learner.id and la.try_number = 1 and not la.is_correct
              and lr.completed_at is not null and l.subject_id = $4 and (l.class_id is null or exists (
                select
                from taught_classes tc
                where tc.class_id = l.class_id and tc.teacher_id = $5::uuid
              ) or exists (
                select
                from guardian_links gl
                where gl.child_id = learner.id and gl.status = 'active' and gl.guardian_id = $6::uuid
              )) and la.answered_at >= $7
            order by la.lesson_id, la.activity, la.answered_at desc
          ) last
        order by last.answered_at desc
        limit $8
      ) miss
  ) as missed
from learner;
