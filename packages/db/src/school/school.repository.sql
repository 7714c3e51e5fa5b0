-- isAdministrator
select "user_id"
from "school_administrators"
where "user_id" = $1;

-- lockRight
select "user_id"
from "school_administrators"
where "user_id" = $1
for share;

-- grant
insert into "school_administrators" ("user_id")
values ($1)
on conflict do nothing
returning "user_id";

-- revoke
delete from "school_administrators"
where "user_id" = $1
returning "user_id";

-- facts
select (
    select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name,
      'username', u.username, 'email', case when u.email_confirmed_at is not null then u.email end,
      'isVerified', u.is_verified, 'isActive', u.is_active, 'isAdministrator', sa.user_id is not null,
      'classes', (
        select count(*)::int
        from taught_classes tc
        where tc.teacher_id = u.id
      ), 'lastSeen', to_char(greatest(u.last_login, (
        select max(s.last_seen_at)
        from sessions s
        where s.user_id = u.id
      )) at time zone 'UTC', 'YYYY-MM-DD'))
      order by u.first_name, u.id), '[]')
    from users u
    left join school_administrators sa on sa.user_id = u.id
    where u.role = 'teacher'
  ) as teachers, (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'grade', c.grade, 'owner',
      json_build_object('firstName', u.first_name, 'name', u.name), 'pupils', (
        select count(*)::int
        from class_memberships cm
        where cm.class_id = c.id and cm.status = 'active'
      ), 'withoutGuardian', (
        select count(*)::int
        from class_memberships cm
        where cm.class_id = c.id and cm.status = 'active' and not exists (
            select
            from guardian_links gl
            where gl.child_id = cm.child_id and gl.status = 'active'
          )
      ), 'withoutChat', (
        select count(*)::int
        from class_memberships cm
        where cm.class_id = c.id and cm.status = 'active' and not exists (
            select
            from consents c
            where c.child_id = cm.child_id and c.scope = $1 and c.revoked_at is null and exists (
                select
                from users guardian
                join guardian_links gl on gl.guardian_id = guardian.id and gl.status = 'active'
                  and gl.child_id = c.child_id
                where guardian.id = c.guardian_id and guardian.guardian_verified_at <= c.granted_at
              )
          )
      ), 'withoutMultiplayer', (
        select count(*)::int
        from class_memberships cm
        where cm.class_id = c.id and cm.status = 'active' and not exists (
            select
            from consents c
            where c.child_id = cm.child_id and c.scope = $2 and c.revoked_at is null and exists (
                select
                from users guardian
                join guardian_links gl on gl.guardian_id = guardian.id and gl.status = 'active'
                  and gl.child_id = c.child_id
                where guardian.id = c.guardian_id and guardian.guardian_verified_at <= c.granted_at
              )
          )
      ), 'withoutTutoring', (
        select count(*)::int
        from class_memberships cm
        where cm.class_id = c.id and cm.status = 'active' and not exists (
            select
            from consents c
            where c.child_id = cm.child_id and c.scope = $3 and c.revoked_at is null and exists (
                select
                from users guardian
                join guardian_links gl on gl.guardian_id = guardian.id and gl.status = 'active'
                  and gl.child_id = c.child_id
                where guardian.id = c.guardian_id and guardian.guardian_verified_at <= c.granted_at
              )
          )
      ))
      order by c.name, c.id), '[]')
    from classes c
    join users u on u.id = c.teacher_id
    where c.archived_at is null
  ) as classes, (
    select coalesce(json_agg(json_build_object('id', td.public_id, 'label', td.label, 'className', c.name,
      'trustedBy', json_build_object('firstName', u.first_name, 'name', u.name), 'lastUsed',
      to_char(td.last_used_at at time zone 'UTC', 'YYYY-MM-DD'), 'isAsleep',
      td.slept_at is not null) order by c.name, td.seat), '[]')
    from trusted_devices td
    join classes c on c.id = td.class_id
    join users u on u.id = td.adult_id
    where td.expires_at > $4::timestamptz
  ) as devices
where exists (select from school_administrators sa where sa.user_id = $5::uuid);

-- lines
select (
    select coalesce(json_agg(json_build_object('id', line.id::text, 'at', line.at, 'action', line.action,
      'times', line.times, 'actor', json_build_object('firstName', u.first_name, 'name', u.name), 'about',
      coalesce(c.name, teacher.first_name, teacher.name)) order by line.id desc), '[]')
    from (
        select min(found.id) as id, max(found.at) as at, found.action, found.actor_id, count(*)::int as times,
          split_part(min(found.object), ' ', 1) as about
        from (
            select al.id, al.at, al.action, al.actor_id, al.object, al.request_id
            from audit_log al
            join users actor on actor.id = al.actor_id and actor.role = 'teacher'
            where al.action = any ($1::text[]) and al.result = 'done'
              and ($2::bigint is null or al.id < $3::bigint)
            order by al.id desc
            limit $4
          ) found
        group by found.action, found.actor_id, coalesce(found.request_id, found.id::text)
        order by min(found.id) desc
        limit $5
      ) line
    join users u on u.id = line.actor_id
    left join classes c on c.id::text = line.about
    left join users teacher on teacher.id::text = line.about and teacher.role = 'teacher'
  ) as lines
where exists (select from school_administrators sa where sa.user_id = $6::uuid);

-- lockTeacher
select "id", "is_verified", "is_active", "email", "email_confirmed_at"
from "users"
where "id" = $1 and "role" = $2
for no key update;

-- approve
update "users"
set "is_verified" = $1, "verification_expires" = $2, "updated_at" = now()
where "id" = $3 and "role" = $4;

-- endDevice
delete from "trusted_devices"
where "public_id" = $1 and "class_id" is not null
returning "class_id";
