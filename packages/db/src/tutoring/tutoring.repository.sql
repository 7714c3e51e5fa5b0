-- tutors
select "t"."id", "t"."name", "t"."profile_image", "t"."rating", "t"."rating_count", "t"."total_sessions",
  "t"."bio", "t"."specialties", "t"."hourly_rate", "t"."availability", "t"."is_active", "t"."created_at", case
  when ta.tutor_id is not null then json_build_object('timeZone', ta.time_zone, 'weekly', ta.weekly,
  'exceptions', ta.exceptions, 'bufferMinutes', ta.buffer_minutes, 'noticeMinutes', ta.notice_minutes,
  'maxPerDay', ta.max_per_day) end as "hours"
from "tutors" as "t"
left join "tutor_availability" as "ta" on "ta"."tutor_id" = "t"."id"
where is_demo = (select is_demo from users where id = $1::uuid)
order by "t"."name";

-- bookableTutor
select "id", "hourly_rate", "specialties"
from "tutors"
where "id" = $1 and is_demo = (select is_demo from users where id = $2::uuid);

-- requests: student
select "tr"."id", "tr"."student_id", "tr"."subject", "tr"."topic", "tr"."description", "tr"."preferred_time",
  "tr"."urgency", "tr"."status", "tr"."tutor_id", "tr"."offered_time", "tr"."offered_minutes",
  "tr"."offered_cost", "tr"."expires_at", "tr"."created_at", "tr"."updated_at",
  coalesce(nullif(trim(concat_ws(' ', tutor.first_name, tutor.last_name)), ''), tutor.name,
  tutor.username) as "tutor_name", "tutor"."profile_image_url" as "tutor_image",
  "ta"."time_zone" as "tutor_time_zone", child.first_name as "student_name",
  "child"."grade" as "student_grade"
from "tutoring_requests" as "tr"
inner join "users" as "child" on "child"."id" = "tr"."student_id"
left join "users" as "tutor" on "tutor"."id" = "tr"."tutor_id"
left join "tutor_availability" as "ta" on "ta"."tutor_id" = "tr"."tutor_id"
where "tr"."student_id" = $1
order by "tr"."created_at" desc
limit $2;

-- requests: tutor
select "tr"."id", "tr"."student_id", "tr"."subject", "tr"."topic", "tr"."description", "tr"."preferred_time",
  "tr"."urgency", "tr"."status", "tr"."tutor_id", "tr"."offered_time", "tr"."offered_minutes",
  "tr"."offered_cost", "tr"."expires_at", "tr"."created_at", "tr"."updated_at",
  coalesce(nullif(trim(concat_ws(' ', tutor.first_name, tutor.last_name)), ''), tutor.name,
  tutor.username) as "tutor_name", "tutor"."profile_image_url" as "tutor_image",
  "ta"."time_zone" as "tutor_time_zone", case
  when tr.tutor_id is not null then child.first_name end as "student_name", "child"."grade" as "student_grade"
from "tutoring_requests" as "tr"
inner join "users" as "child" on "child"."id" = "tr"."student_id"
left join "users" as "tutor" on "tutor"."id" = "tr"."tutor_id"
left join "tutor_availability" as "ta" on "ta"."tutor_id" = "tr"."tutor_id"
where (tr.tutor_id = $1::uuid or (tr.status = 'pending' and tr.tutor_id is null and tr.expires_at > now() and tr.subject in (
    select lower(unnest(specialties))
    from tutors
    where id = $2::uuid and is_demo = child.is_demo
  )))
order by "tr"."created_at" desc
limit $3;

-- requests: guardian
select "tr"."id", "tr"."student_id", "tr"."subject", "tr"."topic", "tr"."description", "tr"."preferred_time",
  "tr"."urgency", "tr"."status", "tr"."tutor_id", "tr"."offered_time", "tr"."offered_minutes",
  "tr"."offered_cost", "tr"."expires_at", "tr"."created_at", "tr"."updated_at",
  coalesce(nullif(trim(concat_ws(' ', tutor.first_name, tutor.last_name)), ''), tutor.name,
  tutor.username) as "tutor_name", "tutor"."profile_image_url" as "tutor_image",
  "ta"."time_zone" as "tutor_time_zone", child.first_name as "student_name",
  "child"."grade" as "student_grade"
from "tutoring_requests" as "tr"
inner join "users" as "child" on "child"."id" = "tr"."student_id"
left join "users" as "tutor" on "tutor"."id" = "tr"."tutor_id"
left join "tutor_availability" as "ta" on "ta"."tutor_id" = "tr"."tutor_id"
where "tr"."student_id" in (
    select "child_id"
    from "guardian_links"
    where "guardian_id" = $1 and "status" = $2
  )
order by "tr"."created_at" desc
limit $3;

-- openRequestOf
select "id", "status"
from "tutoring_requests"
where "id" = $1 and "student_id" = $2
for update;

-- createRequest
insert into "tutoring_requests" ("student_id", "subject", "topic", "description", "urgency", "preferred_time",
  "expires_at")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at";

-- scheduleRequest
update "tutoring_requests"
set "status" = $1, "tutor_id" = $2, "updated_at" = now()
where "id" = $3 and "status" in ($4, $5);

-- sessions: student
select "ts"."id", "ts"."request_id", "ts"."student_id", "ts"."tutor_id", "ts"."subject",
  "ts"."scheduled_time", "ts"."duration", "ts"."status", "ts"."meeting_link", "ts"."recording_url",
  "ts"."notes", "ts"."student_rating", "ts"."tutor_rating", "ts"."student_feedback", "ts"."tutor_feedback",
  "ts"."skills", "ts"."total_cost", "ts"."counts_as_used", "ts"."missed_by", "ts"."started_at",
  "ts"."completed_at", "ts"."created_at", coalesce(nullif(trim(concat_ws(' ', tutor.first_name,
  tutor.last_name)), ''), tutor.name, tutor.username) as "tutor_name",
  "tutor"."profile_image_url" as "tutor_image", "ta"."time_zone" as "tutor_time_zone",
  "child"."first_name" as "student_name", "child"."grade" as "student_grade"
from "tutoring_sessions" as "ts"
inner join "users" as "child" on "child"."id" = "ts"."student_id"
inner join "users" as "tutor" on "tutor"."id" = "ts"."tutor_id"
left join "tutor_availability" as "ta" on "ta"."tutor_id" = "ts"."tutor_id"
where "ts"."student_id" = $1
order by "ts"."scheduled_time" desc
limit $2;

-- sessions: tutor
select "ts"."id", "ts"."request_id", "ts"."student_id", "ts"."tutor_id", "ts"."subject",
  "ts"."scheduled_time", "ts"."duration", "ts"."status", "ts"."meeting_link", "ts"."recording_url",
  "ts"."notes", "ts"."student_rating", "ts"."tutor_rating", "ts"."student_feedback", "ts"."tutor_feedback",
  "ts"."skills", "ts"."total_cost", "ts"."counts_as_used", "ts"."missed_by", "ts"."started_at",
  "ts"."completed_at", "ts"."created_at", coalesce(nullif(trim(concat_ws(' ', tutor.first_name,
  tutor.last_name)), ''), tutor.name, tutor.username) as "tutor_name",
  "tutor"."profile_image_url" as "tutor_image", "ta"."time_zone" as "tutor_time_zone",
  "child"."first_name" as "student_name", "child"."grade" as "student_grade"
from "tutoring_sessions" as "ts"
inner join "users" as "child" on "child"."id" = "ts"."student_id"
inner join "users" as "tutor" on "tutor"."id" = "ts"."tutor_id"
left join "tutor_availability" as "ta" on "ta"."tutor_id" = "ts"."tutor_id"
where "ts"."tutor_id" = $1
order by "ts"."scheduled_time" desc
limit $2;

-- sessions: guardian
select "ts"."id", "ts"."request_id", "ts"."student_id", "ts"."tutor_id", "ts"."subject",
  "ts"."scheduled_time", "ts"."duration", "ts"."status", "ts"."meeting_link", "ts"."recording_url",
  "ts"."notes", "ts"."student_rating", "ts"."tutor_rating", "ts"."student_feedback", "ts"."tutor_feedback",
  "ts"."skills", "ts"."total_cost", "ts"."counts_as_used", "ts"."missed_by", "ts"."started_at",
  "ts"."completed_at", "ts"."created_at", coalesce(nullif(trim(concat_ws(' ', tutor.first_name,
  tutor.last_name)), ''), tutor.name, tutor.username) as "tutor_name",
  "tutor"."profile_image_url" as "tutor_image", "ta"."time_zone" as "tutor_time_zone",
  "child"."first_name" as "student_name", "child"."grade" as "student_grade"
from "tutoring_sessions" as "ts"
inner join "users" as "child" on "child"."id" = "ts"."student_id"
inner join "users" as "tutor" on "tutor"."id" = "ts"."tutor_id"
left join "tutor_availability" as "ta" on "ta"."tutor_id" = "ts"."tutor_id"
where "ts"."student_id" in (
    select "child_id"
    from "guardian_links"
    where "guardian_id" = $1 and "status" = $2
  )
order by "ts"."scheduled_time" desc
limit $3;

-- lockDiaries
select pg_advisory_xact_lock(hashtextextended(id, 3))
from (select unnest(array[$1, $2]) as id order by 1) diaries;

-- book
insert into "tutoring_sessions" ("request_id", "student_id", "tutor_id", "subject", "scheduled_time",
  "ends_at", "duration", "total_cost")
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at";

-- reschedule
update "tutoring_sessions"
set "scheduled_time" = $1, "ends_at" = $2
where "id" = $3 and "status" = $4
returning "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at";

-- start
update "tutoring_sessions"
set "status" = $1, "started_at" = $2, "meeting_link" = $3
where "id" = $4 and "status" = $5
returning "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at";

-- stats: student
select count(*)::int as "total_sessions",
  count(*) filter (where status = 'completed')::int as "completed_sessions",
  coalesce(round(sum(duration) filter (where status = 'completed') / 60.0, 2), 0)::float as "total_hours",
  coalesce(round(avg(student_rating) filter (where status = 'completed'), 1), 0)::float as "average_rating"
from "tutoring_sessions"
where "student_id" = $1;

-- stats: tutor
select count(*)::int as "total_sessions",
  count(*) filter (where status = 'completed')::int as "completed_sessions",
  coalesce(round(sum(duration) filter (where status = 'completed') / 60.0, 2), 0)::float as "total_hours",
  coalesce(round(avg(student_rating) filter (where status = 'completed'), 1), 0)::float as "average_rating"
from "tutoring_sessions"
where "tutor_id" = $1;

-- stats: guardian
select count(*)::int as "total_sessions",
  count(*) filter (where status = 'completed')::int as "completed_sessions",
  coalesce(round(sum(duration) filter (where status = 'completed') / 60.0, 2), 0)::float as "total_hours",
  coalesce(round(avg(student_rating) filter (where status = 'completed'), 1), 0)::float as "average_rating"
from "tutoring_sessions"
where "student_id" in (select "child_id" from "guardian_links" where "guardian_id" = $1 and "status" = $2);
