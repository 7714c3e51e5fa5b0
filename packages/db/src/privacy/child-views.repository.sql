-- add
insert into child_views (child_id, adult_id, day, views, last_at)
select c.id, n.adult_id, (n.last_at at time zone 'UTC')::date, sum(n.views), max(n.last_at)
from json_to_recordset($1::json) n(adult_id uuid, child_id uuid, views integer, last_at timestamptz)
join users a on a.id = n.adult_id
join users c on c.id = coalesce(n.child_id, (
    select v.child_id
    from visible_children v
    join users u on u.id = v.child_id
    where v.adult_id = n.adult_id
    order by u.first_name, u.id
    limit 1
  ))
group by 1, 2, 3
on conflict (child_id, adult_id, day) do update
set views = child_views.views + excluded.views, last_at = greatest(child_views.last_at, excluded.last_at);

-- list
select "v"."adult_id", "u"."first_name", "u"."name", "u"."role", "v"."views", "v"."last_at"
from "child_views" as "v"
inner join "users" as "u" on "u"."id" = "v"."adult_id"
where "v"."child_id" = $1 and "v"."last_at" >= $2
order by "v"."last_at" desc;
