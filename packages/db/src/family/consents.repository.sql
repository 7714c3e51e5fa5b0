-- words
select distinct on (c.scope) c.scope, c.revoked_at is null
  and coalesce(guardian.guardian_verified_at <= c.granted_at, false) and exists (
    select
    from guardian_links gl
    where gl.child_id = c.child_id and gl.guardian_id = c.guardian_id and gl.status = 'active'
  ) as "isProven", c.revoked_at is not null as "isWithdrawn"
from consents c
left join users guardian on guardian.id = c.guardian_id
where c.child_id = $1::uuid
order by c.scope, c.id desc;

-- give
insert into "consents" ("child_id", "guardian_id", "scope", "text_version", "method")
values ($1, $2, $3, $4, $5)
on conflict ("child_id", "scope")
where "revoked_at" is null do nothing
returning "id";

-- endUnproven
update "consents" as "c"
set "revoked_at" = now()
where "c"."child_id" = $1 and "c"."scope" = $2 and "c"."revoked_at" is null and not exists (
    select "guardian"."id"
    from "users" as "guardian"
    where "guardian"."id" = "c"."guardian_id" and c.revoked_at is null
      and coalesce(guardian.guardian_verified_at <= c.granted_at, false) and exists (
        select
        from guardian_links gl
        where gl.child_id = c.child_id and gl.guardian_id = c.guardian_id and gl.status = 'active'
      )
  );

-- withdraw
update "consents" as "c"
set "revoked_at" = now(), "revoked_by" = $1
where "c"."child_id" = $2 and "c"."scope" = $3 and "c"."revoked_at" is null
returning "c"."id";

-- withdraw
insert into consents (child_id, guardian_id, scope, text_version, method, granted_at, revoked_at, revoked_by)
select $1::uuid, $2::uuid, $3, $4, 'signed-in', null, now(), $5::uuid
where not exists (select from consents where child_id = $6::uuid and scope = $7)
returning id;

-- ledger
select "c"."scope", "c"."text_version", "c"."granted_at", "c"."revoked_at", "c"."guardian_id",
  "guardian"."first_name", "guardian"."name", "revoker"."first_name" as "revoked_first_name",
  "revoker"."name" as "revoked_name", "c"."revoked_by"
from "consents" as "c"
left join "users" as "guardian" on "guardian"."id" = "c"."guardian_id"
left join "users" as "revoker" on "revoker"."id" = "c"."revoked_by"
where "c"."child_id" = $1
order by "c"."id" desc;
