-- add
insert into "support_tickets" ("id", "number", "user_id", "email", "topic", "body", "is_priority", "ends_at")
values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 day')
on conflict do nothing;

-- byId
select "number", "user_id", "email", "topic", "body"
from "support_tickets"
where "id" = $1;

-- open
select "st"."number", "st"."is_priority", "st"."created_at", "u"."username", st.topic as "topic",
  jsonb_array_length(st.answers) as "answers"
from "support_tickets" as "st"
left join "users" as "u" on "u"."id" = "st"."user_id"
where "st"."closed_at" is null
order by "st"."is_priority" desc, "st"."created_at"
limit $1;

-- find
select "st"."number", "st"."email", "st"."body", "st"."is_priority", "st"."created_at", "st"."closed_at",
  "u"."username", "u"."role", st.topic as "topic", st.answers as "answers",
  coalesce(u.email_confirmed_at is not null and lower(u.email) = lower(st.email), false) as "is_own_address"
from "support_tickets" as "st"
left join "users" as "u" on "u"."id" = "st"."user_id"
where "st"."number" = $1;

-- answer
update "support_tickets"
set "answers" = answers || jsonb_build_array(jsonb_build_object('at', now(), 'text', $1::text))
where "number" = $2 and "closed_at" is null
returning "user_id", "email";

-- close
update "support_tickets"
set "closed_at" = now(), "ends_at" = now() + $1 * interval '1 day'
where "number" = $2 and "closed_at" is null;
