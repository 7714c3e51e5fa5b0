-- open
select "pr"."id" as "round_id", "pr"."kind", "pr"."subject_id" as "round_subject", "pr"."grade",
  "pr"."finished_at", "pi"."position", "pi"."subject_id", "pi"."skill", "pi"."is_review", "pi"."lesson_id",
  "pi"."activity", "pi"."generator_id", "pi"."generator_grade", "pi"."seed", "pa"."option", "pa"."is_correct",
  "pa"."points", l.content as "content"
from "practice_items" as "pi"
inner join "practice_rounds" as "pr" on "pr"."id" = "pi"."round_id"
left join "practice_answers" as "pa" on "pa"."round_id" = "pi"."round_id"
  and "pa"."position" = "pi"."position"
left join "lessons" as "l" on "l"."id" = "pi"."lesson_id"
where "pr"."user_id" = $1 and "pr"."subject_id" = $2 and "pr"."grade" = $3 and "pr"."kind" = $4
  and "pr"."finished_at" is null
order by "pi"."position";

-- daily
select "pr"."id" as "round_id", "pr"."kind", "pr"."subject_id" as "round_subject", "pr"."grade",
  "pr"."finished_at", "pi"."position", "pi"."subject_id", "pi"."skill", "pi"."is_review", "pi"."lesson_id",
  "pi"."activity", "pi"."generator_id", "pi"."generator_grade", "pi"."seed", "pa"."option", "pa"."is_correct",
  "pa"."points", l.content as "content"
from "practice_items" as "pi"
inner join "practice_rounds" as "pr" on "pr"."id" = "pi"."round_id"
left join "practice_answers" as "pa" on "pa"."round_id" = "pi"."round_id"
  and "pa"."position" = "pi"."position"
left join "lessons" as "l" on "l"."id" = "pi"."lesson_id"
where "pr"."user_id" = $1 and "pr"."kind" = $2 and "pr"."local_day" = $3
order by "pi"."position";

-- item
select "pr"."id" as "round_id", "pr"."kind", "pr"."subject_id" as "round_subject", "pr"."grade",
  "pr"."finished_at", "pi"."position", "pi"."subject_id", "pi"."skill", "pi"."is_review", "pi"."lesson_id",
  "pi"."activity", "pi"."generator_id", "pi"."generator_grade", "pi"."seed", "pa"."option", "pa"."is_correct",
  "pa"."points", l.content as "content"
from "practice_items" as "pi"
inner join "practice_rounds" as "pr" on "pr"."id" = "pi"."round_id"
left join "practice_answers" as "pa" on "pa"."round_id" = "pi"."round_id"
  and "pa"."position" = "pi"."position"
left join "lessons" as "l" on "l"."id" = "pi"."lesson_id"
where "pr"."user_id" = $1 and "pr"."id" = $2 and "pi"."position" = $3
order by "pi"."position";

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
