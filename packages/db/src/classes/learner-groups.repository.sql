-- ofClass
select (
    select coalesce(json_agg(json_build_object('id', lg.id, 'name', lg.name, 'childIds', array(
        select lgm.child_id
        from learner_group_members lgm
        where lgm.group_id = lg.id
        order by 1
      ))
      order by lower(lg.name)), '[]')
    from learner_groups lg
    where lg.class_id = c.id
  ) as groups
from classes c
join taught_classes tc on tc.class_id = c.id and tc.teacher_id = $1::uuid
where c.id = $2::uuid;

-- add
insert into learner_groups (class_id, name, place)
select $1::uuid, $2, free.place
from generate_series(1, $3::int) as free(place)
where not exists (select from learner_groups lg where lg.class_id = $4::uuid and lg.place = free.place)
order by free.place
limit 1
returning id;

-- rename
update "learner_groups"
set "name" = $1
where "id" = $2 and "class_id" = $3
returning "id";

-- setMembers
with gone as (delete from learner_group_members where group_id = $1::uuid and child_id <> all($2::uuid[]))
insert into learner_group_members (group_id, class_id, child_id)
select $3::uuid, $4::uuid, unnest($5::uuid[])
on conflict do nothing;

-- remove
delete from "learner_groups"
where "id" = $1 and "class_id" = $2
returning "id";
