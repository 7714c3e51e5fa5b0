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
        select cm.seat
        from class_memberships cm
        where cm.class_id = $5::uuid and cm.status <> 'ended'
      )
  ))
on conflict ("class_id", "child_id") do update
set "status" = $6, "seat" = (
    select min(seat)
    from generate_series(1, $7) seat
    where seat not in (
        select cm.seat
        from class_memberships cm
        where cm.class_id = $8::uuid and cm.status <> 'ended'
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
    select gl.guardian_id
    from guardian_links gl
    where gl.child_id = class_memberships.child_id and gl.status = 'active'
  ) or not exists (
    select
    from guardian_links gl
    where gl.child_id = "class_memberships"."child_id" and gl.status = 'active'
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
from "class_memberships" as "cm"
inner join "users" as "u" on "u"."id" = "cm"."child_id"
where "cm"."class_id" = $1 and "cm"."status" <> $2;

-- namesBeside
select "u"."first_name", "u"."name"
from "class_memberships" as "cm"
inner join "users" as "u" on "u"."id" = "cm"."child_id"
where "cm"."class_id" = $1 and "cm"."child_id" <> $2 and "cm"."status" <> $3;

-- addPupil
insert into "class_memberships" ("class_id", "child_id", "status", "seat", "teacher_ok_at", "guardian_ok_by")
values ($1, $2, $3, (
    select min(seat)
    from generate_series(1, $4) seat
    where seat not in (
        select cm.seat
        from class_memberships cm
        where cm.class_id = $5::uuid and cm.status <> 'ended'
      )
  ), now(), (
    select guardian_id
    from guardian_links
    where child_id = $6::uuid and status = 'active' and kind = 'primary'
  ));

-- add
insert into class_memberships (class_id, child_id, status, seat, teacher_ok_at)
select $1::uuid, given.child_id, 'active', free.seat, now()
from unnest($2::uuid[]) with ordinality as given(child_id, n)
left join (
    select seat, row_number() over (order by seat) as n
    from generate_series(1, $3) seat
    where seat not in (
        select cm.seat
        from class_memberships cm
        where cm.class_id = $4::uuid and cm.status <> 'ended'
      )
  ) free on free.n = given.n;

-- withGuardians
select "cm"."child_id"
from "class_memberships" as "cm"
where "cm"."class_id" = $1 and "cm"."status" = $2 and exists (
    select
    from guardian_links gl
    where gl.child_id = "cm"."child_id" and gl.status = 'active'
  );

-- pupils
select "u"."id", "u"."username", "u"."first_name", "u"."name", "u"."grade",
  u.made_by_class is not distinct from cm.class_id as "is_made_here", exists (
    select
    from guardian_links gl
    where gl.child_id = "u"."id" and gl.status = 'active'
  ) as "has_guardian"
from "class_memberships" as "cm"
inner join "users" as "u" on "u"."id" = "cm"."child_id"
where "cm"."class_id" = $1 and "cm"."status" = $2 and "cm"."child_id" in ($3)
order by "u"."first_name", "u"."id";

-- mine
select c.id as "classId", c.name, cm.status, cm.updated_at as since, exists (
    select
    from guardian_links gl
    where gl.child_id = "cm"."child_id" and gl.status = 'active'
  ) as "hasGuardian", cm.guardian_ok_at is not null as "guardianSaidYes",
    cm.teacher_ok_at is not null as "teacherSaidYes", (
    select json_agg(json_build_object('firstName', u.first_name, 'name',
      u.name) order by u.id <> c.teacher_id, u.id)
    from taught_classes tc
    join users u on u.id = tc.teacher_id
    where tc.class_id = c.id
  ) as teachers
from class_memberships cm
join classes c on c.id = cm.class_id and c.archived_at is null
where cm.child_id = $1::uuid and cm.status <> 'ended'
order by cm.updated_at, c.id;
