-- read
select exists (
    select
    from trial_grants tg
    where not (tg.user_id = u.id and tg.ends_at is null)
      and (tg.user_id in (select trial_family(u.id)) or tg.email_key = trial_email_key(u.email) or tg.device_key = $1::text)
  ) as "is_trial_used", (
    select pc.trial_days
    from promo_codes pc
    where pc.code = $2::text and pc.uses_left > 0
  ) as "promo_days", coalesce(su.tutoring_sessions_used, 0) as "tutoring_sessions_used",
    coalesce(su.ai_lessons_generated, 0) as "ai_lessons_generated",
    coalesce(su.practice_problems_completed, 0) as "practice_problems_completed",
    coalesce(su.multiplayer_games_played, 0) as "multiplayer_games_played", "us"."id", "us"."user_id",
    "us"."plan_id", "us"."billing_cycle", "us"."status", "us"."trialing", "us"."trial_ends_at",
    "us"."current_period_start", "us"."current_period_end", "us"."billing_anchor", "us"."cancelled_at",
    "us"."pending_plan_id", "us"."pending_cycle", "us"."first_paid_at", "us"."paid_cents",
    "us"."payment_method_id", "us"."refunded_at", "us"."failed_payment_attempts", "us"."retry_at",
    "us"."stripe_customer_id", "us"."stripe_subscription_id", "us"."stripe_started_at",
    "us"."checkout_session_id"
from "users" as "u"
left join "user_subscriptions" as "us" on "us"."user_id" = "u"."id" and "us"."status" <> $3
left join "subscription_usage" as "su" on "su"."subscription_id" = "us"."id" and "su"."year" = $4
  and "su"."month" = $5
where "u"."id" = $6;
