-- note
insert into child_browsers (child_id, device_hash)
values ($1, $2)
on conflict (child_id, device_hash) do update
set last_seen_at = now()
returning xmax = 0 as "isNew";
