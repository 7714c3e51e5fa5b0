-- ofGuardian
select "m"."id" as "membership_id", "m"."child_id", "m"."class_id", "m"."created_at" as "since",
  "c"."name" as "class_name", "t"."first_name" as "teacher_first_name", "t"."name" as "teacher_name",
  "t"."school_name", "p"."first_name", "p"."name", "l"."guardian_id",
  m.guardian_ok_at is not null as "is_answered"
from "class_memberships" as "m"
inner join "classes" as "c" on "c"."id" = "m"."class_id"
inner join "users" as "t" on "t"."id" = "c"."teacher_id"
inner join "users" as "p" on "p"."id" = "m"."child_id"
inner join "guardian_links" as "l" on "l"."child_id" = "m"."child_id" and "l"."status" = $1
where "m"."status" = $2 and "c"."archived_at" is null and "l"."guardian_id" = $3
  and "m"."guardian_ok_at" is null
order by "m"."created_at";

-- forGuardian
select "m"."id" as "membership_id", "m"."child_id", "m"."class_id", "m"."created_at" as "since",
  "c"."name" as "class_name", "t"."first_name" as "teacher_first_name", "t"."name" as "teacher_name",
  "t"."school_name", "p"."first_name", "p"."name", "l"."guardian_id",
  m.guardian_ok_at is not null as "is_answered"
from "class_memberships" as "m"
inner join "classes" as "c" on "c"."id" = "m"."class_id"
inner join "users" as "t" on "t"."id" = "c"."teacher_id"
inner join "users" as "p" on "p"."id" = "m"."child_id"
inner join "guardian_links" as "l" on "l"."child_id" = "m"."child_id" and "l"."status" = $1
where "m"."status" = $2 and "c"."archived_at" is null and "l"."guardian_id" = $3 and "m"."id" = $4;

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
