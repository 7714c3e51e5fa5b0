-- addEvent
with last as (
    select number, hash
    from safety_events
    where user_id = $1::uuid
    order by number desc
    limit 1
  ), e as (
    select $2::uuid as user_id, coalesce((select number from last), 0) + 1 as number, $3::uuid as message_id,
      $4::text as policy_version, $5::text as severity, $6::text[] as rule_ids, $7::text[] as personal_data,
      $8::text as engine, $9::text as model, $10::int as refused_answers, $11::int as latency_ms,
      $12::timestamptz as created_at, coalesce((select hash from last), '') as previous_hash
  )
insert into safety_events (user_id, number, message_id, policy_version, severity, rule_ids, personal_data,
  engine, model, refused_answers, latency_ms, created_at, previous_hash, hash)
select e.*, encode(sha256(convert_to(concat_ws('|', e.user_id, e.number, e.policy_version, e.severity,
  e.rule_ids::text, e.personal_data::text, e.engine, e.model, e.refused_answers, e.latency_ms,
  extract(epoch from e.created_at), e.previous_hash), 'UTF8')), 'hex')
from e;

-- addAlert
insert into "safety_alerts" ("child_id", "message_id", "severity", "topic", "audience", "created_at")
values ($1, $2, $3, $4, $5, $6);

-- openAlerts
select "sa"."id", "sa"."created_at", "sa"."severity", "sa"."topic", "sa"."audience", "u"."username",
  "cm"."message"
from "safety_alerts" as "sa"
inner join "users" as "u" on "u"."id" = "sa"."child_id"
left join "chat_messages" as "cm" on "cm"."id" = "sa"."message_id"
where "sa"."handled_at" is null and "sa"."severity" = $1
order by "sa"."created_at"
limit $2;

-- handle
update "safety_alerts"
set "handled_at" = $1, "handled_by" = $2
where starts_with(id::text, $3) and "handled_at" is null
returning "id", "child_id";

-- judged
with latest as (
    select cm.id, cm.user_id, cm.message, cm.severity, cm.created_at
    from chat_messages cm
    order by cm.created_at desc
    limit $1::int
  )
select l.user_id as "userId", l.message, l.severity, l.created_at as "createdAt", u.grade, (
    select se.policy_version
    from safety_events se
    where se.message_id = l.id
    limit 1
  ) as "policyVersion"
from latest l
join users u on u.id = l.user_id
order by l.user_id, l.created_at;

-- toReview
select "id", "message", "created_at"
from "chat_messages"
where "needs_review" = $1
order by "created_at" desc
limit $2;

-- digest
select "user_id" as "child_id"
from "chat_messages"
where "created_at" >= $1 and "is_private" = $2 and "severity" in ($3, $4)
group by "user_id" having count(*) filter (where severity = 'harmful') > 0 or count(*) >= 5;
