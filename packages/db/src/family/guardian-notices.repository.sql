-- tell
with told as (
    insert into guardian_notices (child_id, guardian_id, kind, fact, actor_id, about, undo_until)
    select $1::uuid, g.id, $2, $3, $4::uuid, $5::uuid, $6::timestamptz
    from users g
    where g.id in (
        select guardian_id
        from guardian_links
        where child_id = $7::uuid and status = 'active'
      ) or g.id = any ($8::uuid[])
    on conflict (guardian_id, fact) do nothing
    returning guardian_id
  )
select t.guardian_id as "guardianId", case when g.email_confirmed_at is not null
  and g.is_active then g.email end as email, c.first_name as "childFirstName", c.name as "childName"
from told t
join users g on g.id = t.guardian_id
join users c on c.id = $9::uuid;

-- list
select "n"."id", "n"."child_id", "n"."kind", "n"."actor_id", "n"."created_at", "n"."undo_until",
  "n"."undone_at", "n"."seen_at", "c"."first_name" as "child_first_name", "c"."name" as "child_name",
  "a"."first_name" as "actor_first_name", "a"."name" as "actor_name", "k"."name" as "class_name",
  "g"."first_name" as "grown_up_first_name", "g"."name" as "grown_up_name"
from "guardian_notices" as "n"
inner join "users" as "c" on "c"."id" = "n"."child_id"
left join "users" as "a" on "a"."id" = "n"."actor_id"
left join "classes" as "k" on "k"."id" = "n"."about"
left join "guardian_links" as "l" on "l"."id" = "n"."about"
left join "users" as "g" on "g"."id" = "l"."guardian_id"
where "n"."guardian_id" = $1
order by "n"."created_at" desc, "n"."id"
limit $2;

-- mine
select "id", "child_id", "kind", "fact", "actor_id", "about", "created_at", "undo_until", "undone_at"
from "guardian_notices"
where "id" = $1 and "guardian_id" = $2;

-- seeAll
update "guardian_notices"
set "seen_at" = $1
where "guardian_id" = $2 and "seen_at" is null;

-- markUndone: one fact
update "guardian_notices"
set "undone_at" = $1
where "child_id" = $2 and "undone_at" is null and "fact" = $3;

-- markUndone: a kind
update "guardian_notices"
set "undone_at" = $1
where "child_id" = $2 and "undone_at" is null and ("kind" = $3 and "created_at" >= $4);
