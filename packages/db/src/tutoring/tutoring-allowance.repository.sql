-- of
select coalesce((
    select max(sp.max_tutoring_sessions)
    from user_subscriptions us
    join subscription_plans sp on sp.id = us.plan_id
    where us.status in ('active', 'past_due') and (us.user_id = u.id or us.user_id in (
        select gl.guardian_id
        from guardian_links gl
        where gl.child_id = u.id and gl.status = 'active'
      ))
  ), $1)::int as most, (
    select count(*)
    from tutoring_sessions ts
    where ts.student_id = u.id
      and (ts.status in ('scheduled', 'in-progress', 'completed') or ts.counts_as_used)
      and date_trunc('month', ts.scheduled_time at time zone u.timezone) = date_trunc('month',
      $2::timestamptz at time zone u.timezone)
  )::int as used
from users u
where u.id = $3::uuid;
