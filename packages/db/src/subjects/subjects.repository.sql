-- list
select "id", "name", "display_name", "icon", "color", "description"
from "subjects"
order by array_position(array['math','science','english','geography','history','it','chemistry','robotics'],
  id);

-- put
insert into "subjects" ("id", "name", "display_name", "icon", "color", "description")
values ($1, $2, $3, $4, $5, $6)
on conflict ("id") do update
set "display_name" = "excluded"."display_name", "icon" = "excluded"."icon", "color" = "excluded"."color",
  "description" = "excluded"."description";
