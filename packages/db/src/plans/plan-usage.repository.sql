-- ofChildren
select "u"."id", "u"."first_name", "u"."name", "u"."grade", "u"."timezone", "hs"."daily_messages",
  json_build_object('isPupil', exists (
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
  ), '[]')) as "plans", (row_number() over (order by gl.created_at, gl.id))::int as "place", (
    select coalesce(sum(su.tutoring_sessions_used), 0)::int
    from subscription_usage su
    where su.user_id = u.id and su.year = $1 and su.month = $2
  ) as "tutoring_used", coalesce((
    select json_agg(json_build_object('day', to_char(latest.day, 'YYYY-MM-DD'), 'asked', latest.asked))
    from (
        select cd.day, cd.asked
        from chat_days cd
        where cd.user_id = u.id
        order by cd.day desc
        limit 2
      ) latest
  ), '[]') as "days"
from "guardian_links" as "gl"
inner join "users" as "u" on "u"."id" = "gl"."child_id"
left join "helper_settings" as "hs" on "hs"."child_id" = "u"."id"
where "gl"."guardian_id" = $3 and "gl"."status" = $4
order by "gl"."created_at", "gl"."id";
