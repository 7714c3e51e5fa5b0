-- One query for each invariant. It returns the rows that break it, so no row is the right answer.
-- Run by `npm run db:check` and after every test suite. The line above a query names the invariant.

-- I1 a completion is paid exactly once
select c.user_id, c.lesson_id from lesson_completions c
  left join points_ledger l on l.user_id = c.user_id and l.reason = 'lesson' and l.ref = c.lesson_id
 where l.points is distinct from c.points;

-- I1 no payment for a lesson without its completion
select l.user_id, l.ref from points_ledger l
  left join lesson_completions c on c.user_id = l.user_id and c.lesson_id = l.ref
 where l.reason = 'lesson' and c.user_id is null;

-- I1 the total of points is the sum of the ledger
select u.id, u.total_points from users u
  left join (select user_id, sum(points) as points from points_ledger group by user_id) l on l.user_id = u.id
 where u.total_points <> coalesce(l.points, 0);

-- I1 progress is what the completions say
select p.user_id, p.subject_id from user_progress p join users u on u.id = p.user_id
  cross join lateral (
    select count(l.id)::int as total, count(c.lesson_id)::int as done from lessons l
      left join lesson_completions c on c.lesson_id = l.id and c.user_id = p.user_id
     where l.subject_id = p.subject_id and l.grade = u.grade and l.is_published) t
 where p.completed_lessons <> t.done or p.total_lessons <> t.total
    or p.progress <> case when t.total = 0 then 0 else round(100.0 * t.done / t.total)::int end;

-- I1 what practice paid is what its answers earned
select u.id from users u
  left join (select user_id, sum(points) as points from practice_answers group by user_id) a on a.user_id = u.id
  left join (select user_id, sum(points) as points from points_ledger where reason = 'practice' group by user_id) l on l.user_id = u.id
 where coalesce(a.points, 0) <> coalesce(l.points, 0);

-- I1 practice pays at most twenty points in a local day
select user_id, left(ref, 10) as day from points_ledger where reason = 'practice'
 group by user_id, left(ref, 10) having sum(points) > 20;

-- I1 a round of practice holds what was dealt, and is finished with its last answer
select r.id from practice_rounds r
 where r.item_count <> (select count(*) from practice_items i where i.round_id = r.id)
    or (r.finished_at is not null) <> (r.item_count = (select count(*) from practice_answers a where a.round_id = r.id));

-- I1 a mistake in practice has its card
select a.round_id, a.position from practice_answers a join practice_items i on i.round_id = a.round_id and i.position = a.position
  left join review_cards c on c.user_id = a.user_id
    and c.item_key = coalesce('generator:' || i.generator_id, 'lesson:' || i.lesson_id || ':' || i.activity)
 where not a.is_correct and c.user_id is null;

-- I1 a verified score is the share of activities right at the first try
select c.user_id, c.lesson_id from lesson_completions c join lessons l on l.id = c.lesson_id join lesson_runs r on r.id = c.run_id
  cross join lateral (
    select count(*) filter (where a.is_correct and a.try_number = 1) as done from lesson_attempts a where a.run_id = c.run_id) t
 where c.is_verified and r.lesson_version = l.version
   and c.score_percent <> round(100.0 * t.done / greatest(1, jsonb_array_length(l.content -> 'activities')));

-- I1 the tries of an activity are numbered without a gap, so that there is one first try and one second chance
select run_id, activity from lesson_attempts
 group by run_id, activity having max(try_number) <> count(*) or min(try_number) <> 1;

-- I2 seats taken are the participants, numbered without a gap; the seat of who was erased stays empty
select r.id from game_rooms r left join game_participants p on p.room_id = r.id
 group by r.id, r.seats, r.max_players
having r.seats < count(p.user_id) or count(p.user_id) > r.max_players or coalesce(max(p.seat), 0) > r.seats
    or r.seats > count(p.user_id) and not exists (select from erased_accounts e where e.erased_at > r.created_at);

-- I3 nobody is booked twice
select a.id, b.id from tutoring_sessions a join tutoring_sessions b
    on a.id < b.id and (a.tutor_id = b.tutor_id or a.student_id = b.student_id)
   and tstzrange(a.scheduled_time, a.ends_at) && tstzrange(b.scheduled_time, b.ends_at)
 where a.status in ('scheduled', 'in-progress') and b.status in ('scheduled', 'in-progress');

-- I5 a month has one row of usage a subscription
select subscription_id, year, month from subscription_usage group by subscription_id, year, month having count(*) > 1;

-- I6 a player's score is the sum of the answers, while they are kept for one year (security 2.16)
select p.room_id, p.user_id from game_participants p
  join game_sessions s on s.room_id = p.room_id
  left join game_answers a on a.session_id = s.id and a.user_id = p.user_id
 where p.joined_at > now() - interval '365 days'
 group by p.room_id, p.user_id, p.score having p.score <> coalesce(sum(a.points_earned), 0);

-- I7 a bearer never outlives its session
select b.sid from sessions b left join sessions c on c.sid = b.parent_sid
 where b.kind = 'bearer' and (c.sid is null or c.user_id <> b.user_id);

-- I8 usernames and mail addresses differ ignoring case
select lower(username) from users group by lower(username) having count(*) > 1
union all
select lower(email) from users where email is not null group by lower(email) having count(*) > 1;

-- I10 an achievement is earned once
select user_id, achievement_key from achievements group by user_id, achievement_key having count(*) > 1;

-- I11 a trial that we gave has its grant
select s.id from user_subscriptions s left join trial_grants g on g.user_id = s.user_id
 where s.trialing and s.stripe_subscription_id is null and g.user_id is null;

-- an account has one subscription that may count
select user_id from user_subscriptions where status <> 'expired' group by user_id having count(*) > 1;

-- I13 a session's price and time are in order
select id from tutoring_sessions
 where total_cost < 0 or ends_at <= scheduled_time or (status = 'in-progress' and started_at is null);

-- I1 what quizzes paid is what their days hold
select u.id from users u
  left join (select user_id, sum(points) as points from quiz_pay_days group by user_id) d on d.user_id = u.id
  left join (select user_id, sum(points) as points from points_ledger where reason = 'quiz' group by user_id) l on l.user_id = u.id
 where coalesce(d.points, 0) <> coalesce(l.points, 0);

-- I1 a game pays at most two points a right answer, while answers are kept
select l.user_id, l.ref from points_ledger l
 where l.reason = 'quiz' and l.created_at > now() - interval '364 days' and l.points > 2 * (
   select count(*) from game_answers a where a.session_id::text = l.ref and a.user_id = l.user_id and a.is_correct) + 2 * (
   select count(*) from homework_answers h where h.quiz_id::text = l.ref and h.user_id = l.user_id and h.is_correct);

-- I6 an answer in homework is to a question of it, and right exactly where its key says so
select h.quiz_id, h.user_id, h.question_index from homework_answers h join class_quizzes q on q.id = h.quiz_id
 where q.assignment_id is null or h.question_index >= jsonb_array_length(q.questions)
    or h.is_correct <> ((q.questions -> h.question_index ->> 'right')::int = h.answer);

-- I2 homework is an assignment of its class, and each has its questions
select a.id from assignments a left join class_quizzes q on q.assignment_id = a.id
 where (a.kind = 'homework') <> (q.id is not null) or q.class_id <> a.class_id;

-- I6 an answer is a participant's, to a question of the game
select a.session_id, a.user_id, a.question_index from game_answers a join game_sessions s on s.id = a.session_id
  left join game_participants p on p.room_id = s.room_id and p.user_id = a.user_id
 where p.user_id is null or a.question_index > s.current_question or a.question_index >= jsonb_array_length(s.questions);

-- I6 a room and its game end together
select r.id from game_rooms r join game_sessions s on s.room_id = r.id
 where (r.status = 'completed') <> (s.status = 'completed') or r.status in ('cancelled', 'expired') and s.status in ('waiting', 'in_progress');

-- I2 a class has at most a hundred pupils, those who wait among them
select class_id from class_memberships where status <> 'ended'
 group by class_id having count(*) > 100 or count(distinct seat) <> count(*);

-- I9 an invitation lets one teacher in at most, and a class has one that is good
select class_id from class_invites where used_at is null and ended_at is null group by class_id having count(*) > 1;

-- I2 what is given to some names pupils who were in the class, what is given to all names nobody
select a.id from assignments a left join assignment_pupils p on p.assignment_id = a.id
  left join class_memberships m on m.class_id = a.class_id and m.child_id = p.child_id
 where a.is_for_all and p.child_id is not null or p.child_id is not null and m.child_id is null;

-- I2 a member of a group is a pupil of its class
select lgm.group_id, lgm.child_id from learner_group_members lgm
  left join class_memberships m on m.class_id = lgm.class_id and m.child_id = lgm.child_id and m.status = 'active'
 where m.child_id is null;

-- I9 a child with guardians has one who decides
select child_id from guardian_links where status = 'active'
 group by child_id having count(*) filter (where kind = 'primary') <> 1;

-- I12 a yes that stands is of somebody who is linked
select c.id from consents c
 where c.revoked_at is null and not exists (select from guardian_links l
   where l.child_id = c.child_id and l.guardian_id = c.guardian_id and l.status = 'active');

-- I9 who is in a class came in with a teacher's yes
select id from class_memberships where status = 'active' and teacher_ok_at is null;

-- I5 the counter of a month knows every tutoring session that counts in it
select ts.student_id from tutoring_sessions ts where counts_as_tutoring(ts)
 group by ts.student_id, extract(year from ts.scheduled_time at time zone 'UTC'), extract(month from ts.scheduled_time at time zone 'UTC')
having count(*) > coalesce((select sum(su.tutoring_sessions_used) from subscription_usage su
  where su.user_id = ts.student_id and su.year = extract(year from min(ts.scheduled_time) at time zone 'UTC')
    and su.month = extract(month from min(ts.scheduled_time) at time zone 'UTC')), 0);
