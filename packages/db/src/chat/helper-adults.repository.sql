-- settings
select "opens_at", "closes_at", "daily_messages", "is_voice_allowed", "is_provider_allowed", "is_teacher_told"
from "helper_settings"
where "child_id" = $1;

-- saveSettings
insert into "helper_settings" ("child_id", "opens_at", "closes_at", "daily_messages", "is_voice_allowed",
  "is_provider_allowed", "is_teacher_told", "changed_by", "changed_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("child_id") do update
set "opens_at" = $10, "closes_at" = $11, "daily_messages" = $12, "is_voice_allowed" = $13,
  "is_provider_allowed" = $14, "is_teacher_told" = $15, "changed_by" = $16, "changed_at" = $17;

-- days
select to_char(day, 'YYYY-MM-DD') as "day", count(*)::int as "messages",
  count(*) filter (where severity in ('crisis', 'harmful', 'rude'))::int as "flagged"
from "chat_messages"
where "user_id" = $1 and "is_private" = $2
group by "day"
order by "day" desc
limit $3;

-- transcript
select "id", "message", "response", "severity", "engine", "is_fallback", "created_at"
from "chat_messages"
where "user_id" = $1 and "is_private" = $2 and day = $3::date
order by "created_at";

-- teacherFlags
select "sa"."id", "sa"."child_id", "u"."first_name", "u"."name", "sa"."severity", "sa"."topic",
  "sa"."created_at"
from "safety_alerts" as "sa"
inner join "users" as "u" on "u"."id" = "sa"."child_id"
inner join "helper_settings" as "hs" on "hs"."child_id" = "sa"."child_id"
where "sa"."audience" = $1 and "hs"."is_teacher_told" = $2 and exists (
    select "cm"."id"
    from "class_memberships" as "cm"
    inner join "taught_classes" as "tc" on "tc"."class_id" = "cm"."class_id"
    where "cm"."child_id" = "sa"."child_id" and "cm"."status" = $3 and "tc"."teacher_id" = $4
  )
order by "sa"."created_at" desc
limit $5;

-- toldTeachers
select distinct "tc"."teacher_id"
from "class_memberships" as "cm"
inner join "taught_classes" as "tc" on "tc"."class_id" = "cm"."class_id"
inner join "helper_settings" as "hs" on "hs"."child_id" = "cm"."child_id"
where "cm"."child_id" = $1 and "cm"."status" = $2 and "hs"."is_teacher_told" = $3;
