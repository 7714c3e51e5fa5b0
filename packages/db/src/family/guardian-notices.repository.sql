-- tell
with told as (
    insert into guardian_notices (child_id, guardian_id, kind, fact, actor_id, about, undo_until)
    select $1::uuid, guardian.id, $2, $3, $4::uuid, $5::uuid, $6::timestamptz
    from users guardian
    where guardian.id in (
        select guardian_id
        from guardian_links
        where child_id = $7::uuid and status = 'active'
      ) or guardian.id = any ($8::uuid[])
    on conflict (guardian_id, fact) do nothing
    returning guardian_id
  )
select told.guardian_id as "guardianId", case when guardian.email_confirmed_at is not null
  and guardian.is_active then guardian.email end as email, child.first_name as "childFirstName",
  child.name as "childName"
from told
join users guardian on guardian.id = told.guardian_id
join users child on child.id = $9::uuid;

-- reaches
select "id"
from "guardian_links"
where "child_id" = $1 and "status" = $2
limit $3;

-- list
select "gn"."id", "gn"."child_id", "gn"."kind", "gn"."actor_id", "gn"."created_at", "gn"."undo_until",
  "gn"."undone_at", "gn"."seen_at", "child"."first_name" as "child_first_name",
  "child"."name" as "child_name", "actor"."first_name" as "actor_first_name", "actor"."name" as "actor_name",
  "c"."name" as "class_name", "guardian"."first_name" as "grown_up_first_name",
  "guardian"."name" as "grown_up_name"
from "guardian_notices" as "gn"
inner join "users" as "child" on "child"."id" = "gn"."child_id"
left join "users" as "actor" on "actor"."id" = "gn"."actor_id"
left join "classes" as "c" on "c"."id" = "gn"."about"
left join "guardian_links" as "gl" on "gl"."id" = "gn"."about"
left join "users" as "guardian" on "guardian"."id" = "gl"."guardian_id"
where "gn"."guardian_id" = $1
order by "gn"."created_at" desc, "gn"."id"
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
