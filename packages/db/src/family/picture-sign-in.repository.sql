-- keep
insert into "picture_passwords" ("user_id", "hash")
values ($1, $2)
on conflict ("user_id") do update
set "hash" = $3, "updated_at" = now();

-- drop
delete from "picture_passwords"
where "user_id" = $1;

-- account
select "u"."id", "u"."role", "u"."first_name", "u"."name", "u"."last_login", "pp"."hash"
from "picture_passwords" as "pp"
inner join "users" as "u" on "u"."id" = "pp"."user_id"
where "u"."id" = $1 and "u"."is_active" = $2;

-- childrenOfDevice
select "u"."id", "u"."first_name", "u"."name", "td"."adult_id", "td"."public_id" as "device_id",
  "td"."class_id", "td"."slept_at", "td"."times_woken"
from "trusted_devices" as "td"
inner join "visible_children" as "vc" on "vc"."adult_id" = "td"."adult_id"
inner join "users" as "u" on "u"."id" = "vc"."child_id"
inner join "picture_passwords" as "pp" on "pp"."user_id" = "u"."id"
where "td"."token_hash" = $1 and "td"."expires_at" > $2 and "u"."is_active" = $3
  and (case when td.class_id is null then (exists (
    select
    from guardian_links gl
    where gl.child_id = vc.child_id and gl.guardian_id = vc.adult_id and gl.status = 'active'
  ) or exists (
    select
    from made_pupils mp
    where mp.child_id = vc.child_id and mp.teacher_id = vc.adult_id
  )) else exists (
    select
    from made_pupils mp
    where mp.child_id = vc.child_id and mp.teacher_id = td.adult_id and mp.class_id = td.class_id
  ) end)
order by "u"."first_name", "u"."id";

-- letInBy
select "vc"."child_id"
from "visible_children" as "vc"
where "vc"."adult_id" = $1 and (exists (
    select
    from guardian_links gl
    where gl.child_id = vc.child_id and gl.guardian_id = vc.adult_id and gl.status = 'active'
  ) or exists (
    select
    from made_pupils mp
    where mp.child_id = vc.child_id and mp.teacher_id = vc.adult_id
  )) and exists (select from guardian_links gl where gl.child_id = "vc"."child_id" and gl.status = 'active');

-- letInByClass
select "cm"."child_id"
from "class_memberships" as "cm"
inner join "users" as "u" on "u"."id" = "cm"."child_id"
inner join "picture_passwords" as "pp" on "pp"."user_id" = "cm"."child_id"
where "cm"."class_id" = $1 and "cm"."status" = $2 and "u"."made_by_class" = "cm"."class_id" and exists (
    select
    from guardian_links gl
    where gl.child_id = "cm"."child_id" and gl.status = 'active'
  );

-- keepToken
insert into "sign_in_tokens" ("token_hash", "child_id", "made_by", "kind", "expires_at")
values ($1, $2, $3, $4, $5);

-- childOfToken
select "u"."id", "u"."first_name", "u"."name", "sit"."kind", "sit"."made_by" as "adult_id"
from "sign_in_tokens" as "sit"
inner join "visible_children" as "vc" on "vc"."child_id" = "sit"."child_id"
  and "vc"."adult_id" = "sit"."made_by"
inner join "users" as "u" on "u"."id" = "sit"."child_id"
where "sit"."token_hash" = $1 and "sit"."expires_at" > $2 and "sit"."used_at" is null
  and "sit"."ended_at" is null and (exists (
    select
    from guardian_links gl
    where gl.child_id = vc.child_id and gl.guardian_id = vc.adult_id and gl.status = 'active'
  ) or exists (select from made_pupils mp where mp.child_id = vc.child_id and mp.teacher_id = vc.adult_id));

-- useToken
update "sign_in_tokens"
set "used_at" = case when kind = 'qr' then $1::timestamptz end
where "token_hash" = $2 and "used_at" is null and "ended_at" is null
returning "token_hash";

-- endTokens
update "sign_in_tokens"
set "ended_at" = now()
where "child_id" = $1 and "ended_at" is null;
