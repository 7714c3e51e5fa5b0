-- earnings
with me as (select timezone from users where id = $1::uuid), paid as (
    select date_trunc('month', ts.scheduled_time at time zone me.timezone) as month, ts.total_cost
    from tutoring_sessions ts
    cross join me
    where ts.tutor_id = $2::uuid and (ts.status = 'completed' or ts.counts_as_used)
  ), whole as (select count(*)::int as sessions, coalesce(sum(total_cost), 0)::int as cents from paid)
select to_char(months.month, 'YYYY-MM') as month, count(paid.month)::int as sessions,
  coalesce(sum(paid.total_cost), 0)::int as cents, whole.sessions as all_sessions, whole.cents as all_cents
from me
cross join whole
cross join lateral generate_series(0, $3::int) as ago(months)
cross join lateral (
    select date_trunc('month',
      $4::timestamptz at time zone me.timezone) - make_interval(months => ago.months) as month
  ) months
left join paid on paid.month = months.month
group by months.month, whole.sessions, whole.cents
order by months.month;

-- skillsFor
select named.skill, l.subject_id as subject, coalesce(bool_or(l.grade = u.grade), false) as is_of_grade
from tutoring_sessions ts
join users u on u.id = ts.student_id
join lessons l on l.subject_id = ts.subject and l.is_published and l.class_id is null
cross join lateral unnest(l.skills) as named(skill)
where ts.id = $1::uuid and ts.tutor_id = $2::uuid
group by named.skill, l.subject_id
order by is_of_grade desc, named.skill;

-- namedSkills
select named.skill
from tutoring_sessions ts
cross join lateral unnest(ts.skills) as named(skill)
where ts.student_id = $1::uuid and ts.subject = $2 and cardinality(ts.skills) > 0 and ts.completed_at > $3
group by named.skill
order by max(ts.completed_at) desc, named.skill;

-- waive
update "tutoring_sessions"
set "counts_as_used" = $1
where "id" = $2 and "counts_as_used" = $3
returning "id", "request_id", "student_id", "tutor_id", "subject", "scheduled_time", "duration", "status",
  "meeting_link", "recording_url", "notes", "student_rating", "tutor_rating", "student_feedback",
  "tutor_feedback", "skills", "total_cost", "counts_as_used", "missed_by", "started_at", "completed_at",
  "created_at";
