-- noteUnused
with noted as (
    insert into account_deletions (user_id, asked_at, erase_at, reason)
    select u.id, $1, $2::timestamptz + $3 * interval '1 day', 'unused'
    from users u
    where u.role = 'student' and u.is_active
      and greatest(u.created_at, u.last_login) < $4::timestamptz - $5 * interval '1 month'
      and greatest(u.created_at, u.last_login, u.kept_at, (
        select max(s.last_seen_at)
        from sessions s
        where s.user_id = u.id
      ), (
        select max(p.created_at)
        from points_ledger p
        where p.user_id = u.id
      )) < $6::timestamptz - $7 * interval '1 month'
    on conflict do nothing
    returning user_id, erase_at
  )
select u.id, u.first_name, u.name, n.erase_at, (
    select coalesce(json_agg(json_build_object('id', a.id, 'email',
      case when a.email_confirmed_at is not null then a.email end)), '[]')
    from guardian_links g
    join users a on a.id = g.guardian_id and a.is_active
    where g.child_id = u.id and g.status = 'active'
  ) as guardians
from noted n
join users u on u.id = n.user_id;

-- noteUnusedAdults
with noted as (
    insert into account_deletions (user_id, asked_at, erase_at, reason)
    select u.id, $1, $2::timestamptz + $3 * interval '1 day', 'unused'
    from users u
    where u.role is distinct from 'student' and u.is_active and not u.is_demo
      and greatest(u.created_at, u.last_login) < $4::timestamptz - $5 * interval '1 month'
      and greatest(u.created_at, u.last_login, u.kept_at, (
        select max(s.last_seen_at)
        from sessions s
        where s.user_id = u.id
      ), (
        select max(p.created_at)
        from points_ledger p
        where p.user_id = u.id
      )) < $6::timestamptz - $7 * interval '1 month'
    on conflict do nothing
    returning user_id, erase_at
  )
select u.id, u.username, u.email, n.erase_at
from noted n
join users u on u.id = n.user_id;

-- noteAlone
insert into account_deletions (user_id, asked_at, erase_at, reason)
select u.id, $1, greatest(u.created_at + $2 * interval '1 day', $3::timestamptz + $4 * interval '1 day'),
  'alone'
from users u
where u.role = 'student' and u.is_active and not exists (
    select
    from guardian_links g
    where g.child_id = u.id and g.status = 'active'
  ) and not exists (select from class_memberships m where m.child_id = u.id and m.status = 'active')
on conflict do nothing;

-- wake
delete from account_deletions d
using users u
where u.id = d.user_id and ((d.reason = 'unused' and greatest(u.created_at, u.last_login, u.kept_at, (
    select max(s.last_seen_at)
    from sessions s
    where s.user_id = u.id
  ), (
    select max(p.created_at)
    from points_ledger p
    where p.user_id = u.id
  )) > d.asked_at) or (d.reason = 'alone' and ($1 or not (not exists (
    select
    from guardian_links g
    where g.child_id = u.id and g.status = 'active'
  ) and not exists (select from class_memberships m where m.child_id = u.id and m.status = 'active')))));
