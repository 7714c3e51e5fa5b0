-- create
insert into "classes" ("teacher_id", "name", "grade", "code")
values ($1, $2, $3, $4)
returning "id";

-- list
select c.id, c.name, c.grade, c.code, c.is_open as "isOpen", c.archived_at as "archivedAt",
  c.teacher_id = $1::uuid as "isOwner", count(cm.id) filter (where cm.status = 'active')::int as pupils,
  count(cm.id) filter (where cm.status = 'pending')::int as waiting
from classes c
left join class_memberships cm on cm.class_id = c.id
where c.teacher_id = $2::uuid or c.id in (select class_id from class_teachers where teacher_id = $3::uuid)
group by c.id
order by c.archived_at nulls first, c.name, c.id;

-- detail
select c.id, c.name, c.grade, c.code, c.is_open as "isOpen", c.teacher_id = tc.teacher_id as "isOwner", (
    select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name, 'isOwner',
      u.id = c.teacher_id) order by u.id <> c.teacher_id, u.first_name, u.id)
    from taught_classes taught
    join users u on u.id = taught.teacher_id
    where taught.class_id = c.id
  ) as teachers, (
    select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name, 'grade',
      u.grade, 'username', case when u.made_by_class = cm.class_id then u.username end, 'since',
      cm.updated_at, 'hasPictures', pp.user_id is not null, 'hasGuardian', exists (
        select
        from guardian_links gl
        where gl.child_id = "u"."id" and gl.status = 'active'
      ), 'isMadeHere', u.made_by_class is not distinct from cm.class_id)
      order by u.first_name, u.id), '[]')
    from class_memberships cm
    join users u on u.id = cm.child_id
    left join picture_passwords pp on pp.user_id = u.id
    where cm.class_id = c.id and cm.status = 'active'
  ) as pupils, (
    select coalesce(json_agg(json_build_object('membershipId', cm.id, 'firstName', u.first_name, 'name',
      u.name, 'since', cm.created_at, 'hasGuardian', exists (
        select
        from guardian_links gl
        where gl.child_id = "u"."id" and gl.status = 'active'
      ), 'guardianSaidYes', cm.guardian_ok_at is not null, 'teacherSaidYes', cm.teacher_ok_at is not null)
      order by cm.created_at), '[]')
    from class_memberships cm
    join users u on u.id = cm.child_id
    where cm.class_id = c.id and cm.status = 'pending'
  ) as waiting
from classes c
join taught_classes tc on tc.class_id = c.id and tc.teacher_id = $1::uuid
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
inner join "taught_classes" as "tc" on "tc"."class_id" = "c"."id" and "tc"."teacher_id" = $1
where "c"."id" = $2
for no key update of "c";

-- lockKept
select "c"."id", "c"."archived_at", "c"."teacher_id" as "owner_id"
from "classes" as "c"
where "c"."id" = $1 and ("c"."teacher_id" = $2 or exists (
    select "ct"."class_id"
    from "class_teachers" as "ct"
    where "ct"."class_id" = "c"."id" and "ct"."teacher_id" = $3
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
update "class_invites" as "ci"
set "used_by" = $1, "used_at" = $2
from "classes" as "c"
where "c"."id" = "ci"."class_id" and "c"."archived_at" is null and "ci"."code_hash" = $3
  and "ci"."used_at" is null and "ci"."ended_at" is null and "ci"."expires_at" > $4
returning "c"."id" as "class_id", "c"."name", "c"."teacher_id" as "owner_id";

-- addTeacher
insert into "class_teachers" ("class_id", "teacher_id")
values ($1, $2)
on conflict do nothing;

-- coTeacher
select ("u"."is_active" = $1 or exists (
    select "ad"."user_id"
    from "account_deletions" as "ad"
    where "ad"."user_id" = "ct"."teacher_id"
  )) as "is_leaving"
from "class_teachers" as "ct"
inner join "users" as "u" on "u"."id" = "ct"."teacher_id"
where "ct"."class_id" = $2 and "ct"."teacher_id" = $3;

-- handOver
insert into "class_teachers" ("class_id", "teacher_id")
values ($1, $2);

-- handOver
update "classes"
set "teacher_id" = $1
where "id" = $2;

-- handOver
delete from "class_teachers"
where "class_id" = $1 and "teacher_id" = $2;

-- removeTeacher
delete from "class_teachers"
where "class_id" = $1 and "teacher_id" = $2
returning "teacher_id";
