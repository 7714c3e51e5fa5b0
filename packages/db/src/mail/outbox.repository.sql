-- add: in seven days
insert into "outbox" ("kind", "user_id", "to_address", "subject", "body_text")
values ($1, $2, $3, $4, $5)
on conflict ("dedupe_key") do nothing;

-- add: in hours
insert into "outbox" ("kind", "user_id", "to_address", "subject", "body_text", "expires_at")
values ($1, $2, $3, $4, $5, now() + $6 * interval '1 hour')
on conflict ("dedupe_key") do nothing;

-- claim
update "outbox"
set "next_try_at" = now() + interval '10 minutes'
where "id" in (
    select "id"
    from "outbox"
    where "sent_at" is null and next_try_at <= now() and expires_at > now()
    order by "next_try_at"
    limit $1
    for update skip locked
  )
returning "id", "user_id", "to_address", "subject", "body_text", "link", "link_for", "attempts", "expires_at";

-- markSent
update "outbox"
set "sent_at" = now(), "last_error" = $1
where "id" = $2;

-- markFailed
update "outbox"
set "attempts" = $1, "last_error" = $2,
  "next_try_at" = now() + least(21600, 30 * power(2, $3)) * interval '1 second'
where "id" = $4;

-- dropExpired
delete from "outbox"
where "sent_at" is null and expires_at <= now();

-- drop
delete from "outbox"
where "id" = $1;

-- waiting
select "id", "user_id", "to_address", "subject", "body_text", "link", "link_for", "attempts", "expires_at"
from "outbox"
where "sent_at" is null and expires_at > now() and starts_with(id::text, $1)
limit $2;

-- list
select "id", "user_id", "to_address", "subject", "body_text", "link", "link_for", "attempts", "expires_at",
  "created_at", "sent_at", "last_error"
from "outbox"
order by "created_at" desc
limit $1;
