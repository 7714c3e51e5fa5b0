-- export
select to_jsonb(kept) - $1::text[] as row
from "users" kept
where ("kept"."id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "sessions" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] || jsonb_build_object($2::text, (
    select "trusted_devices"."label"
    from "trusted_devices"
    where "trusted_devices"."public_id" = "kept"."device_id"
  )) as row
from "device_sign_ins" kept
where ("kept"."child_id" = $3::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "lesson_runs" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "lesson_attempts" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "lesson_completions" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "points_ledger" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "user_progress" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "achievements" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "rewards" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "worn_parts" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "practice_rounds" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "practice_items" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "practice_answers" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "review_cards" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "question_sightings" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "quiz_pay_days" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "game_faces" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "game_participants" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "game_answers" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "homework_answers" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "game_rooms" kept
where ("kept"."host_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "chat_messages" kept
where ("kept"."user_id" = $2::uuid) and not "kept"."is_private";

-- export
select to_jsonb(kept) - $1::text[] as row
from "chat_days" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "helper_settings" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "guardian_links" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "consents" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "guardian_notices" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] || jsonb_build_object($2::text, (
    select "classes"."name"
    from "classes"
    where "classes"."id" = "kept"."class_id"
  )) as row
from "class_memberships" kept
where ("kept"."child_id" = $3::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] || jsonb_build_object($2::text, (
    select "classes"."name"
    from "classes"
    where "classes"."id" = "kept"."class_id"
  )) || jsonb_build_object($3::text, (
    select "learner_groups"."name"
    from "learner_groups"
    where "learner_groups"."id" = "kept"."group_id"
  )) as row
from "learner_group_members" kept
where ("kept"."child_id" = $4::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "assignment_pupils" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "learning_paths" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "user_subscriptions" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "subscription_usage" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "subscription_invoices" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "trial_grants" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "outbox" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "child_views" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "weekly_mails" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "audit_log" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "tutoring_requests" kept
where ("kept"."student_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "tutoring_sessions" kept
where ("kept"."student_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "session_messages" kept
where ("kept"."sender_id" = $2::uuid) and not false;

-- export
select to_jsonb(kept) - $1::text[] as row
from "session_visits" kept
where ("kept"."person_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "users" kept
where ("kept"."id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "sessions" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "school_administrators" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "trusted_devices" kept
where ("kept"."adult_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] || jsonb_build_object($2::text, (
    select "trusted_devices"."label"
    from "trusted_devices"
    where "trusted_devices"."public_id" = "kept"."device_id"
  )) as row
from "device_sign_ins" kept
where ("kept"."child_id" = $3::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "lesson_runs" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "lesson_attempts" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "lesson_completions" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "points_ledger" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "user_progress" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "achievements" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "rewards" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "worn_parts" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "practice_rounds" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "practice_items" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "practice_answers" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "review_cards" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "question_sightings" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "quiz_pay_days" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "game_faces" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "game_participants" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "game_answers" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "homework_answers" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "game_rooms" kept
where ("kept"."host_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "chat_messages" kept
where ("kept"."user_id" = $2::uuid) and not "kept"."is_private";

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "chat_days" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "helper_settings" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "guardian_links" kept
where ("kept"."child_id" = $2::uuid or "kept"."guardian_id" = $3::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "consents" kept
where ("kept"."child_id" = $2::uuid or "kept"."guardian_id" = $3::uuid or "kept"."revoked_by" = $4::uuid)
  and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "guardian_notices" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "class_wish_tokens" kept
where ("kept"."guardian_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "classes" kept
where ("kept"."teacher_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "class_teachers" kept
where ("kept"."teacher_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] || jsonb_build_object($2::text, (
    select "classes"."name"
    from "classes"
    where "classes"."id" = "kept"."class_id"
  )) as row
from "class_memberships" kept
where ("kept"."child_id" = $3::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] || jsonb_build_object($2::text, (
    select "classes"."name"
    from "classes"
    where "classes"."id" = "kept"."class_id"
  )) || jsonb_build_object($3::text, (
    select "learner_groups"."name"
    from "learner_groups"
    where "learner_groups"."id" = "kept"."group_id"
  )) as row
from "learner_group_members" kept
where ("kept"."child_id" = $4::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "lesson_drafts" kept
where ("kept"."owner_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "assignments" kept
where ("kept"."made_by" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "assignment_pupils" kept
where ("kept"."child_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "learning_paths" kept
where ("kept"."child_id" = $2::uuid or "kept"."made_by" = $3::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "user_subscriptions" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "subscription_usage" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "subscription_invoices" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "trial_grants" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "outbox" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "support_tickets" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "child_views" kept
where ("kept"."child_id" = $2::uuid or "kept"."adult_id" = $3::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "weekly_mails" kept
where ("kept"."child_id" = $2::uuid or "kept"."adult_id" = $3::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "audit_log" kept
where ("kept"."child_id" = $2::uuid or "kept"."actor_id" = $3::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "tutor_availability" kept
where ("kept"."tutor_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "calendar_links" kept
where ("kept"."user_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "tutoring_requests" kept
where ("kept"."student_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "tutoring_sessions" kept
where ("kept"."student_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "session_messages" kept
where ("kept"."sender_id" = $2::uuid) and not false;

-- exportOfAdult
select to_jsonb(kept) - $1::text[] as row
from "session_visits" kept
where ("kept"."person_id" = $2::uuid) and not false;

-- askErase
insert into "account_deletions" ("user_id", "asked_by", "along_with")
values ($1, $2, $3)
on conflict ("user_id") do update
set "asked_by" = "excluded"."asked_by", "asked_at" = "excluded"."asked_at",
  "erase_at" = "excluded"."erase_at", "reason" = "excluded"."reason", "along_with" = "excluded"."along_with"
where "account_deletions"."reason" <> $4
returning "erase_at";

-- askErase
update "users"
set "is_active" = $1
where "id" = $2 and ("role" is null or "role" = $3);

-- undoErase
delete from "account_deletions"
where ("user_id" = $1 or "along_with" = $2)
returning "user_id";

-- undoErase
update "users"
set "is_active" = $1, "kept_at" = now()
where "id" in ($2);

-- eraseAt
select "erase_at"
from "account_deletions"
where "user_id" = $1;

-- lockDue
select "user_id"
from "account_deletions"
where "erase_at" <= $1
for update skip locked;

-- erase
with heir as (
    select distinct on (ct.class_id) ct.class_id, ct.teacher_id
    from class_teachers ct
    join classes c on c.id = ct.class_id
    where c.teacher_id = any ($1::uuid[]) and not ct.teacher_id = any ($2::uuid[])
    order by ct.class_id, stays_here(ct.teacher_id) desc, ct.created_at, ct.teacher_id
  ), handed as (update classes c set teacher_id = heir.teacher_id from heir where c.id = heir.class_id)
delete from class_teachers ct
using heir
where ct.class_id = heir.class_id and ct.teacher_id = heir.teacher_id;

-- erase
update assignments a
set made_by = c.teacher_id
from classes c
where c.id = a.class_id and a.made_by = any ($1::uuid[]) and not c.teacher_id = any ($2::uuid[]);

-- erase
update learning_paths lp
set made_by = c.teacher_id
from classes c
where c.id = lp.class_id and lp.made_by = any ($1::uuid[]) and not c.teacher_id = any ($2::uuid[]);

-- erase
with due as (select id from unnest($1::uuid[]) as id), noted as (
    insert into erased_accounts (id)
    select id
    from due
    on conflict do nothing
  ), gone as (
    delete from users u
    using due
    where u.id = due.id
    returning u.id, u.username
  ), counted as (delete from rate_limits rl using gone where strpos(rl.key, gone.id::text) > 0)
select id, username
from gone;

-- erase
delete from rate_limits
where exists (select from unnest($1::text[]) name where strpos(key, ':' || name || ' ') > 0);

-- endOld
delete from "sessions"
where "expire" < $1;

-- endOld
delete from "password_resets"
where "expires_at" < $1;

-- endOld
delete from "address_changes"
where "expires_at" < $1;

-- endOld
delete from "teacher_invites"
where "expires_at" < $1;

-- endOld
delete from "trusted_devices"
where "expires_at" < $1;

-- endOld
delete from "device_sign_ins"
where "signed_in_at" < $1;

-- endOld
delete from "known_devices"
where "seen_at" < $1;

-- endOld
delete from "sign_in_tokens"
where "expires_at" < $1;

-- endOld
delete from "game_answers"
where "answered_at" < $1;

-- endOld
delete from "homework_answers"
where "answered_at" < $1;

-- endOld
delete from "chat_messages"
where "created_at" < $1;

-- endOld
delete from "chat_days"
where "day" < $1;

-- endOld
delete from "guardian_notices"
where "created_at" < $1;

-- endOld
delete from "child_browsers"
where "last_seen_at" < $1;

-- endOld
delete from "class_wish_tokens"
where "expires_at" < $1;

-- endOld
delete from "subscription_invoices"
where "invoice_date" < $1;

-- endOld
delete from "outbox"
where "sent_at" < $1;

-- endOld
delete from "support_tickets"
where "ends_at" < $1;

-- endOld
delete from "child_views"
where "last_at" < $1;

-- endOld
select end_old_audit_lines($1) as count;

-- endOld
delete from "session_messages"
where "created_at" < $1;

-- endOld
delete from "session_visits"
where "seen_at" < $1;

-- endOld
delete from "session_reviews"
where "created_at" < $1;

-- eraseAgain
insert into erased_accounts (id)
select unnest($1::uuid[])
on conflict do nothing;

-- eraseAgain
delete from users u
using erased_accounts ea
where ea.id = u.id
returning u.id;

-- erasedIds
select "id"
from "erased_accounts"
order by "erased_at";
