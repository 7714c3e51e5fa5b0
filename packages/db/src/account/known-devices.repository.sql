-- isKnown
select "kd"."user_id"
from "known_devices" as "kd"
inner join "users" as "u" on "u"."id" = "kd"."user_id"
where "kd"."device_hash" = $1 and lower(u.username) = lower($2);

-- isOurs
select "user_id"
from "known_devices"
where "device_hash" = $1;

-- note
insert into "known_devices" ("device_hash", "user_id")
values ($1, $2)
on conflict ("device_hash", "user_id") do update
set "seen_at" = now();
