-- begin
insert into "second_factors" ("user_id", "secret")
values ($1, $2)
on conflict ("user_id") do update
set "secret" = $3, "created_at" = now()
where "second_factors"."confirmed_at" is null
returning "user_id";

-- waiting
select "secret"
from "second_factors"
where "user_id" = $1 and "confirmed_at" is null;

-- confirmed
select "secret"
from "second_factors"
where "user_id" = $1 and "confirmed_at" is not null;

-- confirm
update "second_factors"
set "confirmed_at" = now(), "last_step" = $1
where "user_id" = $2 and "secret" = $3 and "confirmed_at" is null
returning "user_id";

-- use
update "second_factors"
set "last_step" = $1
where "user_id" = $2 and "secret" = $3 and "confirmed_at" is not null and "last_step" < $4
returning "user_id";

-- drop
delete from "second_factors"
where "user_id" = $1
returning "confirmed_at";
