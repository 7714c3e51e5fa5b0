-- open
select "r"."id" as "round_id", "r"."kind", "r"."subject_id" as "round_subject", "r"."grade",
  "r"."finished_at", "i"."position", "i"."subject_id", "i"."skill", "i"."is_review", "i"."lesson_id",
  "i"."activity", "i"."generator_id", "i"."generator_grade", "i"."seed", "a"."option", "a"."is_correct",
  "a"."points", l.content as "content"
from "practice_items" as "i"
inner join "practice_rounds" as "r" on "r"."id" = "i"."round_id"
left join "practice_answers" as "a" on "a"."round_id" = "i"."round_id" and "a"."position" = "i"."position"
left join "lessons" as "l" on "l"."id" = "i"."lesson_id"
where "r"."user_id" = $1 and "r"."subject_id" = $2 and "r"."grade" = $3 and "r"."kind" = $4
  and "r"."finished_at" is null
order by "i"."position";

-- daily
select "r"."id" as "round_id", "r"."kind", "r"."subject_id" as "round_subject", "r"."grade",
  "r"."finished_at", "i"."position", "i"."subject_id", "i"."skill", "i"."is_review", "i"."lesson_id",
  "i"."activity", "i"."generator_id", "i"."generator_grade", "i"."seed", "a"."option", "a"."is_correct",
  "a"."points", l.content as "content"
from "practice_items" as "i"
inner join "practice_rounds" as "r" on "r"."id" = "i"."round_id"
left join "practice_answers" as "a" on "a"."round_id" = "i"."round_id" and "a"."position" = "i"."position"
left join "lessons" as "l" on "l"."id" = "i"."lesson_id"
where "r"."user_id" = $1 and "r"."kind" = $2 and "r"."local_day" = $3
order by "i"."position";

-- item
select "r"."id" as "round_id", "r"."kind", "r"."subject_id" as "round_subject", "r"."grade",
  "r"."finished_at", "i"."position", "i"."subject_id", "i"."skill", "i"."is_review", "i"."lesson_id",
  "i"."activity", "i"."generator_id", "i"."generator_grade", "i"."seed", "a"."option", "a"."is_correct",
  "a"."points", l.content as "content"
from "practice_items" as "i"
inner join "practice_rounds" as "r" on "r"."id" = "i"."round_id"
left join "practice_answers" as "a" on "a"."round_id" = "i"."round_id" and "a"."position" = "i"."position"
left join "lessons" as "l" on "l"."id" = "i"."lesson_id"
where "r"."user_id" = $1 and "r"."id" = $2 and "i"."position" = $3
order by "i"."position";

-- begin
insert into "practice_rounds" ("user_id", "subject_id", "grade", "kind", "local_day", "item_count",
  "started_at")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- begin
insert into "practice_items" ("round_id", "position", "user_id", "subject_id", "skill", "is_review",
  "lesson_id", "activity", "generator_id", "generator_grade", "seed")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- addAnswer
insert into "practice_answers" ("round_id", "position", "user_id", "option", "is_correct", "points",
  "answer_ms", "answered_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("round_id", "position") do nothing
returning "position";

-- finish
update "practice_rounds"
set "finished_at" = $1
where "id" = $2 and "finished_at" is null and "item_count" = (
    select count(*)::int as "n"
    from "practice_answers"
    where "round_id" = $3
  )
returning "id";

-- paidOn
select count(*)::int as "paid"
from "points_ledger"
where "user_id" = $1 and "reason" = $2 and "ref" like $3;

-- activeDays
select array(
    select to_char(days.at at time zone me.timezone, 'YYYY-MM-DD')
    from users me
    join (
        select user_id, completed_at as at
        from lesson_completions
        union all
        select user_id, finished_at
        from practice_rounds
        where finished_at is not null
      ) days on days.user_id = me.id
    where me.id = $1::uuid
    group by 1
    order by 1 desc
    limit 400
  ) as days;
