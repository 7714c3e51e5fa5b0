-- of
select "animal", "colour", "word"
from "game_faces"
where "user_id" = $1;

-- keep
insert into "game_faces" ("user_id", "animal", "colour", "word")
values ($1, $2, $3, $4)
on conflict ("user_id") do update
set "animal" = $5, "colour" = $6, "word" = $7, "changed_at" = now();
