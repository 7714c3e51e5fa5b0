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
    where seat not in (select l.seat from guardian_links l where l.child_id = $6 and l.seat is not null)
  ))
on conflict ("child_id", "guardian_id") do update
set "kind" = $7, "status" = $8, "seat" = (
    select min(seat)
    from generate_series(1, $9) seat
    where seat not in (select l.seat from guardian_links l where l.child_id = $10 and l.seat is not null)
  ), "created_at" = now(), "updated_at" = now()
where "guardian_links"."status" = $11
returning "id";

-- ask
select "id", "status"
from "guardian_links"
where "child_id" = $1 and "guardian_id" = $2;

-- byId
select "l"."id", "l"."child_id", "l"."guardian_id", "l"."kind", "l"."status", "l"."ended_by",
  "l"."end_asked_at", "p"."guardian_id" as "primary_id", "c"."guardian_ended_at", exists (
    select
    from guardian_notices n
    where n.child_id = l.child_id and n.kind = 'handed-over' and n.actor_id = l.guardian_id
      and n.undone_at is null and n.undo_until > now()
  ) as "is_kept"
from "guardian_links" as "l"
inner join "users" as "c" on "c"."id" = "l"."child_id"
left join "guardian_links" as "p" on "p"."child_id" = "l"."child_id" and "p"."status" = $1 and "p"."kind" = $2
where "l"."id" = $3;

-- primaryOf
select "id" as "link_id", "guardian_id"
from "guardian_links"
where "child_id" = $1 and "status" = $2 and "kind" = $3;

-- confirm
update "guardian_links" as "l"
set "status" = $1, "updated_at" = now(), "seat" = coalesce(l.seat, (
    select min(seat)
    from generate_series(1, $2) seat
    where seat not in (select l.seat from guardian_links l where l.child_id = $3 and l.seat is not null)
  )), "kind" = case when exists (
    select
    from guardian_links g
    where g.child_id = l.child_id and g.status = 'active'
  ) then 'secondary' else 'primary' end
where "l"."id" = $4 and "l"."status" in ($5)
returning "l"."child_id", "l"."guardian_id";

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
select "l"."id" as "link_id", "l"."child_id"
from "guardian_links" as "l"
where "l"."guardian_id" in ($1) and "l"."status" = $2;

-- whoSees
select "l"."id" as "link_id", "l"."guardian_id", "l"."kind", "l"."status", "l"."created_at" as "since",
  "l"."end_asked_at", exists (
    select
    from guardian_notices n
    where n.child_id = l.child_id and n.kind = 'handed-over' and n.actor_id = l.guardian_id
      and n.undone_at is null and n.undo_until > now()
  ) as "is_kept", "u"."first_name", "u"."name", null as "class_id", null as "class_name"
from "guardian_links" as "l"
inner join "users" as "u" on "u"."id" = "l"."guardian_id"
where "l"."child_id" = $1 and "l"."status" <> $2
union all
select "c"."id" as "link_id", "u"."id" as "guardian_id", 'secondary' as "kind", 'active' as "status",
  "m"."updated_at" as "since", null as "end_asked_at", false as "is_kept", "u"."first_name", "u"."name",
  "c"."id" as "class_id", "c"."name" as "class_name"
from "class_memberships" as "m"
inner join "taught_classes" as "t" on "t"."class_id" = "m"."class_id"
inner join "classes" as "c" on "c"."id" = "m"."class_id"
inner join "users" as "u" on "u"."id" = "t"."teacher_id"
where "m"."child_id" = $3 and "m"."status" = $4
order by "since";

-- childFor
select "u"."id", "u"."username", "u"."first_name", "u"."name", "u"."grade", "u"."guardian_ended_at",
  "f"."expires_at" as "code_expires_at", "p"."user_id" as "pictures_of", "d"."erase_at",
  "d"."reason" as "erase_reason"
from "users" as "u"
left join "family_codes" as "f" on "f"."child_id" = "u"."id" and "f"."used_at" is null
  and "f"."ended_at" is null and "f"."expires_at" > now()
left join "picture_passwords" as "p" on "p"."user_id" = "u"."id"
left join "account_deletions" as "d" on "d"."user_id" = "u"."id"
where "u"."id" = $1 and ("u"."id" = $2 or exists (
    select "l"."id"
    from "guardian_links" as "l"
    where "l"."child_id" = "u"."id" and "l"."guardian_id" = $3 and "l"."status" = $4
  ));
