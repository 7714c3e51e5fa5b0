-- endCodes
update "family_codes"
set "ended_at" = now()
where "child_id" = $1 and "used_at" is null and "ended_at" is null;

-- keepCode
insert into "family_codes" ("code_hash", "child_id", "made_by", "expires_at")
values ($1, $2, $3, $4);

-- useCode
update "family_codes"
set "used_by" = $1, "used_at" = $2
where "code_hash" = $3 and "used_at" is null and "ended_at" is null and "expires_at" > $4
returning "child_id";

-- ask
insert into "guardian_links" ("child_id", "guardian_id", "kind", "status", "seat")
values ($1, $2, $3, $4, (
    select min(seat)
    from generate_series(1, $5) seat
    where seat not in (select gl.seat from guardian_links gl where gl.child_id = $6 and gl.seat is not null)
  ))
on conflict ("child_id", "guardian_id") do update
set "kind" = $7, "status" = $8, "seat" = (
    select min(seat)
    from generate_series(1, $9) seat
    where seat not in (select gl.seat from guardian_links gl where gl.child_id = $10 and gl.seat is not null)
  ), "created_at" = now(), "updated_at" = now()
where "guardian_links"."status" = $11
returning "id";

-- ask
select "id", "status"
from "guardian_links"
where "child_id" = $1 and "guardian_id" = $2;

-- byId
select "gl"."id", "gl"."child_id", "gl"."guardian_id", "gl"."kind", "gl"."status", "gl"."ended_by",
  "gl"."end_asked_at", "primary"."guardian_id" as "primary_id", "child"."guardian_ended_at", exists (
    select
    from guardian_notices gn
    where gn.child_id = gl.child_id and gn.kind = 'handed-over' and gn.actor_id = gl.guardian_id
      and gn.undone_at is null and gn.undo_until > now()
  ) as "is_kept"
from "guardian_links" as "gl"
inner join "users" as "child" on "child"."id" = "gl"."child_id"
left join "guardian_links" as "primary" on "primary"."child_id" = "gl"."child_id" and "primary"."status" = $1
  and "primary"."kind" = $2
where "gl"."id" = $3;

-- primaryOf
select "id" as "link_id", "guardian_id"
from "guardian_links"
where "child_id" = $1 and "status" = $2 and "kind" = $3;

-- confirm
update "guardian_links" as "gl"
set "status" = $1, "updated_at" = now(), "seat" = coalesce(gl.seat, (
    select min(seat)
    from generate_series(1, $2) seat
    where seat not in (select gl.seat from guardian_links gl where gl.child_id = $3 and gl.seat is not null)
  )), "kind" = case when exists (
    select
    from guardian_links other
    where other.child_id = gl.child_id and other.status = 'active'
  ) then 'secondary' else 'primary' end
where "gl"."id" = $4 and "gl"."status" in ($5)
returning "gl"."child_id", "gl"."guardian_id";

-- end
update "guardian_links"
set "status" = $1, "seat" = $2, "updated_at" = now(), "ended_by" = case when status = 'active' then $3::uuid
  else ended_by end
where "id" = $4 and "status" <> $5
returning "child_id", "guardian_id";

-- askEnd: may end
update "guardian_links"
set "end_asked_at" = coalesce(end_asked_at, now())
where "id" = $1 and "status" = $2;

-- askEnd: may stay
update "guardian_links"
set "end_asked_at" = $1
where "id" = $2 and "status" = $3;

-- makePrimary
update "guardian_links"
set "kind" = $1
where "child_id" = $2 and "status" = $3 and "kind" = $4;

-- makePrimary
update "guardian_links"
set "kind" = $1
where "child_id" = $2 and "status" = $3 and "guardian_id" = $4;

-- endingWith
select "gl"."id" as "link_id", "gl"."child_id"
from "guardian_links" as "gl"
where "gl"."guardian_id" in ($1) and "gl"."status" = $2;

-- whoSees
select "gl"."id" as "link_id", "gl"."guardian_id", "gl"."kind", "gl"."status", "gl"."created_at" as "since",
  "gl"."end_asked_at", exists (
    select
    from guardian_notices gn
    where gn.child_id = gl.child_id and gn.kind = 'handed-over' and gn.actor_id = gl.guardian_id
      and gn.undone_at is null and gn.undo_until > now()
  ) as "is_kept", "u"."first_name", "u"."name", null as "class_id", null as "class_name"
from "guardian_links" as "gl"
inner join "users" as "u" on "u"."id" = "gl"."guardian_id"
where "gl"."child_id" = $1 and "gl"."status" <> $2
union all
select "c"."id" as "link_id", "u"."id" as "guardian_id", 'secondary' as "kind", 'active' as "status",
  "cm"."updated_at" as "since", null as "end_asked_at", false as "is_kept", "u"."first_name", "u"."name",
  "c"."id" as "class_id", "c"."name" as "class_name"
from "class_memberships" as "cm"
inner join "taught_classes" as "tc" on "tc"."class_id" = "cm"."class_id"
inner join "classes" as "c" on "c"."id" = "cm"."class_id"
inner join "users" as "u" on "u"."id" = "tc"."teacher_id"
where "cm"."child_id" = $3 and "cm"."status" = $4
order by "since";

-- childFor
select "u"."id", "u"."username", "u"."first_name", "u"."name", "u"."grade", "u"."guardian_ended_at",
  "fc"."expires_at" as "code_expires_at", "pp"."user_id" as "pictures_of", "ad"."erase_at",
  "ad"."reason" as "erase_reason"
from "users" as "u"
left join "family_codes" as "fc" on "fc"."child_id" = "u"."id" and "fc"."used_at" is null
  and "fc"."ended_at" is null and "fc"."expires_at" > now()
left join "picture_passwords" as "pp" on "pp"."user_id" = "u"."id"
left join "account_deletions" as "ad" on "ad"."user_id" = "u"."id"
where "u"."id" = $1 and ("u"."id" = $2 or exists (
    select "gl"."id"
    from "guardian_links" as "gl"
    where "gl"."child_id" = "u"."id" and "gl"."guardian_id" = $3 and "gl"."status" = $4
  ));
