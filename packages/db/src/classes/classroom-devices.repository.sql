-- add
insert into trusted_devices (token_hash, adult_id, class_id, seat, label, expires_at)
select $1, $2::uuid, $3::uuid, free.seat, $4, $5::timestamptz
from generate_series(1, $6::int) as free (seat)
where not exists (select from trusted_devices td where td.class_id = $7::uuid and td.seat = free.seat)
order by free.seat
limit 1
returning public_id as id, label;

-- dropExpired
delete from "trusted_devices"
where "class_id" = $1 and "expires_at" <= $2;

-- list
select (
    select coalesce(json_agg(json_build_object('id', td.public_id, 'label', td.label, 'trustedBy',
      json_build_object('firstName', u.first_name, 'name', u.name), 'lastUsedAt', td.last_used_at,
      'expiresAt', td.expires_at, 'isAsleep', td.slept_at is not null, 'tokenHash',
      td.token_hash) order by td.seat), '[]')
    from trusted_devices td
    join users u on u.id = td.adult_id
    where td.class_id = tc.class_id and td.expires_at > $1::timestamptz
  ) as devices
from taught_classes tc
where tc.class_id = $2::uuid and tc.teacher_id = $3::uuid;

-- ofChild
select (
    select coalesce(json_agg(json_build_object('id', td.public_id, 'classId', c.id, 'className', c.name,
      'label', td.label, 'isAsleep', td.slept_at is not null, 'signedInAt', dsi.signed_in_at) order by c.name,
      c.id, td.seat), '[]')
    from visible_children vc
    join trusted_devices td on td.adult_id = vc.adult_id
    join classes c on c.id = td.class_id
    join picture_passwords pp on pp.user_id = vc.child_id
    join users u on u.id = vc.child_id and u.is_active
    left join device_sign_ins dsi on dsi.device_id = td.public_id and dsi.child_id = vc.child_id
    where vc.child_id = gl.child_id and td.expires_at > $1::timestamptz and exists (
        select
        from made_pupils mp
        where mp.child_id = vc.child_id and mp.teacher_id = td.adult_id and mp.class_id = td.class_id
      )
  ) as devices
from guardian_links gl
where gl.child_id = $2::uuid and gl.guardian_id = $3::uuid and gl.status = 'active';

-- noteSignIn
insert into "device_sign_ins" ("device_id", "child_id", "signed_in_at")
values ($1, $2, $3)
on conflict ("device_id", "child_id") do update
set "signed_in_at" = $4;

-- sleep
with asleep as (
    update trusted_devices td
    set slept_at = $1::timestamptz
    where td.public_id = $2::uuid and td.class_id is not null and td.slept_at is null
    returning td.class_id, td.label
  )
select asleep.class_id as "classId", c.name as "className", asleep.label, (
    select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email) order by u.id), '[]')
    from taught_classes tc
    join users u on u.id = tc.teacher_id
    where tc.class_id = c.id and u.is_active and u.email_confirmed_at is not null
  ) as teachers
from asleep
join classes c on c.id = asleep.class_id;

-- wake
update "trusted_devices"
set "slept_at" = $1, "times_woken" = times_woken + 1
where "class_id" = $2 and "public_id" = $3 and "slept_at" is not null
returning "public_id";

-- end
delete from "trusted_devices"
where "class_id" = $1 and "public_id" = $2
returning "public_id";
