-- find
select "u"."id", "u"."username", "u"."role", "u"."email", "u"."email_confirmed_at", "u"."is_active",
  "u"."is_verified", "u"."suspended_at", exists (
    select
    from guardian_links gl
    where gl.child_id = u.id and gl.status = 'active'
  ) as "has_guardian"
from "users" as "u"
where lower(u.username) = $1;

-- suspend
update "users"
set "suspended_at" = now(), "is_active" = $1, "updated_at" = now()
where "id" = $2 and "suspended_at" is null
returning "id";

-- restore
update "users"
set "suspended_at" = $1, "is_active" = not exists (
    select
    from account_deletions ad
    where ad.user_id = users.id and ad.reason = 'asked' and (users.role is null or users.role = 'student')
  ), "updated_at" = now()
where "id" = $2 and "suspended_at" is not null
returning "is_active";

-- waiting
select "username", "first_name", "last_name", "school_name", "created_at"
from "users"
where "role" = $1 and ("is_verified" = $2 or "verification_expires" < now() + interval '30 days')
  and "is_active" = $3
order by "created_at";

-- unsentMails
select "created_at", "subject", "attempts", "last_error"
from "outbox"
where "sent_at" is null and expires_at > now()
order by "created_at";
