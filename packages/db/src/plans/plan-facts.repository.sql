-- of
select json_build_object('isPupil', exists (
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
  ), '[]')) as "facts"
from "users" as "u"
where "u"."id" = $1;
