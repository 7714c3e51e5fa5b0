-- ofGuardian
select "cm"."id" as "membership_id", "cm"."child_id", "cm"."class_id", "cm"."created_at" as "since",
  "c"."name" as "class_name", "teacher"."first_name" as "teacher_first_name",
  "teacher"."name" as "teacher_name", "teacher"."school_name", "pupil"."first_name", "pupil"."name",
  "gl"."guardian_id", cm.guardian_ok_at is not null as "is_answered"
from "class_memberships" as "cm"
inner join "classes" as "c" on "c"."id" = "cm"."class_id"
inner join "users" as "teacher" on "teacher"."id" = "c"."teacher_id"
inner join "users" as "pupil" on "pupil"."id" = "cm"."child_id"
inner join "guardian_links" as "gl" on "gl"."child_id" = "cm"."child_id" and "gl"."status" = $1
where "cm"."status" = $2 and "c"."archived_at" is null and "gl"."guardian_id" = $3
  and "cm"."guardian_ok_at" is null
order by "cm"."created_at";

-- forGuardian
select "cm"."id" as "membership_id", "cm"."child_id", "cm"."class_id", "cm"."created_at" as "since",
  "c"."name" as "class_name", "teacher"."first_name" as "teacher_first_name",
  "teacher"."name" as "teacher_name", "teacher"."school_name", "pupil"."first_name", "pupil"."name",
  "gl"."guardian_id", cm.guardian_ok_at is not null as "is_answered"
from "class_memberships" as "cm"
inner join "classes" as "c" on "c"."id" = "cm"."class_id"
inner join "users" as "teacher" on "teacher"."id" = "c"."teacher_id"
inner join "users" as "pupil" on "pupil"."id" = "cm"."child_id"
inner join "guardian_links" as "gl" on "gl"."child_id" = "cm"."child_id" and "gl"."status" = $1
where "cm"."status" = $2 and "c"."archived_at" is null and "gl"."guardian_id" = $3 and "cm"."id" = $4;

-- keepToken
insert into "class_wish_tokens" ("token_hash", "membership_id", "guardian_id", "expires_at")
values ($1, $2, $3, $4);

-- tokenOf
select "membership_id", "guardian_id"
from "class_wish_tokens"
where "token_hash" = $1 and "used_at" is null and "expires_at" > $2;

-- useToken
update "class_wish_tokens"
set "used_at" = $1
where "token_hash" = $2 and "used_at" is null and "expires_at" > $3
returning "membership_id", "guardian_id";

-- lockClass
select "id"
from "classes"
where "id" = $1
for no key update;

-- sayYes
update "class_memberships"
set "guardian_ok_at" = $1, "guardian_ok_by" = $2, "updated_at" = now()
where "id" = $3 and "status" = $4;
