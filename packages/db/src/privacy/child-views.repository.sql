-- add
insert into child_views (child_id, adult_id, day, views, last_at)
select child.id, noted.adult_id, (noted.last_at at time zone 'UTC')::date, sum(noted.views),
  max(noted.last_at)
from json_to_recordset($1::json) noted(adult_id uuid, child_id uuid, views integer, last_at timestamptz)
join users adult on adult.id = noted.adult_id
join users child on child.id = coalesce(noted.child_id, (
    select vc.child_id
    from visible_children vc
    join users u on u.id = vc.child_id
    where vc.adult_id = noted.adult_id
    order by u.first_name, u.id
    limit 1
  ))
group by 1, 2, 3
on conflict (child_id, adult_id, day) do update
set views = child_views.views + excluded.views, last_at = greatest(child_views.last_at, excluded.last_at);

-- list
select "cv"."adult_id", "u"."first_name", "u"."name", "u"."role", "cv"."views", "cv"."last_at"
from "child_views" as "cv"
inner join "users" as "u" on "u"."id" = "cv"."adult_id"
where "cv"."child_id" = $1 and "cv"."last_at" >= $2
order by "cv"."last_at" desc;
