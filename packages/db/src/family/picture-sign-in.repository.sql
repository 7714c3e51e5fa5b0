-- keep
insert into "picture_passwords" ("user_id", "hash")
values ($1, $2)
on conflict ("user_id") do update
set "hash" = $3, "updated_at" = now();

-- drop
delete from "picture_passwords"
where "user_id" = $1;

-- account
select "u"."id", "u"."role", "u"."first_name", "u"."name", "u"."last_login", "p"."hash"
from "picture_passwords" as "p"
inner join "users" as "u" on "u"."id" = "p"."user_id"
where "u"."id" = $1 and "u"."is_active" = $2;

-- childrenOfDevice
select "u"."id", "u"."first_name", "u"."name", "d"."adult_id"
from "trusted_devices" as "d"
inner join "visible_children" as "v" on "v"."adult_id" = "d"."adult_id"
inner join "users" as "u" on "u"."id" = "v"."child_id"
inner join "picture_passwords" as "p" on "p"."user_id" = "u"."id"
where "d"."token_hash" = $1 and "d"."expires_at" > $2 and "u"."is_active" = $3 and (exists (
    select
    from guardian_links l
    where l.child_id = v.child_id and l.guardian_id = v.adult_id and l.status = 'active'
  ) or exists (select from made_pupils p where p.child_id = v.child_id and p.teacher_id = v.adult_id))
order by "u"."first_name", "u"."id";

-- letInBy
select "v"."child_id"
from "visible_children" as "v"
where "v"."adult_id" = $1 and (exists (
    select
    from guardian_links l
    where l.child_id = v.child_id and l.guardian_id = v.adult_id and l.status = 'active'
  ) or exists (
    select
    from made_pupils p
    where p.child_id = v.child_id and p.teacher_id = v.adult_id
  )) and exists (select from guardian_links g where g.child_id = "v"."child_id" and g.status = 'active');

-- keepToken
insert into "sign_in_tokens" ("token_hash", "child_id", "made_by", "kind", "expires_at")
values ($1, $2, $3, $4, $5);

-- childOfToken
select "u"."id", "u"."first_name", "u"."name", "t"."kind", "t"."made_by" as "adult_id"
from "sign_in_tokens" as "t"
inner join "visible_children" as "v" on "v"."child_id" = "t"."child_id" and "v"."adult_id" = "t"."made_by"
inner join "users" as "u" on "u"."id" = "t"."child_id"
where "t"."token_hash" = $1 and "t"."expires_at" > $2 and "t"."used_at" is null and "t"."ended_at" is null
  and (exists (
    select
    from guardian_links l
    where l.child_id = v.child_id and l.guardian_id = v.adult_id and l.status = 'active'
  ) or exists (select from made_pupils p where p.child_id = v.child_id and p.teacher_id = v.adult_id));

-- useToken
update "sign_in_tokens"
set "used_at" = case when kind = 'qr' then $1::timestamptz end
where "token_hash" = $2 and "used_at" is null and "ended_at" is null
returning "token_hash";

-- endTokens
update "sign_in_tokens"
set "ended_at" = now()
where "child_id" = $1 and "ended_at" is null;
