-- rows
select "users"."id", "users"."username", "users"."email", "users"."first_name", "users"."last_name",
  "users"."profile_image_url", "users"."role", "users"."is_active", "users"."name", "users"."grade",
  "users"."total_points", "users"."specialties", "users"."bio", "users"."hourly_rate", "users"."is_verified",
  "users"."rating", "users"."rating_count", "users"."total_sessions", "users"."availability",
  "users"."linked_students", "users"."school_name", "users"."phone", "users"."timezone",
  "users"."preferences", "users"."provider", "users"."last_login", "users"."created_at", "users"."updated_at",
  "s"."id" as "subject_id", "s"."display_name", "s"."icon", "s"."color", "s"."description",
  "p"."last_lesson_id", "p"."updated_at" as "progress_at", (
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
    select count(a.position)::int
    from users me
    join practice_rounds r on r.user_id = me.id and r.kind = 'daily'
      and r.local_day = ($3::timestamptz at time zone me.timezone)::date
    join practice_answers a on a.round_id = r.id
    where me.id = $4::uuid
  ) as "daily_done", (
    select count(*)::int
    from guardian_links g
    where g.child_id = $5::uuid and g.status = 'pending' and not exists (
        select
        from guardian_links o
        where o.child_id = $6::uuid and o.status = 'active'
      )
  ) as "links_to_confirm", (
    select d.erase_at
    from account_deletions d
    where d.user_id = $7::uuid and d.reason = 'alone'
  ) as "alone_until", exists (
    select
    from class_memberships m
    where m.child_id = $8::uuid and m.status = 'active'
  ) as "has_class", (
    select json_build_object('id', l.id, 'title', l.title, 'activities',
      jsonb_array_length(l.content -> 'activities'), 'step',
      case when r.lesson_version = l.version then r.step when r.id is not null then 0 end, 'completed',
      c.lesson_id is not null)
    from user_progress last
    join lessons l on l.id = last.last_lesson_id
    left join lesson_runs r on r.user_id = last.user_id and r.lesson_id = l.id and r.completed_at is null
    left join lesson_completions c on c.user_id = last.user_id and c.lesson_id = l.id
    where last.user_id = $9::uuid and (l.is_published or c.lesson_id is not null)
    order by last.updated_at desc
    limit 1
  ) as "last_lesson", (
    select coalesce(json_agg(g order by g."dueDay", g.id), '[]')
    from (
        select given.*
        from users me
        cross join lateral (
            select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title,
              a.due_day as "dueDay", c.name as "className", case a.kind when 'lesson' then exists (
                select
                from lesson_completions d
                where d.user_id = me.id and d.lesson_id = a.lesson_id
              ) when 'practice' then exists (
                select
                from practice_rounds r
                where r.user_id = me.id and r.kind = 'practice' and r.subject_id = a.subject_id
                  and r.finished_at >= a.created_at
              ) else exists (
                select
                from game_participants p
                join game_rooms g on g.id = p.room_id
                where p.user_id = me.id and p.position is not null and g.status = 'completed'
                  and g.subject = a.subject_id and g.completed_at >= a.created_at
              ) end as "isDone", l.is_published
            from class_memberships m
            join classes c on c.id = m.class_id and c.archived_at is null
            join assignments a on a.class_id = c.id and a.ended_at is null
            left join lessons l on l.id = a.lesson_id
            where m.child_id = me.id and m.status = 'active' and (a.is_for_all or exists (
                select
                from assignment_pupils p
                where p.assignment_id = a.id and p.child_id = me.id
              ))
          ) given
        where me.id = $10::uuid and case
          when given."isDone" then given."dueDay" >= ($11::timestamptz at time zone me.timezone)::date
          else given."dueDay" >= ($12::timestamptz at time zone me.timezone)::date - 30
          and given.is_published is distinct from false end
        order by given."dueDay", given.id
        limit 20
      ) g
  ) as "assignments", coalesce(p.progress, 0) as "progress",
    coalesce(p.completed_lessons, 0) as "completed_lessons", coalesce(p.total_lessons, (
    select count(*)::int
    from lessons l
    where l.subject_id = s.id and l.grade = users.grade and l.is_published
  )) as "total_lessons"
from "users"
inner join "subjects" as "s" on true
left join "user_progress" as "p" on "p"."subject_id" = "s"."id" and "p"."user_id" = "users"."id"
where "users"."id" = $13::uuid
order by array_position(array['math','science','english','geography','history','it','chemistry','robotics'],
  s.id);
