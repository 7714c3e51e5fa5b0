-- rows
select "users"."id", "users"."username", "users"."email", "users"."first_name", "users"."last_name",
  "users"."profile_image_url", "users"."role", "users"."is_active", "users"."name", "users"."grade",
  "users"."total_points", "users"."specialties", "users"."bio", "users"."hourly_rate", "users"."is_verified",
  "users"."verification_expires", "users"."rating", "users"."rating_count", "users"."total_sessions",
  "users"."availability", "users"."linked_students", "users"."school_name", "users"."phone",
  "users"."timezone", "users"."preferences", "users"."provider", "users"."last_login", "users"."created_at",
  "users"."updated_at", "s"."id" as "subject_id", "s"."display_name", "s"."icon", "s"."color",
  "s"."description", "up"."last_lesson_id", "up"."updated_at" as "progress_at", (
    select count(*)::int
    from achievements a
    where a.user_id = $1::uuid
  ) as "total_achievements", array(
    select to_char(days.at at time zone me.timezone, 'YYYY-MM-DD')
    from users me
    join (
        select user_id, completed_at as at
        from lesson_completions
        union all
        select user_id, finished_at
        from practice_rounds
        where finished_at is not null
      ) days on days.user_id = me.id
    where me.id = $2::uuid
    group by 1
    order by 1 desc
    limit 400
  ) as "active_days", (
    select count(pa.position)::int
    from users me
    join practice_rounds pr on pr.user_id = me.id and pr.kind = 'daily'
      and pr.local_day = ($3::timestamptz at time zone me.timezone)::date
    join practice_answers pa on pa.round_id = pr.id
    where me.id = $4::uuid
  ) as "daily_done", (
    select count(*)::int
    from guardian_links gl
    where gl.child_id = $5::uuid and gl.status = 'pending' and not exists (
        select
        from guardian_links other
        where other.child_id = $6::uuid and other.status = 'active'
      )
  ) as "links_to_confirm", (
    select ad.erase_at
    from account_deletions ad
    where ad.user_id = $7::uuid and ad.reason = 'alone'
  ) as "alone_until", exists (
    select
    from class_memberships cm
    where cm.child_id = $8::uuid and cm.status = 'active'
  ) as "has_class", exists (
    select
    from guardian_links gl
    where gl.child_id = $9::uuid and gl.status = 'active'
  ) as "has_guardian", exists (
    select lp.id
    from guardian_links gl
    join learning_paths lp on lp.child_id = gl.child_id and lp.made_by = gl.guardian_id
    where gl.child_id = $10::uuid and gl.status = 'active' and lp.archived_at is null
    union all
    select lp.id
    from class_memberships cm
    join classes c on c.id = cm.class_id and c.archived_at is null
    join learning_paths lp on lp.class_id = cm.class_id
    where cm.child_id = $11::uuid and cm.status = 'active' and lp.archived_at is null
  ) as "has_path", array(
    select wp.part_key
    from worn_parts wp
    where wp.user_id = $12::uuid
    order by wp.place
  ) as "worn", (
    select json_build_object('id', l.id, 'title', l.title, 'activities',
      jsonb_array_length(l.content -> 'activities'), 'step',
      case when lr.lesson_version = l.version then lr.step when lr.id is not null then 0 end, 'completed',
      lc.lesson_id is not null)
    from user_progress last
    join lessons l on l.id = last.last_lesson_id
    left join lesson_runs lr on lr.user_id = last.user_id and lr.lesson_id = l.id and lr.completed_at is null
    left join lesson_completions lc on lc.user_id = last.user_id and lc.lesson_id = l.id
    where last.user_id = $13::uuid and (l.is_published or lc.lesson_id is not null or exists (
        select
        from class_memberships cm
        join classes c on c.id = cm.class_id and c.archived_at is null
        where cm.class_id = l.class_id and cm.child_id = last.user_id and cm.status = 'active'
      ))
    order by last.updated_at desc
    limit 1
  ) as "last_lesson", (
    select json_build_object('id', l.id, 'subjectId', l.subject_id, 'title', l.title, 'pictures',
      jsonb_path_query_array(l.content, '$.activities[*].illustration'), 'isFirst', not exists (
        select
        from lesson_completions lc
        where lc.user_id = me.id
      ))
    from users me
    join lessons l on l.grade = me.grade and l.is_published and l.subject_id = any($14::text[])
    where me.id = $15::uuid and not exists (
        select
        from lesson_completions lc
        where lc.user_id = me.id and lc.lesson_id = l.id
      )
    order by l.subject_id is not distinct from (
        select last.subject_id
        from user_progress last
        where last.user_id = me.id and last.last_lesson_id is not null
        order by last.updated_at desc
        limit 1
      ) desc,
        array_position(array['math','science','english','geography','history','it','chemistry','robotics'],
        l.subject_id), l.number
    limit 1
  ) as "next_lesson", (
    select coalesce(json_agg(shown order by shown."dueDay", shown.id), '[]')
    from (
        select given.*
        from users me
        cross join lateral (
            select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title,
              a.due_day as "dueDay", a.skills, c.name as "className", case a.kind when 'lesson' then case
              when a.again_of is null then exists (
                select
                from lesson_completions lc
                where lc.user_id = me.id and lc.lesson_id = a.lesson_id
              ) else exists (
                select
                from lesson_attempts la
                join lesson_runs lr on lr.id = la.run_id
                where la.user_id = me.id and la.lesson_id = a.lesson_id and lr.completed_at >= a.created_at
              ) end when 'practice' then exists (
                select
                from practice_rounds pr
                where pr.user_id = me.id and pr.kind = 'practice' and pr.subject_id = a.subject_id
                  and pr.finished_at >= a.created_at and (a.skills = '{}' or pr.started_at >= a.created_at)
              ) when 'homework' then exists (
                select
                from class_quizzes cq
                where cq.assignment_id = a.id and jsonb_array_length(cq.questions) = (
                    select count(*)
                    from homework_answers ha
                    where ha.quiz_id = cq.id and ha.user_id = me.id
                  )
              ) else exists (
                select
                from game_participants gp
                join game_rooms gr on gr.id = gp.room_id
                where gp.user_id = me.id and gp.position is not null and gr.status = 'completed'
                  and gr.subject = a.subject_id and gr.completed_at >= a.created_at
              ) end as "isDone", l.is_published or coalesce(l.class_id = a.class_id, false) as is_there
            from class_memberships cm
            join classes c on c.id = cm.class_id and c.archived_at is null
            join assignments a on a.class_id = c.id and a.ended_at is null
            left join lessons l on l.id = a.lesson_id
            where cm.child_id = me.id and cm.status = 'active' and (a.is_for_all or exists (
                select
                from assignment_pupils ap
                where ap.assignment_id = a.id and ap.child_id = me.id
              ))
          ) given
        where me.id = $16::uuid and case
          when given."isDone" then given."dueDay" >= ($17::timestamptz at time zone me.timezone)::date
          else given."dueDay" >= ($18::timestamptz at time zone me.timezone)::date - 30
          and given.is_there is distinct from false end
        order by given."dueDay", given.id
        limit 20
      ) shown
  ) as "assignments", coalesce(up.progress, 0) as "progress",
    coalesce(up.completed_lessons, 0) as "completed_lessons", coalesce(up.total_lessons, (
    select count(*)::int
    from lessons l
    where l.subject_id = s.id and l.grade = users.grade and l.is_published
  )) as "total_lessons"
from "users"
inner join "subjects" as "s" on true
left join "user_progress" as "up" on "up"."subject_id" = "s"."id" and "up"."user_id" = "users"."id"
where "users"."id" = $19::uuid
order by array_position(array['math','science','english','geography','history','it','chemistry','robotics'],
  s.id);
