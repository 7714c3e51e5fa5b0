-- since
select "created_at"
from "calendar_links"
where "user_id" = $1;

-- renew
insert into "calendar_links" ("user_id", "secret_hash")
values ($1, $2)
on conflict ("user_id") do update
set "secret_hash" = $3, "created_at" = now();

-- remove
delete from "calendar_links"
where "user_id" = $1;

-- owner
select "u"."id", "u"."role"
from "calendar_links" as "cl"
inner join "users" as "u" on "u"."id" = "cl"."user_id"
where "cl"."secret_hash" = $1 and "u"."is_active" = $2
  and (u.role = 'parent' or u.role = 'tutor' and u.is_verified and u.verification_expires > now());
