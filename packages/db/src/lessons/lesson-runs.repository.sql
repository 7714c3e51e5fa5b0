-- open
insert into "lesson_runs" ("user_id", "lesson_id", "lesson_version", "started_at", "updated_at")
values ($1, $2, $3, $4, $5)
on conflict ("user_id", "lesson_id")
where "completed_at" is null do nothing
returning *;

-- open
select *
from "lesson_runs"
where "user_id" = $1 and "lesson_id" = $2 and "completed_at" is null;

-- saveStep
update "lesson_runs"
set "step" = $1, "updated_at" = $2
where "id" = $3 and "completed_at" is null;

-- addAttempt
insert into "lesson_attempts" ("run_id", "user_id", "lesson_id", "activity", "option", "is_correct",
  "answer_ms", "answered_at", "try_number")
values ($1, $2, $3, $4, $5, $6, $7, $8, (
    select count(*)::int + 1 as "next"
    from "lesson_attempts"
    where "run_id" = $9 and "activity" = $10
  ))
on conflict ("run_id", "activity", "try_number") do nothing
returning "try_number";

-- attempts
select "activity" as "activity_index", "try_number", "is_correct" as "correct"
from "lesson_attempts"
where "run_id" = $1;

-- complete
update "lesson_runs"
set "completed_at" = $1, "updated_at" = $2, "step" = $3
where "id" = $4;
