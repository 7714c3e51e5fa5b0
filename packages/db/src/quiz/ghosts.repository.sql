-- of
select "ga"."question_index" as "question", "ga"."answer" as "option", "ga"."is_correct" as "correct",
  "ga"."time_to_answer" as "answer_ms", "ga"."points_earned" as "points"
from "game_answers" as "ga"
where "ga"."session_id" = (
    select "gs"."id"
    from "game_rooms" as "gr"
    inner join "game_rooms" as "earlier" on "earlier"."host_id" = "gr"."host_id"
      and "earlier"."game_type" = "gr"."game_type" and "earlier"."subject" = "gr"."subject"
      and "earlier"."grade" = "gr"."grade" and "earlier"."question_count" = "gr"."question_count"
      and "earlier"."completed_at" < "gr"."created_at"
    inner join "game_sessions" as "gs" on "gs"."room_id" = "earlier"."id"
    where "gr"."id" = $1 and "gr"."max_players" = $2 and "earlier"."max_players" = $3
      and "earlier"."status" = $4 and "gs"."status" = $5
    order by "earlier"."completed_at" desc
    limit $6
  ) and "ga"."user_id" = (select "gr"."host_id" from "game_rooms" as "gr" where "gr"."id" = $7)
order by "ga"."question_index";
