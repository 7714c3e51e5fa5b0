-- visibleChild: first
select "u"."id", "u"."first_name", "u"."name", "u"."grade", "u"."timezone"
from "visible_children" as "v"
inner join "users" as "u" on "u"."id" = "v"."child_id"
where "v"."adult_id" = $1
order by "u"."first_name", "u"."id"
limit $2;

-- visibleChild: named
select "u"."id", "u"."first_name", "u"."name", "u"."grade", "u"."timezone"
from "visible_children" as "v"
inner join "users" as "u" on "u"."id" = "v"."child_id"
where "v"."adult_id" = $1 and "v"."child_id" = $2
order by "u"."first_name", "u"."id"
limit $3;

-- link
insert into "guardian_links" ("child_id", "guardian_id", "kind", "status", "seat")
values ($1, $2, $3, $4, (
    select min(seat)
    from generate_series(1, $5) seat
    where seat not in (select l.seat from guardian_links l where l.child_id = $6 and l.seat is not null)
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
