-- list
select "id", "name", "display_name", "description", "price", "yearly_price", "features", "max_students",
  "max_tutoring_sessions"
from "subscription_plans"
where "is_active" = $1
order by "sort_order";

-- put
insert into "subscription_plans" ("id", "name", "display_name", "description", "max_students",
  "max_tutoring_sessions", "has_advanced_analytics", "has_custom_curriculum", "has_priority_support",
  "has_offline_access", "price", "yearly_price", "features", "sort_order")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14),
  ($15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28),
  ($29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42)
on conflict ("id") do update
set "display_name" = "excluded"."display_name", "description" = "excluded"."description",
  "price" = "excluded"."price", "yearly_price" = "excluded"."yearly_price",
  "features" = "excluded"."features", "max_students" = "excluded"."max_students",
  "max_tutoring_sessions" = "excluded"."max_tutoring_sessions";

-- subscription
select "sp"."id" as "plan_id", "sp"."display_name", "us"."status", "us"."trialing", "us"."trial_ends_at",
  "us"."current_period_end", "us"."billing_cycle"
from "user_subscriptions" as "us"
inner join "subscription_plans" as "sp" on "sp"."id" = "us"."plan_id"
where "us"."user_id" = $1 and "us"."status" <> $2;

-- grantTrial
insert into "trial_grants" ("user_id", "email_key", "device_key")
values ($1, $2, $3)
on conflict do nothing
returning "user_id";

-- start: with a trial
insert into "user_subscriptions" ("user_id", "plan_id", "trialing", "trial_ends_at", "current_period_end",
  "due_at")
values ($1, $2, $3, now() + $4 * interval '1 day', now() + $5 * interval '1 day',
  now() + $6 * interval '1 day');

-- start: without
insert into "user_subscriptions" ("user_id", "plan_id", "trialing", "trial_ends_at", "current_period_end",
  "due_at")
values ($1, $2, $3, $4, $5, $6);
