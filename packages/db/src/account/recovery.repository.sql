-- createReset
insert into "password_resets" ("user_id", "token_hash", "expires_at")
values ($1, $2, now() + $3 * interval '1 minute');

-- useReset
update "password_resets"
set "used_at" = now()
where "token_hash" = $1 and "used_at" is null and expires_at > now()
returning "user_id";

-- dropResets
delete from "password_resets"
where "user_id" = $1 and "used_at" is null;

-- keepCodes
delete from "recovery_codes"
where "user_id" = $1;

-- keepCodes
insert into "recovery_codes" ("user_id", "code_hash")
values ($1, $2);

-- useCode
update "recovery_codes"
set "used_at" = now()
where "code_hash" = $1 and "user_id" = $2 and "used_at" is null
returning "code_hash";

-- createPendingLink
insert into "oauth_pending_links" ("token_hash", "provider", "provider_id", "email", "expires_at")
values ($1, $2, $3, $4, now() + interval '10 minutes');

-- takePendingLink
delete from "oauth_pending_links"
where "token_hash" = $1 and expires_at > now()
returning "provider_id", "email";

-- endOldLinks
delete from "oauth_pending_links"
where expires_at < now();
