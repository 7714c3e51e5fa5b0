-- ask
insert into "address_changes" ("user_id", "email", "token_hash", "expires_at", "created_at")
values ($1, $2, $3, now() + $4 * interval '1 hour', now())
on conflict ("user_id") do update
set "user_id" = $5, "email" = $6, "token_hash" = $7, "expires_at" = now() + $8 * interval '1 hour',
  "created_at" = now();

-- keepToken
update "address_changes"
set "token_hash" = $1
where "user_id" = $2 and "email" = $3 and expires_at > now()
returning "user_id";

-- take
delete from "address_changes"
where "token_hash" = $1 and expires_at > now()
returning "user_id", "email";

-- set: confirmed
update "users"
set "email" = $1, "email_confirmed_at" = now(), "updated_at" = now()
where "id" = $2;

-- set: unconfirmed
update "users"
set "email" = $1, "email_confirmed_at" = $2, "updated_at" = now()
where "id" = $3;

-- of
select "u"."email", "u"."email_confirmed_at", "ac"."email" as "waiting", (
    select count(*)::int
    from recovery_codes rc
    where rc.user_id = u.id and rc.used_at is null
  ) as "codes_left", exists (
    select
    from second_factors sf
    where sf.user_id = u.id and sf.confirmed_at is not null
  ) as "has_second_factor"
from "users" as "u"
left join "address_changes" as "ac" on "ac"."user_id" = "u"."id" and ac.expires_at > now()
where "u"."id" = $1;
