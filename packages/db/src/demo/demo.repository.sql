-- hasRealAccounts
select "id"
from "users"
where "is_demo" = $1
limit $2;

-- remove
delete from "users"
where "is_demo" = $1
returning "id";

-- setAwake: wake
update "users"
set "is_active" = $1
where "is_demo" = $2 and "is_active" = $3
returning "id";

-- setAwake: put to sleep
update "users"
set "is_active" = $1
where "is_demo" = $2 and "is_active" = $3
returning "id";

-- setAwake: put to sleep
delete from "sessions"
where "user_id" in ($1);
