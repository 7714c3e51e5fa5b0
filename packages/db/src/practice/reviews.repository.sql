-- card
select "stability", "difficulty", "interval_days", "reviews", "lapses", "reviewed_at", "due_day"
from "review_cards"
where "user_id" = $1 and "item_key" = $2;

-- save
insert into "review_cards" ("user_id", "item_key", "subject_id", "skill", "lesson_id", "activity",
  "generator_id", "generator_grade", "stability", "difficulty", "interval_days", "reviews", "lapses",
  "reviewed_at", "due_day")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
on conflict ("user_id", "item_key") do update
set "stability" = $16, "difficulty" = $17, "interval_days" = $18, "reviews" = $19, "lapses" = $20,
  "reviewed_at" = $21, "due_day" = $22, "generator_grade" = $23, "skill" = $24;
