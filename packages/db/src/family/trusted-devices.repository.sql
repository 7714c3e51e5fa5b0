-- add
insert into "trusted_devices" ("token_hash", "adult_id", "label", "expires_at")
values ($1, $2, $3, $4)
returning "public_id" as "id", "label";

-- touch
update "trusted_devices"
set "last_used_at" = now()
where "token_hash" = $1;

-- list
select "public_id" as "id", "label", "created_at", "last_used_at", "token_hash"
from "trusted_devices"
where "adult_id" = $1 and "expires_at" > $2
order by "created_at";

-- end
delete from "trusted_devices"
where "adult_id" = $1 and "public_id" = $2
returning "public_id";
