-- history
select "id", "message", "response", "created_at", "engine", "is_fallback", "suggestions", "practice_subject",
  "practice_skill"
from "chat_messages"
where "user_id" = $1 and "is_private" = $2
order by "created_at" desc
limit $3;

-- turns
select "message", "response"
from "chat_messages"
where "user_id" = $1 and "is_private" = $2 and "created_at" >= $3 and "severity" = $4
order by "created_at" desc
limit $5;

-- begin
insert into chat_days as cd (user_id, day, asked, quota, pending_since)
select $1::uuid, $2::date, 1, $3::int, $4::timestamptz
where $5::int > 0
on conflict (user_id, day) do update
set asked = cd.asked + 1, quota = greatest(cd.asked + 1, excluded.quota),
  pending_since = excluded.pending_since
where cd.asked < excluded.quota and (cd.pending_since is null or cd.pending_since < $6::timestamptz)
returning asked;

-- day
select "asked", "pending_since"
from "chat_days"
where "user_id" = $1 and day = $2::date;

-- end: answered
update "chat_days"
set "pending_since" = $1
where "user_id" = $2 and day = $3::date and "asked" > $4;

-- end: failed
update "chat_days"
set "pending_since" = $1, "asked" = "asked" - $2
where "user_id" = $3 and day = $4::date and "asked" > $5;

-- add
insert into "chat_messages" ("user_id", "message", "response", "severity", "engine", "is_fallback",
  "is_private", "needs_review", "practice_subject", "practice_skill", "created_at", "day", "suggestions")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::date, $13)
returning "id";

-- hasPrivate
select "id"
from "chat_messages"
where "user_id" = $1 and "is_private" = $2 and "created_at" >= $3
limit $4;

-- makePrivate
update "chat_messages"
set "is_private" = $1
where "user_id" = $2 and "created_at" >= $3;

-- countSince
select count(*)::int as "count"
from "chat_messages"
where "user_id" = $1 and "severity" = $2 and "created_at" >= $3;
