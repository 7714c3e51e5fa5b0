-- members: plain
select "ts"."id", "ts"."subject", "ts"."status", "ts"."scheduled_time", "ts"."duration", "ts"."started_at",
  "ts"."student_id", "ts"."tutor_id", "student"."grade" as "student_grade",
  json_build_object('firstName', "student"."first_name", 'name', "student"."name") as "student",
  json_build_object('firstName', "tutor"."first_name", 'name', "tutor"."name") as "tutor",
  tutor.role = 'tutor' and tutor.is_verified and tutor.verification_expires > now()
  and tutor.is_active as "is_tutor_allowed", coalesce((
    select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name))
    from guardian_links gl
    join users u on u.id = gl.guardian_id and u.is_active
    where gl.child_id = ts.student_id and gl.status = 'active'
  ), '[]') as "guardians"
from "tutoring_sessions" as "ts"
inner join "users" as "student" on "student"."id" = "ts"."student_id"
inner join "users" as "tutor" on "tutor"."id" = "ts"."tutor_id"
where "ts"."id" = $1;

-- members: board
select "ts"."id", "ts"."subject", "ts"."status", "ts"."scheduled_time", "ts"."duration", "ts"."started_at",
  "ts"."student_id", "ts"."tutor_id", "student"."grade" as "student_grade",
  json_build_object('firstName', "student"."first_name", 'name', "student"."name") as "student",
  json_build_object('firstName', "tutor"."first_name", 'name', "tutor"."name") as "tutor",
  tutor.role = 'tutor' and tutor.is_verified and tutor.verification_expires > now()
  and tutor.is_active as "is_tutor_allowed", coalesce((
    select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name))
    from guardian_links gl
    join users u on u.id = gl.guardian_id and u.is_active
    where gl.child_id = ts.student_id and gl.status = 'active'
  ), '[]') as "guardians", sc.board as "board"
from "tutoring_sessions" as "ts"
inner join "users" as "student" on "student"."id" = "ts"."student_id"
inner join "users" as "tutor" on "tutor"."id" = "ts"."tutor_id"
left join "session_calls" as "sc" on "sc"."session_id" = "ts"."id"
where "ts"."id" = $1;

-- messages
select "sm"."id", "sm"."sender_id", "sm"."sender_type", "sm"."message", "sm"."created_at", "u"."first_name",
  "u"."name"
from "session_messages" as "sm"
inner join "users" as "u" on "u"."id" = "sm"."sender_id"
where "sm"."session_id" = $1
order by "sm"."created_at" desc, "sm"."id"
limit $2;

-- add
insert into "session_messages" ("session_id", "sender_id", "sender_type", "message")
values ($1, $2, $3, $4)
returning "id", "created_at";

-- openReviews
select "sr"."id", "sr"."created_at", "sr"."person_type", "sr"."kind", "sr"."reason", "sr"."message",
  "u"."username", "student"."username" as "student", "tutor"."username" as "tutor"
from "session_reviews" as "sr"
inner join "tutoring_sessions" as "ts" on "ts"."id" = "sr"."session_id"
inner join "users" as "u" on "u"."id" = "sr"."person_id"
inner join "users" as "student" on "student"."id" = "ts"."student_id"
inner join "users" as "tutor" on "tutor"."id" = "ts"."tutor_id"
where "sr"."handled_at" is null
order by "sr"."created_at"
limit $1;

-- handleReview
update "session_reviews"
set "handled_at" = now()
where starts_with(id::text, $1) and "handled_at" is null
returning "id";

-- takeCrises
with taken as (
    update session_reviews
    set judged_at = now()
    where id in (
        select id
        from session_reviews
        where judged_at is null and reason = 'crisis' and person_type = 'student'
        order by created_at
        limit $1
        for update
      )
    returning id, person_id, session_id, message, created_at
  )
select taken.id, taken.person_id as child_id, u.grade, taken.message, taken.created_at, coalesce((
    select array_agg(texts.message)
    from (
        select near.message
        from (
            select message, created_at
            from session_messages
            where session_id = taken.session_id and sender_id = taken.person_id
            union all
            select message, created_at
            from session_reviews
            where session_id = taken.session_id and person_id = taken.person_id and kind <> 'report'
              and id <> taken.id
          ) near
        where near.message is not null and near.created_at >= taken.created_at - interval '30 minutes'
        order by abs(extract(epoch from near.created_at - taken.created_at))
        limit $2
      ) texts
  ), '{}') as around
from taken
join users u on u.id = taken.person_id
order by taken.created_at;

-- review
insert into "session_reviews" ("session_id", "person_id", "person_type", "kind", "reason", "message")
values ($1, $2, $3, $4, $5, $6);
