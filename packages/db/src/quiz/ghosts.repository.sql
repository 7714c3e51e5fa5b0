-- of
select "ga"."question_index" as "question", "ga"."answer" as "option", "ga"."is_correct" as "correct",
  "ga"."time_to_answer" as "answer_ms", "ga"."points_earned" as "points"
from "game_answers" as "ga"
where "ga"."session_id" = (
    select "gs"."id"
    from "game_rooms" as "gr"
    inner join "game_rooms" as "played" on "played"."host_id" = "gr"."host_id"
      and "played"."game_type" = "gr"."game_type" and "played"."subject" = "gr"."subject"
      and "played"."grade" = "gr"."grade" and "played"."question_count" = "gr"."question_count"
      and "played"."completed_at" < "gr"."created_at"
    inner join "game_sessions" as "gs" on "gs"."room_id" = "played"."id"
    where "gr"."id" = $1 and "gr"."max_players" = $2 and "played"."max_players" = $3
      and "played"."status" = $4 and "gs"."status" = $5
    order by "played"."completed_at" desc
    limit $6
  ) and "ga"."user_id" = (select "gr"."host_id" from "game_rooms" as "gr" where "gr"."id" = $7)
order by "ga"."question_index";
