-- of
select (
    select d.erase_at
    from account_deletions d
    where d.user_id = me.id and d.reason = 'asked'
  ) as "eraseAt", (
    select coalesce(json_agg(json_build_object('id', c.id, 'linkId', l.id, 'firstName', c.first_name, 'name',
      c.name, 'isPrimary', l.kind = 'primary', 'isAlone', h.guardian_id is null, 'goesToo', exists (
        select
        from account_deletions d
        where d.user_id = c.id and d.along_with = me.id
      ), 'heir', case when stays_here(h.guardian_id) then h.person end)
      order by c.first_name, c.id), '[]')
    from guardian_links l
    join users c on c.id = l.child_id
    left join lateral (
        select o.guardian_id, json_build_object('firstName', g.first_name, 'name', g.name) as person
        from guardian_links o
        join users g on g.id = o.guardian_id
        where o.child_id = c.id and o.status = 'active' and o.guardian_id <> me.id
        order by o.kind = 'primary' desc, stays_here(o.guardian_id) desc, o.active_since, o.guardian_id
        limit 1
      ) h on true
    where l.guardian_id = me.id and l.status = 'active'
  ) as children, (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'pupils', p.pupils, 'alone',
      p.alone, 'heir', h.person) order by c.name, c.id), '[]')
    from classes c
    cross join lateral (
        select count(*)::int as pupils, (count(*) filter (where not exists (
            select
            from guardian_links g
            where g.child_id = m.child_id and g.status = 'active'
          )))::int as alone
        from class_memberships m
        where m.class_id = c.id and m.status = 'active'
      ) p
    left join lateral (
        select json_build_object('firstName', u.first_name, 'name', u.name) as person
        from class_teachers t
        join users u on u.id = t.teacher_id
        where t.class_id = c.id
        order by stays_here(t.teacher_id) desc, t.created_at, t.teacher_id
        limit 1
      ) h on true
    where c.teacher_id = me.id and c.archived_at is null
  ) as classes, (
    select count(*)::int
    from tutoring_sessions s
    where s.tutor_id = me.id and s.status = 'scheduled' and s.scheduled_time > now()
  ) as sessions
from users me
where me.id = $1::uuid;

-- unverifiedGuardians
select u.username, u.first_name as "firstName", u.last_name as "lastName", min(l.active_since) as since, (
    select count(*)::int
    from consents c
    where c.guardian_id = u.id and c.granted_at is not null
  ) as yeses
from users u
join guardian_links l on l.guardian_id = u.id and l.status = 'active'
where u.guardian_verified_at is null and u.is_active and not u.is_demo
group by u.id
order by since, u.username;
