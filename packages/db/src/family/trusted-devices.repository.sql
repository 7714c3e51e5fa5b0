-- add
insert into "trusted_devices" ("token_hash", "adult_id", "label", "expires_at")
values ($1, $2, $3, $4)
returning "public_id" as "id", "label";

-- use
update "trusted_devices" as "td"
set "last_used_at" = now()
where "td"."token_hash" = $1 and "td"."slept_at" is null and ("td"."class_id" is null or exists (
    select "cm"."id"
    from "class_memberships" as "cm"
    where "cm"."class_id" = "td"."class_id" and "cm"."child_id" = $2 and "cm"."status" = $3
    for share
  ))
returning "td"."public_id";

-- list
select "public_id" as "id", "label", "created_at", "last_used_at", "token_hash"
from "trusted_devices"
where "adult_id" = $1 and "class_id" is null and "expires_at" > $2
order by "created_at";

-- end
delete from "trusted_devices"
where "adult_id" = $1 and "class_id" is null and "public_id" = $2
returning "public_id";
