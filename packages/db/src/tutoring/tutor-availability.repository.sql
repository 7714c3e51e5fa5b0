-- of
select "time_zone", "weekly", "exceptions", "buffer_minutes", "notice_minutes", "max_per_day"
from "tutor_availability"
where "tutor_id" = $1;

-- ofBookable
select "time_zone", "weekly", "exceptions", "buffer_minutes", "notice_minutes", "max_per_day"
from "tutor_availability"
inner join "tutors" on "tutors"."id" = "tutor_availability"."tutor_id"
where "tutor_id" = $1 and is_demo = (select is_demo from users where id = $2::uuid);

-- save
insert into "tutor_availability" ("tutor_id", "time_zone", "buffer_minutes", "notice_minutes", "max_per_day",
  "weekly", "exceptions")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("tutor_id") do update
set "time_zone" = $8, "buffer_minutes" = $9, "notice_minutes" = $10, "max_per_day" = $11, "weekly" = $12,
  "exceptions" = $13, "updated_at" = now();

-- booked
select "id", "tutor_id", "student_id", "scheduled_time" as "start", "ends_at" as "end", "status"
from "tutoring_sessions"
where ("tutor_id" in ($1) or "student_id" = $2) and "status" in ($3, $4, $5, $6) and "ends_at" > $7
order by "scheduled_time";
