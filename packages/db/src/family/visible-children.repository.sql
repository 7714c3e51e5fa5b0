-- idsOf
select "child_id"
from "visible_children"
where "adult_id" = $1;

-- atAGlance
select "u"."id", "u"."first_name", "u"."name", "u"."grade", "u"."total_points", "t"."progress",
  "t"."completed_lessons", "t"."last_activity", exists (
    select
    from guardian_links l
    where l.child_id = u.id and l.guardian_id = $1::uuid and l.status = 'active'
  ) as "is_family", (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name), '[]')
    from class_memberships m
    join taught_classes t on t.class_id = m.class_id and t.teacher_id = $2::uuid
    join classes c on c.id = m.class_id
    where m.child_id = u.id and m.status = 'active'
  ) as "classes"
from "visible_children" as "v"
inner join "users" as "u" on "u"."id" = "v"."child_id"
left join lateral (
    select coalesce(sum(p.progress), 0)::int as "progress",
      coalesce(sum(p.completed_lessons), 0)::int as "completed_lessons",
      max(p.updated_at) filter (where p.last_lesson_id is not null) as "last_activity"
    from "user_progress" as "p"
    where "p"."user_id" = "u"."id"
  ) as "t" on true
where "v"."adult_id" = $3
order by "u"."first_name", "u"."id";

-- waiting
select "id" as "link_id", "created_at" as "since"
from "guardian_links"
where "guardian_id" = $1 and "status" = $2
order by "created_at";
