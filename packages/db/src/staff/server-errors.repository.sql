-- add
insert into "server_errors" ("request_id", "call", "kind", "message", "stack")
values ($1, $2, $3, $4, $5)
on conflict do nothing;

-- find
select "se".*
from "server_errors" as "se"
where replace(se.request_id::text, '-', '') like $1
order by "se"."at" desc
limit $2;

-- endOld
delete from "server_errors"
where "at" < now() - $1 * interval '1 day';
