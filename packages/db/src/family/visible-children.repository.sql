-- idsOf
select "child_id"
from "visible_children"
where "adult_id" = $1;

-- atAGlance
select "u"."id", "u"."first_name", "u"."name", "u"."grade", "u"."total_points", "totals"."progress",
  "totals"."completed_lessons", "totals"."last_activity", exists (
    select
    from guardian_links gl
    where gl.child_id = u.id and gl.guardian_id = $1::uuid and gl.status = 'active'
  ) as "is_family", (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name), '[]')
    from class_memberships cm
    join taught_classes tc on tc.class_id = cm.class_id and tc.teacher_id = $2::uuid
    join classes c on c.id = cm.class_id
    where cm.child_id = u.id and cm.status = 'active'
  ) as "classes"
from "visible_children" as "vc"
inner join "users" as "u" on "u"."id" = "vc"."child_id"
left join lateral (
    select coalesce(sum(up.progress), 0)::int as "progress",
      coalesce(sum(up.completed_lessons), 0)::int as "completed_lessons",
      max(up.updated_at) filter (where up.last_lesson_id is not null) as "last_activity"
    from "user_progress" as "up"
    where "up"."user_id" = "u"."id"
  ) as "totals" on true
where "vc"."adult_id" = $3
order by "u"."first_name", "u"."id";

-- waiting
select "id" as "link_id", "created_at" as "since"
from "guardian_links"
where "guardian_id" = $1 and "status" = $2
order by "created_at";
