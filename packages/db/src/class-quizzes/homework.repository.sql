-- ofPupil
select cq.id as "quizId", a.subject_id as subject, cq.grade, c.name as "className", a.due_day as "dueDay",
  today.day > a.due_day as "isLate", cq.questions, array(
    select json_build_object('question', ha.question_index, 'option', ha.answer)
    from homework_answers ha
    where ha.quiz_id = cq.id and ha.user_id = me.id
    order by ha.question_index
  ) as answers, (
    select pl.points
    from points_ledger pl
    where pl.user_id = me.id and pl.reason = 'quiz' and pl.ref = cq.id::text
  ) as paid
from users me
cross join lateral (select ($1::timestamptz at time zone me.timezone)::date as day) today
join assignments a on a.id = $2::uuid and a.ended_at is null
join class_quizzes cq on cq.assignment_id = a.id
join classes c on c.id = cq.class_id and c.archived_at is null
join class_memberships cm on cm.class_id = c.id and cm.child_id = me.id and cm.status = 'active'
where me.id = $3::uuid and (a.is_for_all or exists (
    select
    from assignment_pupils ap
    where ap.assignment_id = a.id and ap.child_id = "me"."id"
  )) and today.day <= a.due_day + $4::int;

-- addAnswer
insert into "homework_answers" ("quiz_id", "user_id", "question_index", "answer", "is_correct",
  "time_to_answer", "answered_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("quiz_id", "user_id", "question_index") do nothing
returning "question_index";
