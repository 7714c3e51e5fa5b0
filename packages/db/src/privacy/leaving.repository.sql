-- of
select (
    select ad.erase_at
    from account_deletions ad
    where ad.user_id = me.id and ad.reason = 'asked'
  ) as "eraseAt", (
    select coalesce(json_agg(json_build_object('id', child.id, 'linkId', gl.id, 'firstName', child.first_name,
      'name', child.name, 'isPrimary', gl.kind = 'primary', 'isAlone', heir.guardian_id is null, 'goesToo',
      exists (
        select
        from account_deletions ad
        where ad.user_id = child.id and ad.along_with = me.id
      ), 'heir', case when stays_here(heir.guardian_id) then heir.person end)
      order by child.first_name, child.id), '[]')
    from guardian_links gl
    join users child on child.id = gl.child_id
    left join lateral (
        select other.guardian_id,
          json_build_object('firstName', person.first_name, 'name', person.name) as person
        from guardian_links other
        join users person on person.id = other.guardian_id
        where other.child_id = child.id and other.status = 'active' and other.guardian_id <> me.id
        order by other.kind = 'primary' desc, stays_here(other.guardian_id) desc, other.active_since,
          other.guardian_id
        limit 1
      ) heir on true
    where gl.guardian_id = me.id and gl.status = 'active'
  ) as children, (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'pupils', counted.pupils, 'alone',
      counted.alone, 'heir', heir.person) order by c.name, c.id), '[]')
    from classes c
    cross join lateral (
        select count(*)::int as pupils, (count(*) filter (where not exists (
            select
            from guardian_links gl
            where gl.child_id = cm.child_id and gl.status = 'active'
          )))::int as alone
        from class_memberships cm
        where cm.class_id = c.id and cm.status = 'active'
      ) counted
    left join lateral (
        select json_build_object('firstName', u.first_name, 'name', u.name) as person
        from class_teachers ct
        join users u on u.id = ct.teacher_id
        where ct.class_id = c.id
        order by stays_here(ct.teacher_id) desc, ct.created_at, ct.teacher_id
        limit 1
      ) heir on true
    where c.teacher_id = me.id and c.archived_at is null
  ) as classes, (
    select count(*)::int
    from tutoring_sessions ts
    where ts.tutor_id = me.id and ts.status = 'scheduled' and ts.scheduled_time > now()
  ) as sessions
from users me
where me.id = $1::uuid;

-- unverifiedGuardians
select u.username, u.first_name as "firstName", u.last_name as "lastName", min(gl.active_since) as since, (
    select count(*)::int
    from consents c
    where c.guardian_id = u.id and c.granted_at is not null
  ) as yeses
from users u
join guardian_links gl on gl.guardian_id = u.id and gl.status = 'active'
where u.guardian_verified_at is null and u.is_active and not u.is_demo
group by u.id
order by since, u.username;
