-- visibleChild: first
select "u"."id", "u"."first_name", "u"."name", "u"."grade", "u"."timezone"
from "visible_children" as "vc"
inner join "users" as "u" on "u"."id" = "vc"."child_id"
where "vc"."adult_id" = $1
order by "u"."first_name", "u"."id"
limit $2;

-- visibleChild: named
select "u"."id", "u"."first_name", "u"."name", "u"."grade", "u"."timezone"
from "visible_children" as "vc"
inner join "users" as "u" on "u"."id" = "vc"."child_id"
where "vc"."adult_id" = $1 and "vc"."child_id" = $2
order by "u"."first_name", "u"."id"
limit $3;

-- link
insert into "guardian_links" ("child_id", "guardian_id", "kind", "status", "seat")
values ($1, $2, $3, $4, (
    select min(seat)
    from generate_series(1, $5) seat
    where seat not in (select gl.seat from guardian_links gl where gl.child_id = $6 and gl.seat is not null)
  ));

-- signInRights
select (
    select guardian_id
    from guardian_links
    where child_id = $1::uuid and status = 'active' and kind = 'primary'
  ) as "primaryId", exists (
    select
    from made_pupils
    where child_id = $2::uuid and teacher_id = $3::uuid
  ) as "isOfMakingClass";
