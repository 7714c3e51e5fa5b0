-- keep
insert into "teacher_invites" ("code_hash", "expires_at")
values ($1, now() + $2 * interval '1 day');

-- use
update "teacher_invites"
set "used_by" = $1, "used_at" = now()
where "code_hash" = $2 and "used_at" is null and expires_at > now()
returning "code_hash";
