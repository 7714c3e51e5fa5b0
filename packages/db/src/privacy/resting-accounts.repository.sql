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
        select max(pl.created_at)
        from points_ledger pl
        where pl.user_id = u.id
      )) < $6::timestamptz - $7 * interval '1 month'
    on conflict do nothing
    returning user_id, erase_at
  )
select u.id, u.first_name, u.name, noted.erase_at, (
    select coalesce(json_agg(json_build_object('id', guardian.id, 'email',
      case when guardian.email_confirmed_at is not null then guardian.email end)), '[]')
    from guardian_links gl
    join users guardian on guardian.id = gl.guardian_id and guardian.is_active
    where gl.child_id = u.id and gl.status = 'active'
  ) as guardians
from noted
join users u on u.id = noted.user_id;

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
        select max(pl.created_at)
        from points_ledger pl
        where pl.user_id = u.id
      )) < $6::timestamptz - $7 * interval '1 month'
    on conflict do nothing
    returning user_id, erase_at
  )
select u.id, u.username, u.email, noted.erase_at
from noted
join users u on u.id = noted.user_id;

-- noteAlone
insert into account_deletions (user_id, asked_at, erase_at, reason)
select u.id, $1, greatest(u.created_at + $2 * interval '1 day', $3::timestamptz + $4 * interval '1 day'),
  'alone'
from users u
where u.role = 'student' and u.is_active and not exists (
    select
    from guardian_links gl
    where gl.child_id = u.id and gl.status = 'active'
  ) and not exists (select from class_memberships cm where cm.child_id = u.id and cm.status = 'active')
on conflict do nothing;

-- wake
delete from account_deletions ad
using users u
where u.id = ad.user_id and ((ad.reason = 'unused' and greatest(u.created_at, u.last_login, u.kept_at, (
    select max(s.last_seen_at)
    from sessions s
    where s.user_id = u.id
  ), (
    select max(pl.created_at)
    from points_ledger pl
    where pl.user_id = u.id
  )) > ad.asked_at) or (ad.reason = 'alone' and ($1 or not (not exists (
    select
    from guardian_links gl
    where gl.child_id = u.id and gl.status = 'active'
  ) and not exists (select from class_memberships cm where cm.child_id = u.id and cm.status = 'active')))));
