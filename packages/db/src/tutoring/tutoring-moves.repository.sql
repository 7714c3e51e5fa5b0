-- request: student
select "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at"
from "tutoring_requests"
where "id" = $1 and "student_id" = $2
for update;

-- request: tutor
select "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at"
from "tutoring_requests"
where "id" = $1 and "tutor_id" = $2
for update;

-- request: guardian
select "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at"
from "tutoring_requests"
where "id" = $1 and "student_id" in (
    select "child_id"
    from "guardian_links"
    where "guardian_id" = $2 and "status" = $3
  )
for update;

-- openRequest
select "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at"
from "tutoring_requests"
where "id" = $1 and "status" = $2 and "tutor_id" is null and "expires_at" > $3 and "student_id" in (
    select "id"
    from "users"
    where is_demo = (select is_demo from users where id = $4::uuid)
  )
for update;

-- offer
update "tutoring_requests"
set "updated_at" = now(), "status" = $1, "tutor_id" = $2, "offered_time" = $3, "offered_minutes" = $4,
  "offered_cost" = $5
where "id" = $6 and "status" in ($7)
returning "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at";

-- reopen
update "tutoring_requests"
set "updated_at" = now(), "status" = $1, "offered_time" = $2, "offered_minutes" = $3, "offered_cost" = $4,
  "tutor_id" = $5
where "id" = $6 and "status" in ($7)
returning "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at";

-- end
update "tutoring_requests"
set "updated_at" = now(), "status" = $1
where "id" = $2 and "status" in ($3, $4)
returning "id", "student_id", "subject", "topic", "description", "preferred_time", "urgency", "status",
  "tutor_id", "offered_time", "offered_minutes", "offered_cost", "expires_at", "created_at", "updated_at";

-- expire
update "tutoring_requests"
set "status" = $1, "updated_at" = $2
where "status" in ($3, $4) and "expires_at" <= $5;

-- session: student
select "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at"
from "tutoring_sessions"
where "id" = $1 and "student_id" = $2
for update;

-- session: tutor
select "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at"
from "tutoring_sessions"
where "id" = $1 and "tutor_id" = $2
for update;

-- session: guardian
select "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at"
from "tutoring_sessions"
where "id" = $1 and "student_id" in (
    select "child_id"
    from "guardian_links"
    where "guardian_id" = $2 and "status" = $3
  )
for update;

-- endSession
update "tutoring_sessions"
set "status" = $1, "cancelled_by" = $2, "counts_as_used" = $3
where "id" = $4 and "status" in ($5)
returning "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at";

-- forget
with forgotten as (
    update tutoring_sessions
    set status = 'cancelled'
    where status = 'scheduled' and ends_at <= $1
    returning request_id
  ), ended as (
    update tutoring_requests
    set status = 'cancelled', updated_at = now()
    where status = 'scheduled' and id in (select request_id from forgotten)
  )
select
from forgotten;

-- overdue
select "id", "student_id", "tutor_id"
from "tutoring_sessions"
where "status" = $1 and "ends_at" <= $2
limit $3;

-- rate: student
update "tutoring_sessions"
set "student_rating" = $1, "student_feedback" = $2
where "id" = $3 and "status" = $4
returning "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at";

-- rate: tutor
update "tutoring_sessions"
set "tutor_rating" = $1, "tutor_feedback" = $2
where "id" = $3 and "status" = $4
returning "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at";

-- sumUpTutor
select "id"
from "users"
where "id" = $1
for no key update;

-- sumUpTutor
update users
set rating = coalesce(given.rating, 5), rating_count = given.count, total_sessions = given.sessions
from (
    select avg(student_rating)::float as rating, count(student_rating)::int as count,
      count(*)::int as sessions
    from tutoring_sessions
    where tutor_id = $1::uuid and status = 'completed'
  ) given
where users.id = $2::uuid;

-- note
update "tutoring_sessions"
set "notes" = $1, "skills" = $2
where "id" = $3 and "status" = $4
returning "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at";

-- endAllOf
update "tutoring_requests"
set "status" = $1, "updated_at" = now()
where "student_id" = $2 and "status" in ($3, $4, $5);

-- endAllOf
update "tutoring_sessions"
set "status" = $1, "cancelled_by" = $2
where "student_id" = $3 and "status" in ($4, $5)
returning "id", "tutor_id", "subject", "scheduled_time";
