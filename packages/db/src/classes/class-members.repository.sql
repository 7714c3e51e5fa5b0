-- lockByCode
select "id", "name"
from "classes"
where "code" = $1 and "is_open" = $2 and "archived_at" is null
for no key update;

-- ask
insert into "class_memberships" ("class_id", "child_id", "status", "seat")
values ($1, $2, $3, (
    select min(seat)
    from generate_series(1, $4) seat
    where seat not in (
        select m.seat
        from class_memberships m
        where m.class_id = $5::uuid and m.status <> 'ended'
      )
  ))
on conflict ("class_id", "child_id") do update
set "status" = $6, "seat" = (
    select min(seat)
    from generate_series(1, $7) seat
    where seat not in (
        select m.seat
        from class_memberships m
        where m.class_id = $8::uuid and m.status <> 'ended'
      )
  ), "created_at" = now(), "updated_at" = now()
returning "id";

-- idsOf
select "class_id"
from "class_memberships"
where "child_id" = $1 and "status" <> $2;

-- statusOf
select "id", "status"
from "class_memberships"
where "class_id" = $1 and "child_id" = $2;

-- waiting
select "id", "child_id"
from "class_memberships"
where "id" = $1 and "class_id" = $2 and "status" = $3;

-- sayYes
update "class_memberships"
set "updated_at" = now(), "teacher_ok_at" = coalesce(teacher_ok_at, now()), "teacher_ok_by" = $1
where "id" = $2 and "status" = $3;

-- enter
update "class_memberships"
set "updated_at" = now(), "status" = $1
where "id" = $2 and "status" = $3 and "teacher_ok_at" is not null and (guardian_ok_by in (
    select g.guardian_id
    from guardian_links g
    where g.child_id = class_memberships.child_id and g.status = 'active'
  ) or not exists (
    select
    from guardian_links g
    where g.child_id = "class_memberships"."child_id" and g.status = 'active'
  ))
returning "child_id", "class_id";

-- decline
update "class_memberships"
set "updated_at" = now(), "status" = $1, "seat" = $2
where "id" = $3 and "class_id" = $4 and "status" = $5
returning "child_id";

-- end
update "class_memberships"
set "updated_at" = now(), "status" = $1, "seat" = $2
where "class_id" = $3 and "child_id" = $4 and "status" in ($5)
returning "id";

-- names
select "u"."first_name", "u"."name"
from "class_memberships" as "m"
inner join "users" as "u" on "u"."id" = "m"."child_id"
where "m"."class_id" = $1 and "m"."status" <> $2;

-- addPupil
insert into "class_memberships" ("class_id", "child_id", "status", "seat", "teacher_ok_at", "guardian_ok_by")
values ($1, $2, $3, (
    select min(seat)
    from generate_series(1, $4) seat
    where seat not in (
        select m.seat
        from class_memberships m
        where m.class_id = $5::uuid and m.status <> 'ended'
      )
  ), now(), (
    select guardian_id
    from guardian_links
    where child_id = $6::uuid and status = 'active' and kind = 'primary'
  ));

-- add
insert into class_memberships (class_id, child_id, status, seat, teacher_ok_at)
select $1::uuid, t.child_id, 'active', f.seat, now()
from unnest($2::uuid[]) with ordinality as t(child_id, n)
left join (
    select seat, row_number() over (order by seat) as n
    from generate_series(1, $3) seat
    where seat not in (
        select m.seat
        from class_memberships m
        where m.class_id = $4::uuid and m.status <> 'ended'
      )
  ) f on f.n = t.n;

-- withGuardians
select "m"."child_id"
from "class_memberships" as "m"
where "m"."class_id" = $1 and "m"."status" = $2 and exists (
    select
    from guardian_links g
    where g.child_id = "m"."child_id" and g.status = 'active'
  );

-- pupils
select "u"."id", "u"."username", "u"."first_name", "u"."name", "u"."grade",
  u.made_by_class is not distinct from m.class_id as "is_made_here", exists (
    select
    from guardian_links g
    where g.child_id = "u"."id" and g.status = 'active'
  ) as "has_guardian"
from "class_memberships" as "m"
inner join "users" as "u" on "u"."id" = "m"."child_id"
where "m"."class_id" = $1 and "m"."status" = $2 and "m"."child_id" in ($3)
order by "u"."first_name", "u"."id";

-- mine
select c.id as "classId", c.name, m.status, m.updated_at as since, exists (
    select
    from guardian_links g
    where g.child_id = "m"."child_id" and g.status = 'active'
  ) as "hasGuardian", m.guardian_ok_at is not null as "guardianSaidYes",
    m.teacher_ok_at is not null as "teacherSaidYes", (
    select json_agg(json_build_object('firstName', u.first_name, 'name',
      u.name) order by u.id <> c.teacher_id, u.id)
    from taught_classes t
    join users u on u.id = t.teacher_id
    where t.class_id = c.id
  ) as teachers
from class_memberships m
join classes c on c.id = m.class_id and c.archived_at is null
where m.child_id = $1::uuid and m.status <> 'ended'
order by m.updated_at, c.id;
