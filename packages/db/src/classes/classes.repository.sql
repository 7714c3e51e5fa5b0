-- create
insert into "classes" ("teacher_id", "name", "grade", "code")
values ($1, $2, $3, $4)
returning "id";

-- list
select c.id, c.name, c.grade, c.code, c.is_open as "isOpen", c.archived_at as "archivedAt",
  c.teacher_id = $1::uuid as "isOwner", count(m.id) filter (where m.status = 'active')::int as pupils,
  count(m.id) filter (where m.status = 'pending')::int as waiting
from classes c
left join class_memberships m on m.class_id = c.id
where c.teacher_id = $2::uuid or c.id in (select class_id from class_teachers where teacher_id = $3::uuid)
group by c.id
order by c.archived_at nulls first, c.name, c.id;

-- detail
select c.id, c.name, c.grade, c.code, c.is_open as "isOpen", c.teacher_id = t.teacher_id as "isOwner", (
    select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name, 'isOwner',
      u.id = c.teacher_id) order by u.id <> c.teacher_id, u.first_name, u.id)
    from taught_classes o
    join users u on u.id = o.teacher_id
    where o.class_id = c.id
  ) as teachers, (
    select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name, 'grade',
      u.grade, 'since', m.updated_at, 'hasPictures', p.user_id is not null, 'hasGuardian', exists (
        select
        from guardian_links g
        where g.child_id = "u"."id" and g.status = 'active'
      ), 'isMadeHere', u.made_by_class is not distinct from m.class_id)
      order by u.first_name, u.id), '[]')
    from class_memberships m
    join users u on u.id = m.child_id
    left join picture_passwords p on p.user_id = u.id
    where m.class_id = c.id and m.status = 'active'
  ) as pupils, (
    select coalesce(json_agg(json_build_object('membershipId', m.id, 'firstName', u.first_name, 'name',
      u.name, 'since', m.created_at, 'hasGuardian', exists (
        select
        from guardian_links g
        where g.child_id = "u"."id" and g.status = 'active'
      ), 'guardianSaidYes', m.guardian_ok_at is not null, 'teacherSaidYes', m.teacher_ok_at is not null)
      order by m.created_at), '[]')
    from class_memberships m
    join users u on u.id = m.child_id
    where m.class_id = c.id and m.status = 'pending'
  ) as waiting
from classes c
join taught_classes t on t.class_id = c.id and t.teacher_id = $1::uuid
where c.id = $2::uuid;

-- idsOf
select "id"
from "classes"
where "teacher_id" = $1
union
select "class_id" as "id"
from "class_teachers"
where "teacher_id" = $2;

-- lock
select "c"."id", "c"."name", "c"."grade", "c"."teacher_id" as "owner_id"
from "classes" as "c"
inner join "taught_classes" as "t" on "t"."class_id" = "c"."id" and "t"."teacher_id" = $1
where "c"."id" = $2
for no key update of "c";

-- lockKept
select "c"."id", "c"."archived_at", "c"."teacher_id" as "owner_id"
from "classes" as "c"
where "c"."id" = $1 and ("c"."teacher_id" = $2 or exists (
    select "t"."class_id"
    from "class_teachers" as "t"
    where "t"."class_id" = "c"."id" and "t"."teacher_id" = $3
  ))
for no key update of "c";

-- update
update "classes"
set "name" = $1, "grade" = $2, "is_open" = $3, "code" = $4
where "id" = $5;

-- archive
update "classes"
set "archived_at" = $1, "is_open" = $2
where "id" = $3;

-- reopen
update "classes"
set "archived_at" = $1
where "id" = $2;

-- endInvites
update "class_invites"
set "ended_at" = now()
where "class_id" = $1 and "used_at" is null and "ended_at" is null;

-- keepInvite
insert into "class_invites" ("code_hash", "class_id", "expires_at")
values ($1, $2, $3);

-- useInvite
update "class_invites" as "i"
set "used_by" = $1, "used_at" = $2
from "classes" as "c"
where "c"."id" = "i"."class_id" and "c"."archived_at" is null and "i"."code_hash" = $3
  and "i"."used_at" is null and "i"."ended_at" is null and "i"."expires_at" > $4
returning "c"."id" as "class_id", "c"."name", "c"."teacher_id" as "owner_id";

-- addTeacher
insert into "class_teachers" ("class_id", "teacher_id")
values ($1, $2)
on conflict do nothing;

-- removeTeacher
delete from "class_teachers"
where "class_id" = $1 and "teacher_id" = $2
returning "teacher_id";
