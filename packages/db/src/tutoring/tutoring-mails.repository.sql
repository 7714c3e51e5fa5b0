-- tutorAddress
select case when tutor.email_confirmed_at is not null and tutor.is_active then tutor.email end as "email",
  "ta"."time_zone"
from "users" as "tutor"
left join "tutor_availability" as "ta" on "ta"."tutor_id" = "tutor"."id"
where "tutor"."id" = $1;

-- takeReminders
update tutoring_sessions
set reminded = case when scheduled_time <= $1::timestamptz + interval '1 hour' then 2 else 1 end
where status = 'scheduled' and scheduled_time > $2::timestamptz
  and ((reminded < 2 and scheduled_time <= $3::timestamptz + interval '1 hour') or (reminded < 1 and scheduled_time <= $4::timestamptz + interval '24 hours'))
returning id, student_id, tutor_id, subject, scheduled_time, created_at, case reminded when 2 then 1
  else 24 end as hours;
