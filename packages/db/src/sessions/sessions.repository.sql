-- create: with a password
insert into "sessions" ("user_id", "expire", "sess", "opened_by", "opened_with", "opened_on", "by_google",
  "sid", "kind", "parent_sid", "idle_seconds", "confirmed_at")
values ($1, now() + $2 * interval '1 second', $3, $4, $5, $6, $7, $8, $9, $10, $11, now()),
  ($12, now() + $13 * interval '1 second', $14, $15, $16, $17, $18, $19, $20, $21, $22, default);

-- create: otherwise
insert into "sessions" ("user_id", "expire", "sess", "opened_by", "opened_with", "opened_on", "by_google",
  "sid", "kind", "parent_sid", "idle_seconds", "confirmed_at")
values ($1, now() + $2 * interval '1 second', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12),
  ($13, now() + $14 * interval '1 second', $15, $16, $17, $18, $19, $20, $21, $22, $23, default);

-- find
select /* prepared */ "s"."sid", "s"."kind", "s"."parent_sid", "s"."public_id", "s"."user_id",
  "s"."confirmed_at", "s"."by_google", "u"."role", "u"."is_verified", "u"."verification_expires",
  "u"."username", "u"."first_name", "u"."profile_image_url", "u"."timezone", "u"."grade",
  u.password_hash is not null as "has_password", exists (
    select
    from second_factors sf
    where sf.user_id = u.id and sf.confirmed_at is not null
  ) as "has_second_factor", json_build_object('isPupil', exists (
    select
    from class_memberships cm
    join classes c on c.id = cm.class_id and c.archived_at is null
    where cm.child_id = u.id and cm.status = 'active'
  ), 'subscriptions', coalesce((
    select json_agg(json_build_object('place', payer.place, 'planId', us.plan_id, 'status', us.status,
      'isTrialing', us.trialing, 'trialEndsAt', us.trial_ends_at, 'currentPeriodEnd',
      us.current_period_end) order by us.id)
    from (
        select u.id, 0 as place
        union all
        select gl.guardian_id, (
            select count(*)
            from guardian_links other
            where other.guardian_id = gl.guardian_id and other.status = 'active'
              and (other.created_at, other.id) <= (gl.created_at, gl.id)
          )::int
        from guardian_links gl
        where gl.child_id = u.id and gl.status = 'active'
      ) payer
    join user_subscriptions us on us.user_id = payer.id and us.status <> 'expired'
  ), '[]')) as "plans"
from "sessions" as "s"
inner join "users" as "u" on "u"."id" = "s"."user_id"
where "s"."sid" in ($1) and s.expire > now() and s.last_seen_at > now() - s.idle_seconds * interval '1 second'
  and "u"."is_active" = $2;

-- touch
update "sessions"
set "last_seen_at" = now()
where "sid" in ($1);

-- confirm
update "sessions"
set "confirmed_at" = $1
where "sid" = $2;

-- end
delete from "sessions"
where ("sid" in ($1) or "sid" in (
    select "parent_sid"
    from "sessions"
    where "sid" in ($2) and "parent_sid" is not null
  ));

-- numberOf
select "public_id"
from "sessions"
where "sid" = $1;

-- endOne
delete from "sessions"
where "user_id" = $1 and "public_id" = $2 and "kind" = $3
returning "sid";

-- endAll: all
select end_ways_in($1::uuid);

-- endAll: all
delete from "sessions"
where "user_id" = $1 and "kind" = $2
returning "sid";

-- endAll: but one
select end_ways_in($1::uuid);

-- endAll: but one
delete from "sessions"
where "user_id" = $1 and "kind" = $2 and "sid" != $3
returning "sid";

-- list
select "s"."sid", "s"."public_id", "s"."created_at", coalesce(s.sess ->> 'device', '') as "device",
  greatest(s.last_seen_at, (
    select max(bearer.last_seen_at)
    from sessions bearer
    where bearer.parent_sid = s.sid
  )) as "last_seen_at"
from "sessions" as "s"
where "s"."user_id" = $1 and "s"."kind" = $2 and s.expire > now()
  and s.last_seen_at > now() - s.idle_seconds * interval '1 second'
order by "s"."created_at" desc;
