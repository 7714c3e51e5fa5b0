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
      'expiresAt', td.expires_at, 'tokenHash', td.token_hash) order by td.seat), '[]')
    from trusted_devices td
    join users u on u.id = td.adult_id
    where td.class_id = tc.class_id and td.expires_at > $1::timestamptz
  ) as devices
from taught_classes tc
where tc.class_id = $2::uuid and tc.teacher_id = $3::uuid;

-- end
delete from "trusted_devices"
where "class_id" = $1 and "public_id" = $2
returning "public_id";
