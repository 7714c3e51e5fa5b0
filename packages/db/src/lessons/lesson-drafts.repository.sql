-- create
insert into "lesson_drafts" ("owner_id", "subject_id", "grade", "topic", "skill", "blocking", "model",
  "source", "content", "blind_answers")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning "id";

-- list
select "ld"."id", "ld"."subject_id", "ld"."grade", "ld"."topic", "ld"."model", "ld"."lesson_id",
  "ld"."updated_at", "l"."class_id", "c"."name" as "class_name", "ld"."blocking",
  ld.content ->> 'title' as "title", jsonb_array_length(ld.content -> 'activities') as "questions"
from "lesson_drafts" as "ld"
left join "lessons" as "l" on "l"."id" = "ld"."lesson_id"
left join "classes" as "c" on "c"."id" = "l"."class_id"
where "ld"."owner_id" = $1
order by "ld"."updated_at" desc, "ld"."id"
limit $2;

-- byId
select "ld"."id", "ld"."subject_id", "ld"."grade", "ld"."topic", "ld"."model", "ld"."lesson_id",
  "ld"."updated_at", "l"."class_id", "c"."name" as "class_name", "ld"."content", "ld"."blind_answers",
  "ld"."vouched", "ld"."version"
from "lesson_drafts" as "ld"
left join "lessons" as "l" on "l"."id" = "ld"."lesson_id"
left join "classes" as "c" on "c"."id" = "l"."class_id"
where "ld"."owner_id" = $1 and "ld"."id" = $2;

-- lock
select "ld"."version", "ld"."lesson_id", "ld"."subject_id", "ld"."grade", "ld"."model", "ld"."blind_answers"
from "lesson_drafts" as "ld"
where "ld"."id" = $1 and "ld"."owner_id" = $2
for update;

-- save
update "lesson_drafts"
set "content" = $1, "vouched" = $2, "blocking" = $3, "version" = version + 1, "updated_at" = $4
where "id" = $5;

-- remove
delete from "lesson_drafts"
where "id" = $1;

-- publish
with made as (
    insert into lessons (id, subject_id, grade, number, title, content, content_hash, is_published, skills,
      difficulty, points, class_id)
    select 'class-' || gen_random_uuid(), ld.subject_id, ld.grade, 1 + (
        select count(*)::int
        from lessons l
        where l.class_id = $1::uuid
      ), ld.content ->> 'title', ld.content, $2, false, array[ld.skill], $3::int, $4::int, $5::uuid
    from lesson_drafts ld
    where ld.id = $6::uuid
    returning id
  )
update lesson_drafts
set lesson_id = made.id, updated_at = now()
from made
where lesson_drafts.id = $7::uuid
returning made.id;

-- withdraw
update "lessons"
set "class_id" = $1, "updated_at" = now()
where "id" = $2 and "class_id" is not null;
