-- tutors
select "id", "name", "profile_image", "rating", "rating_count", "total_sessions", "bio", "specialties",
  "hourly_rate", "availability", "is_active", "created_at"
from "tutors"
order by "name";

-- bookableTutor
select "id", "hourly_rate", "specialties"
from "tutors"
where "id" = $1;

-- requests: student
select "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at"
from "tutoring_requests"
where "student_id" = $1
order by "created_at" desc
limit $2;

-- requests: tutor
select "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at"
from "tutoring_requests"
where (tutor_id = $1::uuid or (status = 'pending' and tutor_id is null and expires_at > now() and subject in (
    select lower(unnest(specialties))
    from tutors
    where id = $2::uuid
  )))
order by "created_at" desc
limit $3;

-- requests: guardian
select "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at"
from "tutoring_requests"
where "student_id" in (select "child_id" from "guardian_links" where "guardian_id" = $1 and "status" = $2)
order by "created_at" desc
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
select "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at"
from "tutoring_sessions"
where "student_id" = $1
order by "scheduled_time" desc
limit $2;

-- sessions: tutor
select "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at"
from "tutoring_sessions"
where "tutor_id" = $1
order by "scheduled_time" desc
limit $2;

-- sessions: guardian
select "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at"
from "tutoring_sessions"
where "student_id" in (select "child_id" from "guardian_links" where "guardian_id" = $1 and "status" = $2)
order by "scheduled_time" desc
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

-- sessionOfTutor
select "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at"
from "tutoring_sessions"
where "id" = $1 and "tutor_id" = $2;

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
